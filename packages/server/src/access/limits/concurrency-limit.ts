import { Fault } from '../../fault.ts';
import { Turns } from '../../infra/compute/turns.ts';

interface ConcurrencyLimitOptions {
  /** Of one subject. */
  atOnce: number;
  /** Who has waited this long for a place is refused as `too_many`. */
  waitMs: number;
}

// About what a few pieces of work take: by then there may be a place.
const RETRY_AFTER_SECONDS = 5;

/** At most so much work of one subject at once in this process; the rest waits in a line of its own. */
export class ConcurrencyLimit {
  readonly #options: ConcurrencyLimitOptions;
  readonly #lines = new Map<string, Turns>();

  constructor(options: ConcurrencyLimitOptions) {
    this.#options = options;
  }

  async run<Result>(subject: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.#lines.get(subject) ?? new Turns(this.#options.atOnce);
    this.#lines.set(subject, line);
    const patience = AbortSignal.timeout(this.#options.waitMs);
    try {
      return await line.take(subject, patience, work);
    } catch (error) {
      if (error !== patience.reason) throw error;
      throw new Fault('too_many', [], { retryAfterSeconds: RETRY_AFTER_SECONDS });
    } finally {
      if (line.isIdle) this.#lines.delete(subject);
    }
  }
}
