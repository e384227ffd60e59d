import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { DEFAULT_CONTROLS } from '@rooftree/engine';
import { createContext } from '../../../access/contexts/contexts.service.ts';
import { type ComputePool, computeTask, createComputePool } from '../../../infra/compute/compute-pool.ts';
import { announce, createWebhook } from '../../../output/webhooks/webhooks.service.ts';
import { assertWhole, countsOf, startBatch } from '../../../testing/data/batches.ts';
import { addMixedEstates } from '../../../testing/data/mixed-estates.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { until } from '../../../testing/until.ts';
import { findJob } from '../calculation-jobs.repository.ts';
import { stopJob } from '../calculation-jobs.service.ts';
import { FATAL_M2, type planOrBreak, WRONG_SUM_M2 } from './breaking.thread.ts';
import { calculationTasks, ENGINE_THREADS } from './calculation-jobs.job.ts';
import { CALCULATE_CHUNK, EXPIRE_BATCH } from './chunk-queue.ts';
import type { planAndCount } from './followed.thread.ts';
import { RunningChunks } from './running-chunks.ts';

const { sql, drop } = await createTestDatabase();
const pool = createComputePool({ threads: 1 });
// Threads yield to everything else on the machine: beside a load a minute is not enough to call one stuck.
const compute: ComputePool = {
  ...pool,
  run: (task, input, { contextId }) => pool.run(task, input, { contextId, timeoutMs: 600_000 }),
};
after(async () => {
  await compute.close();
  await drop();
});
const log = { debug() {}, warn() {}, error() {} };
const telling = new URL('./followed.thread.ts', import.meta.url);
const breaking = new URL('./breaking.thread.ts', import.meta.url);
const tasks = calculationTasks({
  sql,
  publish: announce,
  compute,
  chunks: new RunningChunks(),
  log,
  threads: {
    ...ENGINE_THREADS,
    SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION: computeTask<typeof planOrBreak>(breaking, 'planOrBreak'),
  },
});

let contexts = 0;
async function portfolio(estates: number) {
  contexts += 1;
  const { id } = await createContext(sql, { slug: `worker-${contexts}`, name: 'Worker', language: 'nl-BE' });
  return { contextId: id, names: await addMixedEstates(sql, id, estates) };
}
const setArea = (contextId: string, name: string, m2: number) => sql`
  UPDATE estates SET dwelling = ${sql.json({ habitable_space_m2: m2 })}
  WHERE context_id = ${contextId} AND external_id = ${name}`;
/** Runs the queue entries of the batch by hand, as often and with whichever attempt the test wants. */
async function run(batchId: string, task: string, number = 1): Promise<void> {
  const entries = await sql<{ payload: unknown }[]>`
    SELECT payload FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
    WHERE identifier = ${task} AND payload->>'batchId' = ${batchId} ORDER BY job.priority`;
  assert(entries.length > 0);
  const attempt = { number, isLast: false, signal: new AbortController().signal };
  for (const { payload } of entries) await tasks[task]?.(payload, attempt);
}
const renovationsOf = (contextId: string) => sql<
  {
    id: string;
    name: string;
    edited: boolean;
    user: string | null;
    total: number;
    plan: { steps: unknown[] };
  }[]
>`SELECT id, name, is_edited AS edited, managing_user_id AS user, total_cents AS total, plan
  FROM renovations WHERE context_id = ${contextId} ORDER BY created_at, id`;

