import type { CalculationJob, RunningJobs } from '@rooftree/client';

export const isRunning = ({ calculation_job_status: status }: CalculationJob) =>
  status === 'NOT_STARTED' || status === 'RUNNING';

/** Whichever of list and stream is newer, whichever came first. */
export function withCounts(job: CalculationJob, running: RunningJobs | null): CalculationJob {
  const followed = running?.jobs.find(({ id }) => id === job.id);
  if (followed === undefined || followed.updated_at <= job.updated_at) return job;
  const { calculation_job_status, updated_at, estates } = followed;
  return { ...job, calculation_job_status, updated_at, metadata: { ...job.metadata, estates } };
}
