import { DEFAULT_CONTROLS } from '@rooftree/engine';
import { type Executor, type Sql, transaction } from '../infra/database/sql.ts';
import { createBatch } from './ask/create-batch.ts';
import { hasEnded, noSuchJob } from './calculation-jobs.errors.ts';
import { type CalculationJob, findJob } from './calculation-jobs.repository.ts';
import { stopAll } from './end-jobs.ts';

export async function getJob(sql: Executor, contextId: string, id: string): Promise<CalculationJob> {
  const job = await findJob(sql, contextId, id);
  if (job === undefined) throw noSuchJob(id);
  return job;
}

/** What was finished stays. A job that is already STOPPED is answered as it is, one that ended otherwise is refused. */
export function stopJob(sql: Sql, contextId: string, id: string): Promise<CalculationJob> {
  return transaction(sql, async (tx) => {
    const hasStopped = await stopAll(tx, contextId, id, null);
    const job = await getJob(tx, contextId, id);
    if (!hasStopped && job.calculation_job_status !== 'STOPPED') throw hasEnded(job.calculation_job_status);
    return job;
  });
}

/** Plans the estates that these strings name; answers the id of the job. */
export function planNamed(sql: Sql, contextId: string, names: readonly string[]): Promise<string> {
  const type = 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION';
  return transaction(sql, (tx) => createBatch(tx, contextId, { type, names, controls: DEFAULT_CONTROLS }));
}

export { listJobs } from './calculation-jobs.repository.ts';