test('a finished job makes the renovation of its estate, with its name, manager, money and whole plan', async () => {
  const { contextId, names } = await portfolio(1);
  const [user] = await sql<[{ id: string }]>`
    INSERT INTO users (context_id, external_id) VALUES (${contextId}, 'agent-7') RETURNING id`;
  await sql`UPDATE estates SET managing_user_id = ${user.id} WHERE context_id = ${contextId}`;
  const jobId = await startBatch(sql, contextId, { names });
  await run(jobId, CALCULATE_CHUNK);
  const job = await findJob(sql, contextId, jobId);
  const [renovation] = await renovationsOf(contextId);
  assert.equal(job?.calculation_job_status, 'FINISHED');
  assert.equal(job.metadata.renovation_id, renovation?.id);
  assert.deepEqual(job.metadata.estates, { total: 1, finished: 1, failed: 0 });
  assert.notEqual(job.published_at, null);
  assert.equal(renovation?.name, 'Renovatieplan Lindenlaan 1, 2800 Mechelen');
  assert.equal(renovation.user, user.id);
  assert(renovation.total > 0 && renovation.plan.steps.length > 0);
});

test('the outline beside a plan is what the database would make of the plan', async () => {
  const { contextId, names } = await portfolio(40);
  await run(await startBatch(sql, contextId, { names }), CALCULATE_CHUNK);
  const outlines = await sql`
    SELECT outline, plan_outline(plan) AS expected, outlined_at = asked_at AS is_used FROM renovations WHERE context_id = ${contextId}`;
  assert.equal(outlines.length, 40);
  for (const { outline, expected, is_used } of outlines) {
    assert.deepEqual(outline, expected);
    assert.equal(is_used, true);
  }
});

test('a suggestion that nobody edited keeps its id; an edited one is left alone and a new one made', async () => {
  const { contextId, names } = await portfolio(1);
  const plan = async () => run(await startBatch(sql, contextId, { names }), CALCULATE_CHUNK);
  await plan();
  const [first] = await renovationsOf(contextId);
  await plan();
  assert.deepEqual(
    (await renovationsOf(contextId)).map(({ id }) => id),
    [first?.id],
  );
  await sql`UPDATE renovations SET is_edited = true, name = 'Mine' WHERE context_id = ${contextId}`;
  await plan();
  await plan();
  const [edited, fresh, ...others] = await renovationsOf(contextId);
  assert.equal(edited?.id, first?.id);
  assert.equal(edited?.name, 'Mine');
  assert.equal(fresh?.edited, false);
  assert.equal(others.length, 0);
});

test('a result that comes late leaves the suggestion of a newer request alone, and its job names that one', async () => {
  const { contextId, names } = await portfolio(2);
  const ask = (budget_eur: number) =>
    startBatch(sql, contextId, { names, controls: { ...DEFAULT_CONTROLS, budget_eur } });
  const older = await ask(1_000);
  await sql`UPDATE calculation_jobs SET created_at = created_at - interval '1 second' WHERE context_id = ${contextId}`;
  const newer = await ask(50_000);
  await run(newer, CALCULATE_CHUNK);
  const standing = await renovationsOf(contextId);
  await run(older, CALCULATE_CHUNK, 2);
  assert.deepEqual(await renovationsOf(contextId), standing);
  for (const batchId of [newer, older]) {
    assert.equal((await countsOf(sql, batchId)).finished, 2);
    await assertWhole(sql, contextId, batchId);
  }
  const late = await sql`
    SELECT renovation_id FROM calculation_jobs
    WHERE parent_id = ${older} AND published_at IS NULL ORDER BY renovation_id`;
  assert.deepEqual(
    late.map((job) => job['renovation_id']),
    standing.map(({ id }) => id).sort(),
  );

  const newest = await ask(2_000);
  await run(newest, CALCULATE_CHUNK);
  assert.notDeepEqual(await renovationsOf(contextId), standing);
});

