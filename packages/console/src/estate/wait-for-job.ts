/** Requests plans and follows the job until it has ended. Leaving the page stops nothing: the server continues. */
import type { CalculationJob } from '@rooftree/client';
import { call } from '../api.ts';

const BATCH = 'POST /v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
const LOOK_MS = 400;

type OnProgress = (finished: number, failed: number, isOver: boolean, job: CalculationJob) => void;

export async function waitForJob(names: readonly string[], onProgress: OnProgress): Promise<CalculationJob> {
  return followJob(await call(BATCH, { body: names }), onProgress);
}

export async function followJob(begun: CalculationJob, onProgress: OnProgress): Promise<CalculationJob> {
  let job = begun;
  for (;;) {
    const { finished, failed } = job.metadata.estates;
    const isOver = !['NOT_STARTED', 'RUNNING'].includes(job.calculation_job_status);
    onProgress(finished, failed, isOver, job);
    if (isOver) return job;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    job = await call('GET /v1/calculation-jobs/{id}', { path: { id: job.id } });
  }
}
