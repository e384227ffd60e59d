import type { Sql } from '../../../infra/database/sql.ts';
import { planNamed } from '../calculation-jobs.service.ts';
import { findPlannable } from './batch.repository.ts';

/**
 * Plans every active estate of the context that can be planned, in as many batches as the limit requires; returns their
 * jobs.
 */
export async function planPortfolio(
  sql: Sql,
  contextId: string,
  { batchMaxEstates }: { batchMaxEstates: number },
): Promise<string[]> {
  const plannable = await findPlannable(sql, contextId);
  const jobIds: string[] = [];
  for (let from = 0; from < plannable.length; from += batchMaxEstates) {
    jobIds.push(await planNamed(sql, contextId, plannable.slice(from, from + batchMaxEstates)));
  }
  return jobIds;
}