test('wrong data fail their own job with a reason that a client can read, and no other', async () => {
  const { contextId, names } = await portfolio(6);
  const wrong = { storeys: -3, cellar: true };
  await sql`UPDATE estates SET dwelling = ${sql.json(wrong)} WHERE context_id = ${contextId} AND external_id = 'house-2'`;
  const batchId = await startBatch(sql, contextId, { names });
  await run(batchId, CALCULATE_CHUNK);
  await assertWhole(sql, contextId, batchId);
  const counts = await countsOf(sql, batchId);
  assert.deepEqual(counts, { status: 'FINISHED', total: 6, finished: 5, failed: 1, stopped: 0 });
  const [failed] = await sql<[{ failure: string }]>`
    SELECT failure FROM calculation_jobs WHERE context_id = ${contextId} AND calculation_job_status = 'FAILED'`;
  assert.match(failed.failure, /dwelling\.storeys must/);
  assert.match(failed.failure, /property dwelling\.cellar should not exist/);
});

test('a batch of which every estate failed has failed', async () => {
  const { contextId, names } = await portfolio(2);
  await sql`UPDATE estates SET dwelling = '{"storeys": -3}' WHERE context_id = ${contextId}`;
  const batchId = await startBatch(sql, contextId, { names });
  await run(batchId, CALCULATE_CHUNK);
  assert.equal((await countsOf(sql, batchId)).status, 'FAILED');
  await assertWhole(sql, contextId, batchId);
});

test('a thread that dies is the machine’s fault: tried again, and alone at last, so that one estate can’t hold the others', async () => {
  const { contextId, names } = await portfolio(5);
  await setArea(contextId, 'house-3', FATAL_M2);
  const batchId = await startBatch(sql, contextId, { names });
  await assert.rejects(run(batchId, CALCULATE_CHUNK, 1));
  const untouched = { status: 'RUNNING', total: 5, finished: 0, failed: 0, stopped: 0 };
  assert.deepEqual(await countsOf(sql, batchId), untouched);
  await run(batchId, CALCULATE_CHUNK, 4);
  await assertWhole(sql, contextId, batchId);
  assert.deepEqual(await countsOf(sql, batchId), {
    ...untouched,
    status: 'FINISHED',
    finished: 4,
    failed: 1,
  });
});

test('a result that the database refuses fails its own job, at once', async () => {
  const { contextId, names } = await portfolio(4);
  await setArea(contextId, 'house-1', WRONG_SUM_M2);
  const batchId = await startBatch(sql, contextId, { names });
  await run(batchId, CALCULATE_CHUNK, 1);
  await assertWhole(sql, contextId, batchId);
  const { finished, failed } = await countsOf(sql, batchId);
  assert.deepEqual([finished, failed], [3, 1]);
});

test('a chunk delivered twice counts once, even at the same time', async () => {
  const { contextId, names } = await portfolio(120);
  const batchId = await startBatch(sql, contextId, { names });
  await Promise.all([run(batchId, CALCULATE_CHUNK), run(batchId, CALCULATE_CHUNK, 2)]);
  await run(batchId, CALCULATE_CHUNK, 3);
  assert.equal((await countsOf(sql, batchId)).finished, 120);
  await assertWhole(sql, contextId, batchId);
});

test('what has not ended when it expires is stopped, and says why; a late chunk then finds nothing to do', async () => {
  const { contextId, names } = await portfolio(3);
  const batchId = await startBatch(sql, contextId, { names });
  await run(batchId, EXPIRE_BATCH);
  await run(batchId, CALCULATE_CHUNK);
  await assertWhole(sql, contextId, batchId);
  const job = await findJob(sql, contextId, batchId);
  assert.equal(job?.calculation_job_status, 'STOPPED');
  assert.equal(job.metadata.failure, 'not finished before expires_at');
  assert.equal((await renovationsOf(contextId)).length, 0);
});

test('an indication is in the job of its estate and makes no renovation', async () => {
  const { contextId, names } = await portfolio(1);
  const jobId = await startBatch(sql, contextId, { names, type: 'ENERGY_EFFICIENCY_INDICATION' });
  await run(jobId, CALCULATE_CHUNK);
  const job = await findJob(sql, contextId, jobId);
  assert.equal(job?.calculation_job_status, 'FINISHED');
  assert.equal(job.published_at, null);
  const fields = Object.keys(job.metadata.indication ?? {});
  for (const field of ['label', 'label_probabilities', 'primary_kwh_per_m2', 'quality_label', 'assumptions'])
    assert(fields.includes(field), field);
  assert.equal((await renovationsOf(contextId)).length, 0);
});

