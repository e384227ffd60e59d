/** What the threads pass to the database, as text: it never becomes objects in the process that serves the API. */
export interface ChunkResults {
  /**
   * `[{"job_id", "failure"}]`, `[{"job_id", "indication"}]` or
   * `[{"job_id", "plan_number", "labels", "outline", …cents}]`.
   */
  results: string;
  /**
   * The plans, one after the other, counted from 1. They are separate because PostgreSQL then reads each once instead
   * of three times.
   */
  plans: string;
}

/** U+001E, the record separator: JSON has it only escaped. */
export const PLAN_SEPARATOR = '\u001e';
