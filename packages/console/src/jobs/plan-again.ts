/** Requests the failed homes of a job once more, with the controls that it had. */
import type { CalculationJob } from '@rooftree/client';
import { call } from '../api.ts';

const PATHS: Partial<Record<CalculationJob['calculation_job_type'], string>> = {
  SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION:
    '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch',
  ENERGY_EFFICIENCY_INDICATION: '/v1/calculation-jobs/energy-efficiency-indication/batch',
};

/** A document is read again by handing it over again. */
export const canPlanAgain = ({ calculation_job_type: type }: CalculationJob) => type in PATHS;

export function planAgain(job: CalculationJob, failed: readonly CalculationJob[]): Promise<CalculationJob> {
  const names = failed.map(({ external_id: name, estate_id: id }) => name ?? id);
  return call(`${PATHS[job.calculation_job_type]}?${queryOf(job.metadata.controls)}`, {
    method: 'POST',
    body: names,
  });
}

/** Controls have the same names in the query; those that were not set are left out. */
function queryOf(controls: object): URLSearchParams {
  return new URLSearchParams(
    Object.entries(controls)
      .map(([name, value]): [string, string] => [name, value === null ? '' : String(value)])
      .filter(([, text]) => text !== ''),
  );
}
