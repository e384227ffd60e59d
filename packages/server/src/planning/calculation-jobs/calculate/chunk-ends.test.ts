/** What the database makes of a chunk's results, without the engine: whose jobs they end, and how they are counted. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createContext } from '../../../access/contexts/contexts.service.ts';
import { refreshStatistics } from '../../../estates/estates.repository.ts';
import { transaction } from '../../../infra/database/sql.ts';
import { announce } from '../../../output/webhooks/webhooks.service.ts';
import { assertWhole, countsOf, startBatch } from '../../../testing/data/batches.ts';
import { addMixedEstates } from '../../../testing/data/mixed-estates.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { stopJob } from '../calculation-jobs.service.ts';
import { recordResults, stopWithChildren } from '../job-ends.ts';
import { startJobs } from './chunk.repository.ts';
import type { ChunkResults } from './chunk-results.ts';

const { sql, drop } = await createTestDatabase();
after(drop);

let contexts = 0;
async function newContext(): Promise<string> {
  contexts += 1;
  return (await createContext(sql, { slug: `ends-${contexts}`, name: 'Ends' })).id;
}

interface Job {
  id: string;
  status: string;
  renovation: string | null;
  isPublished: boolean;
}

const jobsOf = (batchId: string) => sql<Job[]>`
  SELECT id, calculation_job_status AS status, renovation_id AS renovation, published_at IS NOT NULL AS "isPublished"
  FROM calculation_jobs WHERE parent_id = ${batchId} ORDER BY id`;

async function batchOf(contextId: string, names: readonly string[]) {
  const batchId = await startBatch(sql, contextId, { names });
  return { contextId, batchId, jobIds: (await jobsOf(batchId)).map(({ id }) => id) };
}
type Batch = Awaited<ReturnType<typeof batchOf>>;

const start = ({ contextId, batchId, jobIds }: Batch) => startJobs(sql, contextId, batchId, jobIds);

/** Ends the jobs: those named in `failed` with a failure, the others with an empty plan. */
function end(
  { contextId, batchId, jobIds }: Batch,
  failed: readonly string[] = [],
  total_cents = 0,
): Promise<void> {
  const results = resultsOf(jobIds, failed, total_cents);
  return transaction(sql, (tx) => recordResults(tx, announce, contextId, { batchId, jobIds }, results));
}

function resultsOf(jobIds: readonly string[], failed: readonly string[] = [], total_cents = 0): ChunkResults {
  const cents = { cost_cents: total_cents, vat_cents: 0, total_cents, subsidy_cents: 0 };
  const results = jobIds.map((job_id) =>
    failed.includes(job_id) ? { job_id, failure: 'no' } : { job_id, plan_number: 1, ...cents },
  );
  return { results: JSON.stringify(results), plans: '{}' };
}

test('as many failures as plans are counted both', async () => {
  const contextId = await newContext();
  const batch = await batchOf(contextId, await addMixedEstates(sql, contextId, 2));
  await start(batch);
  await end(batch, batch.jobIds.slice(0, 1));
  const counts = await countsOf(sql, batch.batchId);
  assert.deepEqual(counts, { status: 'FINISHED', total: 2, finished: 1, failed: 1, stopped: 0 });
  await assertWhole(sql, contextId, batch.batchId);
  assert.deepEqual(
    (await jobsOf(batch.batchId)).map(({ status, isPublished }) => [status, isPublished]),
    [
      ['FAILED', false],
      ['FINISHED', true],
    ],
  );
});

test('a plan whose cost or label changes is recorded for its home, an unchanged one is not', async () => {
  const contextId = await newContext();
  const names = await addMixedEstates(sql, contextId, 2);
  const planned = async (some: readonly string[], totalCents: number) => {
    const batch = await batchOf(contextId, some);
    await start(batch);
    await end(batch, [], totalCents);
  };
  const changes = async () => [
    ...(await sql`
    SELECT thing_id, before -> 'net_cost' AS before, after -> 'net_cost' AS after FROM audit_entries
    WHERE context_id = ${contextId} AND operation = 'planChanged' ORDER BY thing_id`),
  ];
  await planned(names, 4_200_000);
  await planned(names, 4_200_000);
  assert.deepEqual(await changes(), []);
  await planned(names, 3_200_050);
  assert.deepEqual(
    await changes(),
    names.map((name) => ({ thing_id: name, before: 42000, after: 32000.5 })),
  );
});

