import { Fault } from '../../fault.ts';
import { type ComputePool, computeTask } from '../../infra/compute/compute-pool.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import { errorCode } from '../../infra/error-code.ts';
import { changeRenovation, markDeleted, markRestored, type RenovationChange } from './change.repository.ts';
import { findPlannedEstate, findRenovation } from './renovations.repository.ts';
import type { PlannedEstate, weighDecision, weighVariants } from './weigh-plan.thread.ts';

const THREAD_MODULE = new URL('./weigh-plan.thread.ts', import.meta.url);
const DECISION = computeTask<typeof weighDecision>(THREAD_MODULE, 'weighDecision');
const VARIANTS = computeTask<typeof weighVariants>(THREAD_MODULE, 'weighVariants');

const UNIQUE_VIOLATION = '23505';

export interface Weighing {
  sql: Sql;
  compute: ComputePool;
}

/**
 * What is sure in a plan and what depends, as JSON. It takes fifty times as long as the plan itself, so that a batch
 * leaves it out and it is calculated on request.
 */
export function getDecision(weighing: Weighing, contextId: string, renovationId: string): Promise<string> {
  return weigh(DECISION, weighing, contextId, renovationId);
}

export function getVariants(weighing: Weighing, contextId: string, renovationId: string): Promise<string> {
  return weigh(VARIANTS, weighing, contextId, renovationId);
}

async function weigh(
  task: typeof DECISION | typeof VARIANTS,
  { sql, compute }: Weighing,
  contextId: string,
  renovationId: string,
): Promise<string> {
  const planned = await plannedEstate(sql, contextId, renovationId);
  const weighed = await compute.run(task, planned, { contextId });
  if (weighed !== null) return weighed;
  throw new Fault(
    'conflict',
    ['the estate or the method has changed since this plan was calculated: plan it again'],
    { code: 'plan_outdated' },
  );
}

/** An estate as the engine reads it, and its plan, as JSON texts, with the price book of the plan. */
export async function plannedEstate(
  sql: Sql,
  contextId: string,
  renovationId: string,
): Promise<PlannedEstate> {
  const found = await findPlannedEstate(sql, contextId, renovationId);
  if (found === null) throw new Fault('missing');
  return found;
}

export async function deleteRenovation(sql: Sql, contextId: string, renovationId: string): Promise<void> {
  if (!(await markDeleted(sql, contextId, renovationId))) throw new Fault('missing');
}

/** The whole renovation as JSON. An estate has one suggestion at a time: one that was made since stays. */
export async function restoreRenovation(sql: Sql, contextId: string, renovationId: string): Promise<string> {
  const isThere = await markRestored(sql, contextId, renovationId).catch((error: unknown) => {
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
    throw new Fault('conflict', ['the estate has a newer suggested renovation: delete that one first'], {
      code: 'newer_renovation',
    });
  });
  if (!isThere) throw new Fault('missing');
  return wholeRenovation(sql, contextId, renovationId);
}

/** Changes what is given; returns the whole renovation as JSON. */
export async function patchRenovation(
  sql: Sql,
  contextId: string,
  renovationId: string,
  change: RenovationChange,
): Promise<string> {
  const isEmpty = change.name === undefined && change.managerExternalId === undefined;
  if (!isEmpty && !(await transaction(sql, (tx) => changeRenovation(tx, contextId, renovationId, change))))
    throw new Fault('missing');
  return wholeRenovation(sql, contextId, renovationId);
}

async function wholeRenovation(sql: Sql, contextId: string, renovationId: string): Promise<string> {
  const renovation = await findRenovation(sql, contextId, renovationId);
  if (renovation === null) throw new Fault('missing');
  return renovation;
}

/** The whole renovation as JSON; null when there is none, or none any more. */
export function getRenovationJson(
  sql: Executor,
  contextId: string,
  renovationId: string,
): Promise<string | null> {
  return findRenovation(sql, contextId, renovationId);
}
