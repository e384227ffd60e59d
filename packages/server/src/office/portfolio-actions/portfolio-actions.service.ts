/** One action on many estates, named or by a filter: asked for once, done by the server whoever stays to watch. */
import { DEFAULT_CONTROLS } from '@rooftree/engine';
import { type Caller, isPermitted } from '../../caller.ts';
import { deactivateEstates, reactivateEstates } from '../../estates/estates.service.ts';
import { Fault } from '../../fault.ts';
import type { Executor, Sql } from '../../infra/database/sql.ts';
import { errorCode } from '../../infra/error-code.ts';
import { enqueue } from '../../infra/queue/queue.ts';
import { startBatch } from '../../planning/calculation-jobs/calculation-jobs.service.ts';
import type { PortfolioFilter } from '../portfolio/portfolio.ts';
import { selectEstates } from '../portfolio/select-estates.ts';
import {
  type Action,
  type ActionRequest,
  PERMISSION_OF,
  type PortfolioAction,
  type Selection,
} from './portfolio-action.ts';
import { CREATE_REPORT, type CreateReport, RENEW_REPORTS } from './portfolio-actions.job.ts';
import {
  findAction,
  insertAction,
  insertEstates,
  listActions,
  lockToUndo,
} from './portfolio-actions.repository.ts';

/** A console shows what runs, and what was done last. */
const LISTED = 20;
const UNIQUE_VIOLATION = '23505';

export function getActions(sql: Executor, contextId: string): Promise<PortfolioAction[]> {
  return listActions(sql, contextId, LISTED);
}

export async function getAction(sql: Executor, contextId: string, id: string): Promise<PortfolioAction> {
  const action = await findAction(sql, contextId, id);
  if (action === null) throw new Fault('missing');
  return action;
}

/** Those that pass the filter and, where they are named, have one of these names. */
export async function selectFor(
  sql: Sql,
  caller: Caller,
  { action, language }: ActionRequest,
  chosen: { filter: PortfolioFilter; externalIds: readonly string[] | null },
  maxEstates: number,
): Promise<Selection> {
  requirePermission(caller, action);
  const wanted = { ...chosen, action, language };
  const found = await selectEstates(sql, caller.contextId, wanted, maxEstates + 1);
  if (found.length > maxEstates)
    throw new Fault('invalid', [`more than ${maxEstates} estates match: choose fewer`]);
  const total = chosen.externalIds === null ? found.length : new Set(chosen.externalIds).size;
  return { total, estates: found.filter(({ isEligible }) => isEligible) };
}

/** In the caller's transaction: what can be done at once is done, the rest is queued. */
export async function startAction(
  tx: Executor,
  caller: Pick<Caller, 'contextId' | 'kind' | 'id'>,
  request: ActionRequest,
  { total, estates }: Selection,
): Promise<PortfolioAction> {
  const { contextId } = caller;
  const { action } = request;
  const ids = estates.map(({ id }) => id);
  // Before the action: it counts those that were active until now.
  const done = action === 'DEACTIVATE' ? await deactivateEstates(tx, contextId, ids) : [];
  const jobId = action === 'PLAN' && ids.length > 0 ? await plan(tx, contextId, estates) : null;
  const toDo = action === 'DEACTIVATE' ? done.length : ids.length;
  const id = await insertAction(tx, caller, {
    action,
    language: request.language,
    total,
    skipped: total - toDo,
    jobId,
    hasEnded: action === 'DEACTIVATE' || toDo === 0,
  }).catch(refuseSecond);
  if (action === 'DEACTIVATE') await insertEstates(tx, contextId, id, done, 'DONE');
  if (action === 'REPORT' || action === 'RENEW_REPORTS') {
    await insertEstates(tx, contextId, id, ids, 'WAITING');
    await enqueue(
      tx,
      ids.map((estateId) => ({
        task: action === 'REPORT' ? CREATE_REPORT : RENEW_REPORTS,
        payload: { version: 1, contextId, actionId: id, estateId } satisfies CreateReport,
        // One at a time: the threads have the reports that somebody waits for, too.
        queue: `portfolio-action:${contextId}`,
      })),
    );
  }
  return getAction(tx, contextId, id);
}

/** Activates the estates that it deactivated, unless they were written since; an action of its own. */
export async function undoAction(tx: Executor, caller: Caller, id: string): Promise<PortfolioAction> {
  const { contextId } = caller;
  await getAction(tx, contextId, id);
  const found = await lockToUndo(tx, contextId, id);
  if (found === null) throw new Fault('conflict', ['this action cannot be undone, or was already undone']);
  const { createdAt, estateIds } = found;
  const reactivated = await reactivateEstates(tx, contextId, estateIds, createdAt);
  const undo = await insertAction(tx, caller, {
    action: 'REACTIVATE',
    language: null,
    total: estateIds.length,
    skipped: estateIds.length - reactivated.length,
    jobId: null,
    hasEnded: true,
  });
  await insertEstates(tx, contextId, undo, reactivated, 'DONE');
  return getAction(tx, contextId, undo);
}

/** By their names: a failure of the job leads to the home of that name. */
async function plan(tx: Executor, contextId: string, estates: Selection['estates']): Promise<string> {
  const job = await startBatch(tx, contextId, {
    type: 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION',
    names: estates.map(({ externalId }) => externalId),
    controls: DEFAULT_CONTROLS,
  });
  return job.id;
}

function requirePermission(caller: Caller, action: Action): void {
  if (!isPermitted(caller, PERMISSION_OF[action]))
    throw new Fault('forbidden', ['your role in this context does not allow this']);
}

/** An index lets a context have one unfinished action with reports. */
function refuseSecond(error: unknown): never {
  if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
  throw new Fault(
    'conflict',
    ['reports of an earlier action are still being made: try again when it has ended'],
    { code: 'job_running' },
  );
}