test('every job that was asked for is reported once when it ends, and none of its children', async () => {
  const { contextId, names } = await portfolio(3);
  const url = 'https://example.com/hook';
  await createWebhook(sql, contextId, { url, events: [], allowPrivateAddresses: false });
  await sql`UPDATE estates SET dwelling = '{"storeys": -3}' WHERE context_id = ${contextId} AND external_id = 'house-0'`;
  const wanted: [string, string][] = [];
  for (const [some, type] of [
    [['house-0'], 'calculation_job.failed'],
    [['house-1'], 'calculation_job.finished'],
    [names, 'calculation_job.finished'],
  ] as const) {
    const id = await startBatch(sql, contextId, { names: some });
    await run(id, CALCULATE_CHUNK);
    await run(id, CALCULATE_CHUNK, 2);
    wanted.push([type, id]);
  }
  const id = await startBatch(sql, contextId, { names });
  await stopJob({ sql, publish: announce }, contextId, id);
  wanted.push(['calculation_job.stopped', id]);
  const events = await sql<{ body: { type: string; data: { id: string } } }[]>`
    SELECT (payload->>'body')::json AS body FROM graphile_worker._private_jobs
    WHERE payload->>'contextId' = ${contextId} AND payload->>'webhookId' IS NOT NULL ORDER BY id`;
  assert.deepEqual(
    events.map(({ body }) => [body.type, body.data.id]),
    wanted,
  );
});

test('a stop reaches a thread between two estates', async () => {
  const { contextId, names } = await portfolio(3000);
  const chunks = new RunningChunks();
  const { stopFlag, end } = chunks.begin('batch', new AbortController().signal);
  const [row] = await sql<[{ estates: string }]>`
    SELECT json_agg(json_build_object('job_id', id, 'estate', json_build_object('estate_type', estate_type,
      'address', json_build_object('country', country, 'region', region), 'year_built', year_built,
      -- Each home another one: equal ones share a plan.
      'dwelling', json_build_object('habitable_space_m2', 80 + 0.01 * number))))::text AS estates
    FROM (SELECT *, row_number() OVER () AS number FROM estates WHERE context_id = ${contextId}) AS estate`;
  const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const terms = { contextId, controls: null, priceBook: null, date: '2026-11-14' };
  const work = { estates: row.estates, ...terms, stopFlag, begun };
  const running = compute.run(computeTask<typeof planAndCount>(telling, 'planAndCount'), work, { contextId });
  await until(() => Atomics.load(begun, 0) > 1);
  chunks.stop('batch');
  const { results } = await running;
  end();
  const done = JSON.parse(results).length;
  assert(done > 0 && done < names.length, `${done} of ${names.length}`);
});

test('a chunk that was handed out again writes nothing more, however far it had come', async () => {
  const { contextId, names } = await portfolio(2);
  const batchId = await startBatch(sql, contextId, { names });
  const [entry] = await sql<[{ payload: unknown }]>`
    SELECT payload FROM graphile_worker._private_jobs WHERE payload->>'batchId' = ${batchId} ORDER BY priority, id LIMIT 1`;
  const late = AbortSignal.abort(new Error('took too long'));
  await assert.rejects(async () =>
    tasks[CALCULATE_CHUNK]?.(entry.payload, { number: 1, isLast: false, signal: late }),
  );
  const untouched = { status: 'RUNNING', total: 2, finished: 0, failed: 0, stopped: 0 };
  assert.deepEqual(await countsOf(sql, batchId), untouched);
  await run(batchId, CALCULATE_CHUNK, 2);
  await assertWhole(sql, contextId, batchId);
});
