import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { addMixedEstates } from '../../server/src/testing/data/mixed-estates.ts';
import { startTestApp } from '../../server/src/testing/test-app.ts';
import { ConnectionError, createClient, TimeoutError } from '../src/index.ts';
import { startFaultyLink } from './faulty-link.ts';

// No worker: a batch stays as it was made.
const app = await startTestApp();
after(() => app.stop());
const { contextId, clientId, clientSecret } = await app.addClient();
const names = await addMixedEstates(app.dependencies.sql, contextId, 200);
const credentials = { clientId, clientSecret };
/** Longer than this process is ever held up itself. */
const SILENCE_MS = 4_000;
/** Answers as they are, so that a number of bytes is a number of estates. */
const plainFetch: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('accept-encoding', 'identity');
  return fetch(input, { ...init, headers });
};

test('a search whose answer is cut off is asked again', async (t) => {
  const link = await startFaultyLink(t, app.url);
  const { renovations } = createClient({ baseUrl: link.url, ...credentials });
  await renovations.search();
  for (const bytes of [0, 20, 300]) {
    link.cutNextAnswerAfter(bytes);
    assert.equal((await renovations.search()).total, 0);
  }
});

test('a batch whose answer is lost is sent again, and exists once', async (t) => {
  const link = await startFaultyLink(t, app.url);
  const { calculationJobs } = createClient({ baseUrl: link.url, ...credentials });
  const before = await calculationJobs.list();
  link.cutNextAnswerAfter(40);
  const job = await calculationJobs.planRenovations(names.slice(0, 3));
  const { total, data } = await calculationJobs.list();
  assert.equal(total, before.total + 1);
  assert.equal(data[0]?.id, job.id);
});

test('a list that is cut off is an error, never a shorter list', async (t) => {
  const link = await startFaultyLink(t, app.url);
  const { estates, renovations } = createClient({ baseUrl: link.url, ...credentials, fetch: plainFetch });
  await renovations.search();
  link.cutNextAnswerAfter(30_000);
  let seen = 0;
  await assert.rejects(async () => {
    for await (const _ of estates.stream()) seen++;
  }, ConnectionError);
  assert.ok(seen > 0 && seen < names.length, `${seen} entries`);
  link.cutNextAnswerAfter(30_000);
  assert.equal((await estates.list()).estates.length, names.length);
});

test('a compressed list that is cut off is an error, too', async (t) => {
  const link = await startFaultyLink(t, app.url);
  const { estates, renovations } = createClient({ baseUrl: link.url, ...credentials });
  await renovations.search();
  link.cutNextAnswerAfter(2_000);
  await assert.rejects(Array.fromAsync(estates.stream()), ConnectionError);
});

test('a slow link takes its time; silence does not take more than timeoutMs', async (t) => {
  const link = await startFaultyLink(t, app.url);
  const { estates, renovations } = createClient({
    baseUrl: link.url,
    ...credentials,
    maxRetries: 0,
    fetch: plainFetch,
  });
  await renovations.search();
  link.throttle(200);
  const startedAt = performance.now();
  const slow = estates.stream({ timeoutMs: SILENCE_MS });
  assert.equal((await Array.fromAsync(slow)).length, names.length);
  assert.ok(performance.now() - startedAt > SILENCE_MS, 'the list was not slow');

  const stalled = await startFaultyLink(t, app.url);
  stalled.stall();
  const impatient = createClient({ baseUrl: stalled.url, ...credentials, timeoutMs: 200, maxRetries: 0 });
  await assert.rejects(impatient.renovations.search(), TimeoutError);
});
