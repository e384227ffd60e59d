import { type BuildingControls, type BuildingInput, InputError } from '@rooftree/engine';
import { buildingControlsOf, buildingFaults } from '@rooftree/engine/building';
import type { Actor } from '../../../access/audit/audit.ts';
import { boundedMessages, Fault } from '../../../fault.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import { localDay } from '../../../infra/local-day.ts';
import { enqueue } from '../../../infra/queue/queue.ts';
import { recordBuilding, requireBuilding } from '../buildings.service.ts';
import { PLAN_BUILDING, type PlanBuilding } from './building-plans.job.ts';
import { findPlan, requestPlan } from './building-plans.repository.ts';
import { readStoredPlan, type StoredBuildingPlan, storedPlanText } from './read-stored-plan.ts';

/** In the caller's transaction: the request and its place in the queue are there together. */
export async function requestBuildingPlan(
  tx: Executor,
  contextId: string,
  externalId: string,
  { controls, actor }: { controls: Partial<BuildingControls>; actor: Actor },
): Promise<{ id: string; status: 'NOT_STARTED' }> {
  const { id: buildingId, building } = await requireBuilding(tx, contextId, externalId);
  refuseWrongControls(controls, building.address);
  const faults = buildingFaults(building);
  if (faults.length > 0)
    throw new Fault('conflict', [
      'the building is incomplete and cannot be planned',
      ...faults.map(({ message }) => message),
    ]);
  const planId = await requestPlan(tx, contextId, buildingId, controls);
  await recordBuilding(tx, actor, contextId, 'createBuildingPlan', externalId, { ...controls });
  await enqueue(tx, [
    {
      task: PLAN_BUILDING,
      payload: { version: 1, contextId, buildingId, planId } satisfies PlanBuilding,
      // One at a time for each context: a large building takes a thread for seconds.
      queue: `building:${contextId}`,
      maxAttempts: 5,
    },
  ]);
  return { id: planId, status: 'NOT_STARTED' };
}

/** Such as a label that the region does not have: whoever sends it gets the reason now, not a plan that failed. */
function refuseWrongControls(
  controls: Partial<BuildingControls>,
  { region, country }: BuildingInput['address'],
): void {
  if (region === null) return;
  try {
    buildingControlsOf(controls, region, localDay(country));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new Fault('invalid', boundedMessages(error.faults.map(({ message }) => message)));
  }
}

/** As JSON text. */
export async function getBuildingPlan(sql: Executor, contextId: string, externalId: string): Promise<string> {
  const row = await findPlan(sql, contextId, externalId);
  if (row === null) {
    await requireBuilding(sql, contextId, externalId);
    return '{"id":null,"status":"NOT_STARTED","is_outdated":false,"created_at":null,"messages":[],"plan":null}';
  }
  const { id, status, isOutdated: is_outdated, createdAt: created_at, messages } = row;
  const state = JSON.stringify({ id, status, is_outdated, created_at, messages });
  return `${state.slice(0, -1)},"plan":${storedPlanText(row) ?? 'null'}}`;
}

/** For what is made from it, with the estates that it names; a fault when there is none. */
export async function requirePlan(
  sql: Executor,
  contextId: string,
  externalId: string,
): Promise<{ plan: StoredBuildingPlan; estateIds: string[] }> {
  await requireBuilding(sql, contextId, externalId);
  const row = await findPlan(sql, contextId, externalId);
  const text = row && storedPlanText(row);
  if (row === null || text === null)
    throw new Fault(
      'conflict',
      ['the building has no plan yet: request one, and wait until it is FINISHED'],
      {
        code: 'result_not_ready',
      },
    );
  return { plan: readStoredPlan(text), estateIds: row.estateIds };
}
