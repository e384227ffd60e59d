import { type Executor, type Sql, transaction } from '../../../infra/database/sql.ts';
import { deactivateEstates } from '../../estates.service.ts';
import type { PlanGroups } from '../../facts/plan-groups.ts';
import { type Connection, MOST_DEACTIVATED_SHARE, type SyncRun } from '../connection.ts';
import { recordSuccess, setState } from '../connections.repository.ts';
import * as links from './connection-estates.repository.ts';
import { nextFullSync, nextSync, type SyncSchedule } from './sync-schedule.ts';
import { countExpected, deleteEmptySync, endSync, waitForDecision } from './syncs.repository.ts';

/** A page of the list that was read twice has taken the place of another: what that one had was not missed. */
async function sawAll(tx: Executor, run: SyncRun): Promise<boolean> {
  const { contextId, connectionId, id: runId } = run;
  const expected = await countExpected(tx, contextId, runId);
  return expected === null || (await links.countSeen(tx, contextId, { connectionId, runId })) >= expected;
}

/**
 * What follows from a sync whose pages are all stored. Returns how it ended: `waiting` when too many estates would be
 * deactivated, which a person must decide.
 */
export async function finishSync(
  tx: Executor,
  connection: Connection,
  run: SyncRun,
  schedule: SyncSchedule,
  { isDecided = false }: { isDecided?: boolean } = {},
): Promise<'finished' | 'waiting'> {
  const { contextId, connectionId, id: runId } = run;
  if (run.kind === 'FULL' && !isDecided && (await sawAll(tx, run)))
    await links.countMissed(tx, contextId, { connectionId, runId });
  const { active, groups, estateIds } = await links.findVanished(tx, contextId, connectionId);
  // One house, or one project, that a provider takes back by a hook is no listing that shrinks.
  const isPart = run.kind === 'HOOK' && groups === 1;
  if (!isDecided && !isPart && estateIds.length > active * MOST_DEACTIVATED_SHARE) {
    await waitForDecision(tx, contextId, runId, estateIds.length);
    await setState(tx, contextId, connectionId, {
      state: 'NEEDS_DECISION',
      fault: `${estateIds.length} of ${active} estates are gone at the provider: deactivate or keep them`,
      nextReadAt: null,
    });
    return 'waiting';
  }
  const deactivated = await deactivateEstates(tx, contextId, estateIds);
  if (estateIds.length > 0) await links.markDeactivated(tx, contextId, connectionId);
  const now = new Date();
  if (!(await deleteEmptySync(tx, contextId, runId)))
    await endSync(tx, contextId, runId, { status: 'FINISHED', deactivated: deactivated.length });
  if (connection.state === 'NEEDS_DECISION')
    await setState(tx, contextId, connectionId, { state: 'ACTIVE', fault: null, nextReadAt: now });
  await recordSuccess(tx, contextId, connectionId, {
    kind: run.kind,
    startedAt: run.startedAt,
    nextReadAt: nextSync(schedule, now),
    nextFullReadAt: nextFullSync(schedule, now),
  });
  return 'finished';
}

/** Plans what has arrived, and what changed under existing plans; each in the way in which its plan was requested. */
export async function planArrived(
  { sql, planGroups }: { sql: Sql; planGroups: PlanGroups },
  contextId: string,
  connectionId: string,
): Promise<number> {
  return transaction(sql, async (tx) =>
    planGroups(tx, contextId, await links.takeToPlan(tx, contextId, connectionId)),
  );
}
