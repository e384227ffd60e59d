/** The life of a calculation job. The database enforces the same transitions with a trigger. */

export const CALCULATION_JOB_TYPES = [
  'EPC_DOCUMENT_PROCESSING',
  'ENERGY_EFFICIENCY_INDICATION',
  'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION',
] as const;
export type CalculationJobType = (typeof CALCULATION_JOB_TYPES)[number];
/** The types that are requested with a list of estates; the third reads a document of one. */
export type BatchType = Exclude<CalculationJobType, 'EPC_DOCUMENT_PROCESSING'>;

export const CALCULATION_JOB_STATUSES = ['NOT_STARTED', 'RUNNING', 'FINISHED', 'FAILED', 'STOPPED'] as const;
export type CalculationJobStatus = (typeof CALCULATION_JOB_STATUSES)[number];

export type JobEvent = 'start' | 'finish' | 'fail' | 'stop';

const TRANSITIONS: Record<CalculationJobStatus, Partial<Record<JobEvent, CalculationJobStatus>>> = {
  NOT_STARTED: { start: 'RUNNING', stop: 'STOPPED' },
  RUNNING: { finish: 'FINISHED', fail: 'FAILED', stop: 'STOPPED' },
  FINISHED: {},
  FAILED: {},
  STOPPED: {},
};

/** The status after the event, or null when the event has no meaning in this status and must change nothing. */
export function nextStatus(status: CalculationJobStatus, event: JobEvent): CalculationJobStatus | null {
  return TRANSITIONS[status][event] ?? null;
}

export function isFinal(status: CalculationJobStatus): boolean {
  return Object.keys(TRANSITIONS[status]).length === 0;
}

/** How the children of a batch ended so far. */
export interface ChildCounts {
  total: number;
  finished: number;
  failed: number;
  stopped: number;
}

/** What the ends of its children mean for a running batch; null while one of them has not ended. */
export function batchEvent({ total, finished, failed, stopped }: ChildCounts): JobEvent | null {
  if (finished + failed + stopped < total) return null;
  if (finished > 0) return 'finish';
  // Only a batch whose every child failed is a failure; with a stopped child it is unknown how it would have ended.
  return stopped > 0 ? 'stop' : 'fail';
}
