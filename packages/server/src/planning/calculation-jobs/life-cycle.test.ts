import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { createContext } from '../../access/contexts/contexts.service.ts';
import { transaction } from '../../infra/database/sql.ts';
import { announce } from '../../output/webhooks/webhooks.service.ts';
import { addMixedEstates } from '../../testing/data/mixed-estates.ts';
import { cases } from '../../testing/is-long.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createBatch } from './batch/create-batch.ts';
import { startJobs } from './calculate/chunk.repository.ts';
import { PLAN_SEPARATOR } from './calculate/chunk-results.ts';
import { batchEvent, type CalculationJobStatus, isFinal, nextStatus } from './calculation-job.ts';
import { recordResults, stopWithChildren } from './job-ends.ts';

/** What the database must show after every step, worked out with the pure rules alone. */
interface Model {
  batch: CalculationJobStatus;
  children: CalculationJobStatus[];
}
interface Real {
  batchId: string;
  jobIds: string[];
}
type Command = fc.AsyncCommand<Model, Real>;

const ESTATES = 4;
const { sql, drop } = await createTestDatabase();
after(drop);
const { id: contextId } = await createContext(sql, { slug: 'life-cycle', name: 'Life cycle' });
const externalIds = await addMixedEstates(sql, contextId, ESTATES);

const isLive = (status: CalculationJobStatus): boolean => !isFinal(status);
const count = (model: Model, status: CalculationJobStatus): number =>
  model.children.filter((child) => child === status).length;

function settle(model: Model): void {
  const event = batchEvent({
    total: ESTATES,
    finished: count(model, 'FINISHED'),
    failed: count(model, 'FAILED'),
    stopped: count(model, 'STOPPED'),
  });
  model.batch = (event && nextStatus(model.batch, event)) ?? model.batch;
}

async function assertSame(model: Model, real: Real): Promise<void> {
  const rows = await sql<
    { id: string; status: CalculationJobStatus; ends: number[]; renovation: string | null }[]
  >`
    SELECT id, calculation_job_status AS status, renovation_id AS renovation,
      ARRAY[estates_total, estates_finished, estates_failed, estates_stopped] AS ends
    FROM calculation_jobs WHERE context_id = ${contextId} AND (id = ${real.batchId} OR parent_id = ${real.batchId})`;
  const found = new Map(rows.map((row) => [row.id, row]));
  assert.deepEqual(
    real.jobIds.map((id) => found.get(id)?.status),
    model.children,
  );
  assert.equal(found.get(real.batchId)?.status, model.batch);
  const ends = [ESTATES, count(model, 'FINISHED'), count(model, 'FAILED'), count(model, 'STOPPED')];
  assert.deepEqual(found.get(real.batchId)?.ends, ends, 'the counters equal the rows');
  for (const id of real.jobIds)
    assert.equal(found.get(id)?.renovation !== null, found.get(id)?.status === 'FINISHED');
  const [most] = await sql<[{ n: number }]>`
    SELECT coalesce(max(n), 0) AS n FROM (
      SELECT count(*) AS n FROM renovations WHERE context_id = ${contextId} GROUP BY estate_id) AS suggestions`;
  assert(most.n <= 1, 'at most one suggestion an estate');
}

/** A chunk begins; delivered a second time, it finds less to do or nothing. */
function start(places: number[]): Command {
  return {
    check: () => true,
    async run(model, real) {
      const hasWork = places.some((place) => isLive(model.children[place] ?? 'FINISHED'));
      for (const place of places) {
        const status = model.children[place];
        if (status) model.children[place] = nextStatus(status, 'start') ?? status;
      }
      if (hasWork) model.batch = nextStatus(model.batch, 'start') ?? model.batch;
      const jobIds = places.map((place) => real.jobIds[place] ?? '');
      const estates = await startJobs(sql, contextId, real.batchId, jobIds);
      assert.equal(estates !== null, hasWork);
      await assertSame(model, real);
    },
    toString: () => `start ${places}`,
  };
}

