import type { PublishEvent } from '../../../events.ts';
import { type ComputePool, computeTask } from '../../../infra/compute/compute-pool.ts';
import { type Sql, transaction } from '../../../infra/database/sql.ts';
import { localDay } from '../../../infra/local-day.ts';
import type { EndExhausted } from '../../../infra/queue/exhausted-entries.ts';
import type { Attempt, QueueTask } from '../../../infra/queue/queue-worker.ts';
import { findBuildingById } from '../buildings.repository.ts';
import { failPlan, finishPlan, holdEstates, startPlan } from './building-plans.repository.ts';
import type { planStoredBuilding } from './plan-building.thread.ts';

export const PLAN_BUILDING = 'plan_building';

export interface PlanBuilding {
  version: 1;
  contextId: string;
  buildingId: string;
  planId: string;
}

interface EndSettings {
  sql: Sql;
  publish: PublishEvent;
}

interface PlanSettings extends EndSettings {
  compute: ComputePool;
}

const PLAN = computeTask<typeof planStoredBuilding>(
  new URL('./plan-building.thread.ts', import.meta.url),
  'planStoredBuilding',
);
/** Hundreds of apartments take seconds; a thread that is short of time on a busy machine is no reason to give up. */
const PLAN_TIMEOUT_MS = 300_000;
/** The thread ends first, so that its end is written. */
export const PLAN_BUILDING_LIMIT_MS = PLAN_TIMEOUT_MS + 60_000;

/**
 * Throws when the machine failed, so that the queue tries again. A request that a later one has replaced does nothing.
 */
export function planBuildingTask(settings: PlanSettings): QueueTask {
  // The queue holds only what `requestBuildingPlan` wrote.
  return (payload, { signal }) => makePlan(settings, payload as PlanBuilding, signal);
}

export function endBuildingPlan(settings: EndSettings): EndExhausted {
  return (payload) =>
    // As above.
    fail(settings, payload as PlanBuilding, [
      'the plan could not be computed; the operator finds the cause in the log',
    ]);
}

async function makePlan(
  settings: PlanSettings,
  task: PlanBuilding,
  signal: Attempt['signal'],
): Promise<void> {
  const { sql, compute, publish } = settings;
  const { contextId, buildingId, planId: id } = task;
  const started = await transaction(sql, async (tx) => {
    const subject = await startPlan(tx, contextId, buildingId, id);
    const found = subject && (await findBuildingById(tx, contextId, buildingId));
    return subject && found && { subject, building: found.building };
  });
  if (started === null) return;
  const { building, subject } = started;
  const { controls, estates, priceBook, madeOf, estateIds } = subject;
  const work = { building, estates, controls, priceBook, date: localDay(building.address.country) };
  const planned = await compute.run(PLAN, work, { contextId, timeoutMs: PLAN_TIMEOUT_MS });
  signal.throwIfAborted();
  if ('faults' in planned) return fail(settings, task, planned.faults);
  await transaction(sql, async (tx) => {
    if (!(await holdEstates(tx, contextId, estateIds)))
      throw new Error('an apartment was erased while its building was planned');
    if (await finishPlan(tx, contextId, id, { ...planned, madeOf, estateIds }))
      await publish(tx, contextId, 'building.planned', {
        id,
        external_id: building.external_id,
        status: 'FINISHED',
        messages: [],
      });
  });
}

function fail(
  { sql, publish }: EndSettings,
  { contextId, buildingId, planId: id }: PlanBuilding,
  messages: readonly string[],
): Promise<void> {
  return transaction(sql, async (tx) => {
    const found = await findBuildingById(tx, contextId, buildingId);
    if (found === null || !(await failPlan(tx, contextId, id, messages))) return;
    const { external_id } = found.building;
    await publish(tx, contextId, 'building.failed', { id, external_id, status: 'FAILED', messages });
  });
}