test('a chunk reads its own homes and their plans, not all those written since statistics were collected', async () => {
  const contextId = await newContext();
  const names = await addMixedEstates(sql, contextId, 400);
  const batch = await batchOf(contextId, names);
  await start(batch);
  // As after an import: of the homes, while there is no plan yet.
  await refreshStatistics(sql);
  await sql`ANALYZE renovations`;
  await end({ ...batch, jobIds: batch.jobIds.slice(0, 350) });
  const last = { batchId: batch.batchId, jobIds: batch.jobIds.slice(350) };
  const readFor = ({ batchId, jobIds }: { batchId: string; jobIds: string[] }) =>
    transaction(sql, async (tx) => {
      // Also counts what the connection has not reported of transactions before this one.
      const count = async () => {
        const rows = await tx<{ name: string; read: number }[]>`
          SELECT relname AS name, (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_xact_user_tables
          WHERE relname IN ('renovations', 'portfolio_entries') ORDER BY relname DESC`;
        return rows.map(({ read }) => read);
      };
      const before = await count();
      await recordResults(tx, announce, contextId, { batchId, jobIds }, resultsOf(jobIds));
      return (await count()).map((read, table) => (read - (before[table] ?? 0)) / jobIds.length);
    });
  const again = await batchOf(contextId, names.slice(350));
  await start(again);
  // Plans: for the foreign key of a job, and the one that is replaced. Homes: to lock one, to change it, for the cost
  // of before.
  for (const [written, plans, homes] of [
    [last, 1, 3],
    // So few are cheaper to read all at once, for the whole chunk.
    [again, 3, 4 + names.length / again.jobIds.length],
  ] as const) {
    const [plansRead = 0, homesRead = 0] = await readFor(written);
    assert(plansRead <= plans, `${plansRead} plans read for a home`);
    assert(homesRead <= homes, `${homesRead} homes read for a home`);
  }
});

test('in the name of another context no job is started, ended or stopped', async () => {
  const contextId = await newContext();
  const batch = await batchOf(contextId, await addMixedEstates(sql, contextId, 2));
  const foreign = { ...batch, contextId: await newContext() };
  const statuses = async () => new Set((await jobsOf(batch.batchId)).map(({ status }) => status));
  assert.equal(await start(foreign), null);
  assert.deepEqual(await statuses(), new Set(['NOT_STARTED']));
  await start(batch);
  await end(foreign);
  assert.equal(
    await transaction(sql, (tx) => stopWithChildren(tx, announce, foreign.contextId, batch.batchId, null)),
    false,
  );
  assert.deepEqual(await statuses(), new Set(['RUNNING']));
  assert.deepEqual(await countsOf(sql, batch.batchId), {
    status: 'RUNNING',
    total: 2,
    finished: 0,
    failed: 0,
    stopped: 0,
  });
});

test('a late result names the newer suggestion in its own jobs only', async () => {
  const contextId = await newContext();
  const names = await addMixedEstates(sql, contextId, 2);
  const removed = await batchOf(contextId, names);
  await start(removed);
  await end(removed);
  await sql`DELETE FROM renovations WHERE context_id = ${contextId}`;

  const late = await batchOf(contextId, names);
  await sql`UPDATE calculation_jobs SET created_at = created_at - interval '1 second' WHERE context_id = ${contextId}`;
  const newer = await batchOf(contextId, names);
  for (const batch of [newer, late]) {
    await start(batch);
    await end(batch);
  }
  const renovationsOf = async ({ batchId }: Batch) =>
    (await jobsOf(batchId)).map(({ renovation }) => renovation).sort();
  assert.deepEqual(await renovationsOf(removed), [null, null]);
  assert.deepEqual(await renovationsOf(late), await renovationsOf(newer));
  assert.equal((await renovationsOf(late)).includes(null), false);
  assert.deepEqual(
    (await jobsOf(late.batchId)).map(({ isPublished }) => isPublished),
    [false, false],
  );
});

test('a batch whose last child is stopped by itself has ended, and a second stop changes nothing', async () => {
  const contextId = await newContext();
  const batch = await batchOf(contextId, await addMixedEstates(sql, contextId, 2));
  const [first = '', second = ''] = batch.jobIds;
  await start(batch);
  await end({ ...batch, jobIds: [first] });
  assert.equal((await countsOf(sql, batch.batchId)).status, 'RUNNING');
  await stopJob({ sql, publish: announce }, contextId, second);
  const counts = await countsOf(sql, batch.batchId);
  assert.deepEqual([counts.finished, counts.stopped], [1, 1]);
  assert.doesNotMatch(counts.status, /NOT_STARTED|RUNNING/);
  await stopJob({ sql, publish: announce }, contextId, second);
  await assert.rejects(
    stopJob({ sql, publish: announce }, contextId, first),
    /is FINISHED and can't be stopped any more/,
  );
  assert.deepEqual(await countsOf(sql, batch.batchId), counts);
  await assertWhole(sql, contextId, batch.batchId);
});

test('jobs of another context are neither started nor waited for', async () => {
  const contextId = await newContext();
  const { batchId, jobIds } = await batchOf(contextId, await addMixedEstates(sql, contextId, 2));
  const stranger = await newContext();
  await sql.begin(async (tx) => {
    await tx`SELECT FROM calculation_jobs WHERE parent_id = ${batchId} FOR UPDATE`;
    assert.equal(await startJobs(sql, stranger, batchId, jobIds), null);
  });
  assert.deepEqual(
    (await jobsOf(batchId)).map(({ status }) => status),
    ['NOT_STARTED', 'NOT_STARTED'],
  );
});