/** Its results arrive, perhaps late or twice. */
function end(places: number[], hasFailed: boolean): Command {
  return {
    check: () => true,
    async run(model, real) {
      for (const place of places) {
        const status = model.children[place];
        if (status) model.children[place] = nextStatus(status, hasFailed ? 'fail' : 'finish') ?? status;
      }
      settle(model);
      const amounts = { cost_cents: 100, vat_cents: 6, total_cents: 106, subsidy_cents: 0 };
      const failure = { failure: 'dwelling.storeys is wrong' };
      const entries = places.map((place, index) => ({
        job_id: real.jobIds[place],
        ...(hasFailed ? failure : { plan_number: index + 1, ...amounts }),
      }));
      const plans = hasFailed ? '' : places.map(() => '{}').join(PLAN_SEPARATOR);
      const results = { results: JSON.stringify(entries), plans };
      const chunk = { batchId: real.batchId, jobIds: real.jobIds };
      await transaction(sql, (tx) => recordResults(tx, announce, contextId, chunk, results));
      await assertSame(model, real);
    },
    toString: () => `${hasFailed ? 'fail' : 'finish'} ${places}`,
  };
}

function stopOne(place: number): Command {
  return {
    check: () => true,
    async run(model, real) {
      const status = model.children[place] ?? 'FINISHED';
      model.children[place] = nextStatus(status, 'stop') ?? status;
      settle(model);
      const id = real.jobIds[place] ?? '';
      const hasStopped = await transaction(sql, (tx) => stopWithChildren(tx, announce, contextId, id, null));
      assert.equal(hasStopped, isLive(status));
      await assertSame(model, real);
    },
    toString: () => `stop child ${place}`,
  };
}

/** A client's stop, or the expiry: the two differ in the reason only. */
function stopEverything(): Command {
  return {
    check: () => true,
    async run(model, real) {
      model.children = model.children.map((status) => nextStatus(status, 'stop') ?? status);
      const wasLive = isLive(model.batch);
      model.batch = nextStatus(model.batch, 'stop') ?? model.batch;
      const hasStopped = await transaction(sql, (tx) =>
        stopWithChildren(tx, announce, contextId, real.batchId, 'expired'),
      );
      assert.equal(hasStopped, wasLive);
      await assertSame(model, real);
    },
    toString: () => 'stop batch',
  };
}

/** A hand on the database: refused unless the rules know the step. */
function force(place: number, status: CalculationJobStatus): Command {
  return {
    check: (model) => {
      const from = model.children[place] ?? 'FINISHED';
      const reachable = (['start', 'finish', 'fail', 'stop'] as const).map((event) =>
        nextStatus(from, event),
      );
      return from !== status && !reachable.includes(status);
    },
    async run(model, real) {
      const forced = sql`UPDATE calculation_jobs SET calculation_job_status = ${status}
        WHERE context_id = ${contextId} AND id = ${real.jobIds[place] ?? ''}`;
      await assert.rejects(forced, /a calculation job cannot go from/);
      await assertSame(model, real);
    },
    toString: () => `force ${place} to ${status}`,
  };
}

test('in whatever order chunks start, end, are stopped or come twice, the database shows what the rules say', async () => {
  const place = fc.nat(ESTATES - 1);
  const places = fc.uniqueArray(place, { minLength: 1 });
  const commands = fc.commands(
    [
      places.map(start),
      fc.tuple(places, fc.boolean()).map(([some, hasFailed]) => end(some, hasFailed)),
      place.map(stopOne),
      fc.constant(stopEverything()),
      fc
        .tuple(place, fc.constantFrom<CalculationJobStatus>('NOT_STARTED', 'RUNNING', 'FINISHED', 'FAILED'))
        .map(([one, status]) => force(one, status)),
    ],
    { maxCommands: 15 },
  );
  const property = fc.asyncProperty(commands, async (steps) => {
    await sql`UPDATE calculation_jobs SET renovation_id = NULL WHERE context_id = ${contextId}`;
    await sql`DELETE FROM renovations WHERE context_id = ${contextId}`;
    const type = 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION';
    const batchId = await transaction(sql, (tx) =>
      createBatch(tx, contextId, { type, names: externalIds, controls: null }),
    );
    const children = await sql<{ id: string }[]>`
      SELECT id FROM calculation_jobs WHERE context_id = ${contextId} AND parent_id = ${batchId} ORDER BY id`;
    const jobIds = children.map(({ id }) => id);
    const model: Model = { batch: 'NOT_STARTED', children: jobIds.map(() => 'NOT_STARTED') };
    await fc.asyncModelRun(() => ({ model, real: { batchId, jobIds } }), steps);
  });
  await fc.assert(property, { numRuns: cases(37, 1000) });
});
