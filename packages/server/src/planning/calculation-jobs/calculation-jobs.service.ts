import { DEFAULT_CONTROLS } from '@rooftree/engine';
import type { PublishEvent } from '../../events.ts';
import { Fault } from '../../fault.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import { UUID } from '../../infra/uuid.ts';
import { type BatchRequest, createBatch } from './batch/create-batch.ts';
import { isFinal } from './calculation-job.ts';
import { archiveJobs, type CalculationJob, findJob } from './calculation-jobs.repository.ts';
import { stopWithChildren } from './job-ends.ts';

export async function getJob(sql: Executor, contextId: string, id: string): Promise<CalculationJob> {
  // The command line passes on whatever was typed.
  const job = UUID.test(id) ? await findJob(sql, contextId, id) : undefined;
  if (job === undefined) throw new Fault('missing', [`there is no calculation job ${id}`]);
  return job;
}

/** Makes a batch in the caller's transaction; returns the job that its client follows. */
export async function startBatch(
  tx: Executor,
  contextId: string,
  request: BatchRequest,
): Promise<CalculationJob> {
  return getJob(tx, contextId, await createBatch(tx, contextId, request));
}

/** What was finished stays. A job that is already STOPPED is answered as it is, one that ended otherwise is refused. */
export function stopJob(
  { sql, publish }: { sql: Sql; publish: PublishEvent },
  contextId: string,
  id: string,
): Promise<CalculationJob> {
  return transaction(sql, async (tx) => {
    await getJob(tx, contextId, id);
    const hasStopped = await stopWithChildren(tx, publish, contextId, id, null);
    const job = await getJob(tx, contextId, id);
    const { calculation_job_status: status } = job;
    if (!hasStopped && status !== 'STOPPED') {
      throw new Fault('conflict', [`the calculation job is ${status} and can't be stopped any more`], {
        code: 'job_ended',
      });
    }
    return job;
  });
}

/** Takes a job that has ended off the list. It can still be read. */
export function archiveJob(sql: Sql, contextId: string, id: string): Promise<CalculationJob> {
  return transaction(sql, async (tx) => {
    const { calculation_job_status: status } = await getJob(tx, contextId, id);
    if (!isFinal(status)) {
      throw new Fault(
        'conflict',
        [`the calculation job is ${status} and can't be archived before it has ended`],
        { code: 'job_running' },
      );
    }
    await archiveJobs(tx, contextId, id);
    return getJob(tx, contextId, id);
  });
}

/** Plans the estates that these strings name; returns the id of the job. */
export function planNamed(sql: Sql, contextId: string, names: readonly string[]): Promise<string> {
  const type = 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION';
  return transaction(sql, (tx) => createBatch(tx, contextId, { type, names, controls: DEFAULT_CONTROLS }));
}
