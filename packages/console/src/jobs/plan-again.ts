/** Asks for the failed homes of a job once more, with the wishes that it had. */
import type { CalculationJob, PlanControls } from '@rooftree/client';
import { call } from '../api.ts';

/** A document is read again by handing it over again. */
export const canPlanAgain = ({ calculation_job_type: type }: CalculationJob) =>
  type !== 'EPC_DOCUMENT_PROCESSING';

export function planAgain(job: CalculationJob, failed: readonly CalculationJob[]): Promise<CalculationJob> {
  const body = failed.flatMap(({ external_id: name, estate_id: id }) => name ?? id ?? []);
  const { calculation_job_type: type, metadata } = job;
  // A batch is listed with the controls that it was given.
  const query = metadata.controls as PlanControls;
  return type === 'ENERGY_EFFICIENCY_INDICATION'
    ? call('POST /v1/calculation-jobs/energy-efficiency-indication/batch', { body })
    : call('POST /v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch', { query, body });
}
