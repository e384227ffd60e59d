import type { Sql } from '../../infra/database/sql.ts';
import { planNamed } from '../calculation-jobs.service.ts';
import { findPortfolio } from './batch.repository.ts';

export interface PlannedPortfolio {
  jobIds: string[];
  planned: number;
  /** Estates of a type without a trajectory, or without the region or year that a plan needs. */
  skipped: number;
}

/** Plans every active estate of the context that can be planned, in as many batches as the limit requires. */
export async function planPortfolio(
  sql: Sql,
  contextId: string,
  { batchMaxEstates }: { batchMaxEstates: number },
): Promise<PlannedPortfolio> {
  const { plannable, others } = await findPortfolio(sql, contextId);
  const jobIds: string[] = [];
  for (let from = 0; from < plannable.length; from += batchMaxEstates) {
    jobIds.push(await planNamed(sql, contextId, plannable.slice(from, from + batchMaxEstates)));
  }
  return { jobIds, planned: plannable.length, skipped: others };
}
