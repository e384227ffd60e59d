import { Fault } from '../fault.ts';

interface Line {
  running: number;
  /** Those who wait for a place, first come first. */
  waiting: (() => void)[];
}

export interface ConcurrencyLimitOptions {
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
  readonly #lines = new Map<string, Line>();

  constructor(options: ConcurrencyLimitOptions) {
    this.#options = options;
  }

  async run<Result>(subject: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.#lines.get(subject) ?? { running: 0, waiting: [] };
    this.#lines.set(subject, line);
    if (line.running < this.#options.atOnce) line.running++;
    else await this.#waitForPlace(line);
    try {
      return await work();
    } finally {
      this.#leave(subject, line);
    }
  }

  #waitForPlace(line: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const take = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(take), 1);
        reject(new Fault('too_many', [], { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      }, this.#options.waitMs);
      line.waiting.push(take);
    });
  }

  /** The place goes to the next in line, or is free. */
  #leave(subject: string, line: Line): void {
    const next = line.waiting.shift();
    if (next !== undefined) {
      next();
      return;
    }
    line.running--;
    if (line.running === 0) this.#lines.delete(subject);
  }
}
