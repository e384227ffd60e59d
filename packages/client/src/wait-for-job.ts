import type { CalculationJob } from './contract.ts';
import { isPassing, waitBeforeRetry } from './transport/retry.ts';
import type { CallOptions } from './transport/send.ts';
import { sleep } from './transport/sleep.ts';

export interface WaitOptions extends CallOptions {
  /** Called with the job each time it was read, including the last. */
  onProgress?: ((job: CalculationJob) => void) | undefined;
  /** How long the server may be unreachable before the wait gives up with its error; two minutes by default. */
  maxOutageMs?: number | undefined;
}

const FIRST_POLL_MS = 200;
const POLL_BACK_OFF = 1.5;
const LONGEST_WAIT_MS = 5_000;
const MAX_OUTAGE_MS = 120_000;
const FINAL_STATES: CalculationJob['calculation_job_status'][] = ['FINISHED', 'FAILED', 'STOPPED'];

export async function waitForJob(
  getJob: (options: CallOptions) => Promise<CalculationJob>,
  { onProgress, maxOutageMs = MAX_OUTAGE_MS, ...options }: WaitOptions = {},
): Promise<CalculationJob> {
  let waitMs = FIRST_POLL_MS;
  let lastAnswerAt = Date.now();
  for (;;) {
    try {
      const job = await getJob(options);
      lastAnswerAt = Date.now();
      onProgress?.(job);
      if (FINAL_STATES.includes(job.calculation_job_status)) return job;
    } catch (error) {
      if (!isPassing(error) || Date.now() - lastAnswerAt >= maxOutageMs) throw error;
      waitMs = Math.max(waitMs, waitBeforeRetry(error, 0) ?? LONGEST_WAIT_MS);
    }
    await sleep(waitMs, options.signal);
    waitMs = Math.min(LONGEST_WAIT_MS, waitMs * POLL_BACK_OFF);
  }
}
