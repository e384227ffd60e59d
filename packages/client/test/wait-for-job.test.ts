import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConnectionError, createClient, NotFoundError } from '../src/index.ts';
import { answer, startScriptedServer } from './scripted-server.ts';

const credentials = { clientId: 'client', clientSecret: 'secret' };
const job = (status: string, finished = 0) => ({
  id: 'job-1',
  calculation_job_status: status,
  metadata: { estates: { total: 10, finished, failed: 0 } },
});

test('each final state ends the wait, and progress is reported at each poll', async (t) => {
  for (const final of ['FINISHED', 'FAILED', 'STOPPED']) {
    const { baseUrl } = await startScriptedServer(t, (_, response, count) =>
      answer(response, 200, [job('NOT_STARTED'), job('RUNNING', 4), job(final, 10)][count - 1]),
    );
    const seen: string[] = [];
    const ended = await createClient({ baseUrl, ...credentials }).calculationJobs.waitFor(
      { id: 'job-1' },
      { onProgress: ({ calculation_job_status }) => seen.push(calculation_job_status) },
    );
    assert.equal(ended.calculation_job_status, final);
    assert.deepEqual(seen, ['NOT_STARTED', 'RUNNING', final]);
  }
});

test('the looks grow further apart', async (t) => {
  const at: number[] = [];
  const { baseUrl } = await startScriptedServer(t, (_, response, count) => {
    at.push(performance.now());
    answer(response, 200, job(count < 5 ? 'RUNNING' : 'FINISHED'));
  });
  await createClient({ baseUrl, ...credentials }).calculationJobs.waitFor({ id: 'job-1' });
  const gaps = at.slice(1).map((time, index) => time - (at[index] ?? 0));
  // Lower bounds only: a busy machine may make any of them longer.
  const least = [195, 295, 445, 670];
  assert.equal(gaps.length, least.length);
  assert.ok(
    gaps.every((gap, index) => gap >= (least[index] ?? 0)),
    `gaps were ${gaps}`,
  );
});

test('a job that is not there ends the wait at once', async (t) => {
  const { baseUrl } = await startScriptedServer(t, (_, response) => answer(response, 404, {}));
  await assert.rejects(
    createClient({ baseUrl, ...credentials }).calculationJobs.waitFor({ id: 'job-1' }),
    NotFoundError,
  );
});

test('a server that stays away ends the wait after maxOutageMs', async (t) => {
  const { baseUrl, server } = await startScriptedServer(t, (_, response) =>
    answer(response, 200, job('RUNNING')),
  );
  const startedAt = performance.now();
  const waiting = createClient({ baseUrl, ...credentials, maxRetries: 0 }).calculationJobs.waitFor(
    { id: 'job-1' },
    {
      maxOutageMs: 1_000,
      onProgress: () => {
        server.close();
        server.closeAllConnections();
      },
    },
  );
  await assert.rejects(waiting, ConnectionError);
  assert.ok(performance.now() - startedAt >= 1_000);
});

test('an abort ends the wait at once', async (t) => {
  const { baseUrl } = await startScriptedServer(t, (_, response) => answer(response, 200, job('RUNNING')));
  const leaving = new AbortController();
  let looks = 0;
  // A clock that stands still: the next look never comes.
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const waiting = createClient({ baseUrl, ...credentials }).calculationJobs.waitFor(
    { id: 'job-1' },
    {
      signal: leaving.signal,
      onProgress: () => {
        looks += 1;
        setImmediate(() => leaving.abort());
      },
    },
  );
  await assert.rejects(waiting, { name: 'AbortError' });
  assert.equal(looks, 1);
});
