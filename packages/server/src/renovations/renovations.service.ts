import { Fault } from '../fault.ts';
import { type ComputePool, computeTask } from '../infra/compute/compute-pool.ts';
import type { Sql } from '../infra/database/sql.ts';
import { findPlannedEstate } from './renovations.repository.ts';
import type { PlannedEstate, weighDecision, weighVariants } from './weigh-plan.thread.ts';

const THREAD_MODULE = new URL('./weigh-plan.thread.ts', import.meta.url);
const DECISION = computeTask<typeof weighDecision>(THREAD_MODULE, 'weighDecision');
const VARIANTS = computeTask<typeof weighVariants>(THREAD_MODULE, 'weighVariants');

export interface Weighing {
  sql: Sql;
  compute: ComputePool;
}

/**
 * What is sure in a plan and what depends, as JSON. It takes fifty times as long as the plan itself, so that a batch leaves it out
 * and it is worked out when somebody asks.
 */
export async function getDecision(
  { sql, compute }: Weighing,
  contextId: string,
  renovationId: string,
): Promise<string> {
  const decision = await compute.run(DECISION, await plannedEstate(sql, contextId, renovationId));
  if (decision === null)
    throw new Fault('conflict', [
      'the estate or the method has changed since this plan was made: plan it again',
    ]);
  return decision;
}

export async function getVariants(
  { sql, compute }: Weighing,
  contextId: string,
  renovationId: string,
): Promise<string> {
  return compute.run(VARIANTS, await plannedEstate(sql, contextId, renovationId));
}

async function plannedEstate(sql: Sql, contextId: string, renovationId: string): Promise<PlannedEstate> {
  const found = await findPlannedEstate(sql, contextId, renovationId);
  if (found === null) throw new Fault('missing');
  return found;
}
