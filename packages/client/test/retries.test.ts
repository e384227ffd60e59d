import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BadRequestError,
  ConnectionError,
  createClient,
  InternalServerError,
  ServiceUnavailableError,
  TimeoutError,
  TooManyRequestsError,
} from '../src/index.ts';
import { answer, type Script, startScriptedServer } from './scripted-server.ts';

const credentials = { clientId: 'client', clientSecret: 'secret' };
const page = { data: [], next_page: null };

/** Answers the first `times` calls with the fault, the later ones well. */
const failing =
  (times: number, fault: Script): Script =>
  (request, response, count) =>
    count <= times ? fault(request, response, count) : answer(response, 200, page);
const status =
  (statusCode: number, headers: Record<string, string> = {}): Script =>
  (_, response) =>
    answer(response, statusCode, { statusCode, error: 'Fault' }, headers);

test('a safe call waits as long as Retry-After says, and succeeds', async (t) => {
  for (const statusCode of [429, 503]) {
    const script = failing(1, status(statusCode, { 'retry-after': '1' }));
    const { baseUrl, seen } = await startScriptedServer(t, script);
    const startedAt = performance.now();
    assert.deepEqual(await createClient({ baseUrl, ...credentials }).renovations.search(), page);
    assert.ok(performance.now() - startedAt >= 990);
    assert.equal(seen.length, 3);
  }
});

test('without Retry-After it backs off by itself; what a proxy says of a lost server is the same fault', async (t) => {
  for (const statusCode of [502, 503, 504]) {
    const { baseUrl } = await startScriptedServer(t, failing(2, status(statusCode)));
    assert.deepEqual(await createClient({ baseUrl, ...credentials }).renovations.search(), page);
  }
});

test('it gives up after maxRetries, with the last error', async (t) => {
  const { baseUrl, seen } = await startScriptedServer(t, status(503, { 'retry-after': '0' }));
  const { renovations } = createClient({ baseUrl, ...credentials, maxRetries: 2 });
  await assert.rejects(renovations.search(), ServiceUnavailableError);
  assert.equal(seen.length, 1 + 3);
});

test('a wait of more than a minute is left to the caller', async (t) => {
  const { baseUrl, seen } = await startScriptedServer(t, status(429, { 'retry-after': '61' }));
  await assert.rejects(createClient({ baseUrl, ...credentials }).renovations.search(), (error: Error) => {
    assert.ok(error instanceof TooManyRequestsError);
    assert.equal(error.retryAfterMs, 61_000);
    return true;
  });
  assert.equal(seen.length, 2);
});

test('faults that stay are not repeated', async (t) => {
  for (const [statusCode, errorClass] of [
    [400, BadRequestError],
    [500, InternalServerError],
  ] as const) {
    const { baseUrl, seen } = await startScriptedServer(t, status(statusCode));
    await assert.rejects(createClient({ baseUrl, ...credentials }).renovations.search(), errorClass);
    assert.equal(seen.length, 2);
  }
});

test('a POST that creates is repeated under one Idempotency-Key; two calls have two keys', async (t) => {
  const { baseUrl, seen } = await startScriptedServer(t, failing(2, status(503, { 'retry-after': '0' })));
  const { calculationJobs, renovations } = createClient({ baseUrl, ...credentials });
  await calculationJobs.planRenovations(['estate']);
  await renovations.reports.create('renovation', { language: 'en' });
  const keys = seen.slice(1).map(({ headers }) => headers['idempotency-key']);
  assert.equal(keys.length, 4);
  assert.match(String(keys[0]), /^[0-9a-f-]{36}$/);
  assert.deepEqual(keys.slice(1, 3), [keys[0], keys[0]]);
  assert.notEqual(keys[3], keys[0]);
});

test('a POST without such a key is sent once', async (t) => {
  const { baseUrl, seen } = await startScriptedServer(t, status(503, { 'retry-after': '0' }));
  await assert.rejects(
    createClient({ baseUrl, ...credentials }).calculationJobs.stop('job'),
    ServiceUnavailableError,
  );
  assert.equal(seen.length, 2);
});

test('a cut connection is retried, and named in the error when it stays cut', async (t) => {
  const cut: Script = (_, response) => void response.socket?.destroy();
  const passing = await startScriptedServer(t, failing(1, cut));
  assert.deepEqual(
    await createClient({ baseUrl: passing.baseUrl, ...credentials }).renovations.search(),
    page,
  );
  const staying = await startScriptedServer(t, cut);
  const { renovations } = createClient({ baseUrl: staying.baseUrl, ...credentials, maxRetries: 1 });
  await assert.rejects(renovations.search(), ConnectionError);
});

test('an answer cut in the middle of its body is no answer', async (t) => {
  const half: Script = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"data": [');
    setTimeout(() => response.destroy(), 20);
  };
  const { baseUrl } = await startScriptedServer(t, failing(1, half));
  assert.deepEqual(await createClient({ baseUrl, ...credentials }).renovations.search(), page);
});

test('silence, before the answer or in the middle of it, ends at timeoutMs', async (t) => {
  const silent: Script = () => {};
  const stalled: Script = (_, response) => void response.writeHead(200).write('{"data": [');
  for (const script of [silent, stalled]) {
    const { baseUrl } = await startScriptedServer(t, script);
    // The client's own limit would outlast the test.
    const { renovations } = createClient({ baseUrl, ...credentials, maxRetries: 0, timeoutMs: 3_600_000 });
    await assert.rejects(renovations.search({}, { timeoutMs: 150 }), TimeoutError);
  }
});

test('an abort ends a call in hand, and a wait between tries, at once', async (t) => {
  const silent = await startScriptedServer(t, () => {});
  const busy = await startScriptedServer(t, status(503, { 'retry-after': '60' }));
  for (const { baseUrl } of [silent, busy]) {
    const signal = AbortSignal.timeout(100);
    const { renovations } = createClient({ baseUrl, ...credentials, timeoutMs: 3_600_000 });
    await assert.rejects(renovations.search({}, { signal }), { name: 'TimeoutError', code: 23 });
    await assert.rejects(renovations.search({}, { signal }), { name: 'TimeoutError', code: 23 });
  }
});
