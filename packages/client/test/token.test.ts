import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadRequestError, createClient, UnauthorizedError, UnexpectedAnswerError } from '../src/index.ts';
import { answer, startScriptedServer } from './scripted-server.ts';

const credentials = { clientId: 'client', clientSecret: 'secret' };
const page = { data: [], next_page: null };
/** A thousand calls on a busy machine take longer than one may: none is made again for that. */
const PATIENT = { timeoutMs: 240_000 };

test('1,000 concurrent calls make one token request', async (t) => {
  const { baseUrl, tokenRequests, seen } = await startScriptedServer(t, (_, response) =>
    answer(response, 200, page),
  );
  const { renovations } = createClient({ baseUrl, ...credentials, ...PATIENT });
  await Promise.all(Array.from({ length: 1_000 }, () => renovations.search()));
  assert.equal(tokenRequests(), 1);
  assert.equal(seen.length, 1_001);
});

test('the credentials go to the token endpoint alone, the token to the others', async (t) => {
  const { baseUrl, seen } = await startScriptedServer(t, (_, response) => answer(response, 200, page));
  await createClient({ baseUrl, ...credentials }).renovations.search();
  assert.equal(seen[0]?.headers['x-service-client-id'], 'client');
  assert.equal(seen[0]?.headers['x-service-client-secret'], 'secret');
  assert.equal(seen[0]?.body, '');
  assert.equal(seen[1]?.headers['x-service-client-secret'], undefined);
  assert.equal(seen[1]?.headers.authorization, 'Bearer token-1');
});

test('a token is renewed shortly before retrieval time plus expires_in, not earlier', async (t) => {
  const { baseUrl, tokenRequests } = await startScriptedServer(t, (_, response) =>
    answer(response, 200, page),
  );
  const { renovations } = createClient({ baseUrl, ...credentials });
  t.mock.timers.enable({ apis: ['Date'], now: 1_000_000 });
  await renovations.search();
  t.mock.timers.tick(3_539_000);
  await renovations.search();
  assert.equal(tokenRequests(), 1);
  t.mock.timers.tick(1_000);
  await renovations.search();
  assert.equal(tokenRequests(), 2);
});

test('a token that lives for seconds is used for most of them', async (t) => {
  const script = { expiresIn: 10 };
  const { baseUrl, tokenRequests } = await startScriptedServer(t, (_, res) => answer(res, 200, page), script);
  const { renovations } = createClient({ baseUrl, ...credentials });
  t.mock.timers.enable({ apis: ['Date'], now: 1_000_000 });
  await renovations.search();
  t.mock.timers.tick(8_999);
  await renovations.search();
  assert.equal(tokenRequests(), 1);
  t.mock.timers.tick(1);
  await renovations.search();
  assert.equal(tokenRequests(), 2);
});

test('a burst refused with 401 makes one new token, and every call of it succeeds', async (t) => {
  const { baseUrl, tokenRequests } = await startScriptedServer(t, (request, response) =>
    request.headers.authorization === 'Bearer token-1'
      ? answer(response, 401, { statusCode: 401, error: 'Unauthorized' })
      : answer(response, 200, page),
  );
  const { renovations } = createClient({ baseUrl, ...credentials });
  await Promise.all(Array.from({ length: 200 }, () => renovations.search()));
  assert.equal(tokenRequests(), 2);
});

test('a second 401 in a row is the caller’s to know', async (t) => {
  const { baseUrl, tokenRequests } = await startScriptedServer(t, (_, response) =>
    answer(response, 401, { statusCode: 401, error: 'Unauthorized' }),
  );
  await assert.rejects(createClient({ baseUrl, ...credentials }).renovations.search(), UnauthorizedError);
  assert.equal(tokenRequests(), 2);
});

test('an abort of one caller does not take the token from the others', async (t) => {
  const { baseUrl, tokenRequests } = await startScriptedServer(t, (_, response) =>
    answer(response, 200, page),
  );
  const { renovations } = createClient({ baseUrl, ...credentials });
  const leaving = new AbortController();
  const first = renovations.search({}, { signal: leaving.signal });
  const second = renovations.search();
  leaving.abort();
  await assert.rejects(first, { name: 'AbortError' });
  await second;
  assert.equal(tokenRequests(), 1);
});

test('a failed token request is not remembered', async (t) => {
  let isDown = true;
  const { baseUrl } = await startScriptedServer(t, (_, response) => answer(response, 200, page));
  const refusal = { statusCode: 400, error: 'Bad Request', message: ['client credentials are invalid'] };
  const { renovations } = createClient({
    baseUrl,
    ...credentials,
    fetch: (...call) => (isDown ? Promise.resolve(Response.json(refusal, { status: 400 })) : fetch(...call)),
  });
  await assert.rejects(renovations.search(), BadRequestError);
  isDown = false;
  assert.deepEqual(await renovations.search(), page);
});

test('an answer that is no token says so, and does not show what it was', async (t) => {
  const { baseUrl } = await startScriptedServer(t, (_, response) => answer(response, 200, page));
  for (const body of [
    {},
    { expires_in: 3600 },
    { access_token: 'sec\nret', expires_in: 3600 },
    { access_token: 'secret', expires_in: 0 },
  ]) {
    const { renovations } = createClient({ baseUrl, ...credentials, fetch: async () => Response.json(body) });
    await assert.rejects(renovations.search(), (error: Error) => {
      assert.ok(error instanceof UnexpectedAnswerError);
      assert.doesNotMatch(error.message, /sec/);
      return true;
    });
  }
});
