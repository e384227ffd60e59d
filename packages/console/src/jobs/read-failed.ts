import type { CalculationJob } from '@rooftree/client';
import { call } from '../api.ts';

const PAGE_SIZE = 100;

/** The failed ones of a batch; of a job of one home, the job itself. */
export async function readFailed(job: CalculationJob, signal: AbortSignal): Promise<CalculationJob[]> {
  if (job.estate_id !== null) return [job];
  const failed: CalculationJob[] = [];
  for (let page = 1; ; page++) {
    const { data, total } = await call('GET /v1/calculation-jobs', {
      query: { parent_id: job.id, status: 'FAILED', page_size: PAGE_SIZE, page },
      signal,
    });
    failed.push(...data);
    if (data.length === 0 || failed.length >= total) return failed;
  }
}
