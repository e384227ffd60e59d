import type { Executor } from '../../infra/database/sql.ts';

export const WINDOW_SECONDS = 60;
const WINDOW_MS = WINDOW_SECONDS * 1000;
// How often a process shares its counts with the others: the most that a limit can be late across processes.
const SHARE_EVERY_MS = 500;

interface Count {
  /** Counted by all processes when last read, ours included. */
  shared: number;
  /** Counted here since. */
  unshared: number;
}

/**
 * Counts per subject and minute, added up over all processes through PostgreSQL without a round trip in any request:
 * each process counts by itself and shares in the background while requests come, twice a second.
 */
export class RateCounts {
  readonly #sql: Executor;
  readonly #now: () => number;
  #window = 0;
  #counts = new Map<string, Count>();
  /** Counted here and not shared yet. */
  #changed = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(sql: Executor, now: () => number = Date.now) {
    this.#sql = sql;
    this.#now = now;
  }

  /** Counts one more in this minute; returns how many that makes, and how long the minute still lasts. */
  add(subject: string): { used: number; secondsLeft: number } {
    const now = this.#now();
    this.#turnTo(now - (now % WINDOW_MS));
    const count = this.#counts.get(subject) ?? { shared: 0, unshared: 0 };
    this.#counts.set(subject, count);
    this.#changed.set(subject, count);
    count.unshared++;
    this.#shareSoon();
    return { used: count.shared + count.unshared, secondsLeft: secondsLeft(now) };
  }

  /** The same without counting, as far as this process knows. */
  peek(subject: string): { used: number; secondsLeft: number } {
    const now = this.#now();
    this.#turnTo(now - (now % WINDOW_MS));
    const { shared, unshared } = this.#counts.get(subject) ?? { shared: 0, unshared: 0 };
    return { used: shared + unshared, secondsLeft: secondsLeft(now) };
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #turnTo(window: number): void {
    if (window === this.#window) return;
    this.#window = window;
    this.#counts = new Map();
    this.#changed = new Map();
  }

  #shareSoon(): void {
    if (this.#isClosed) return;
    this.#timer ??= setTimeout(() => void this.#share(), SHARE_EVERY_MS);
  }

  async #share(): Promise<void> {
    const changed = this.#changed;
    const sent = [...changed].map(([subject, { unshared }]) => ({ subject, unshared }));
    try {
      const shared = await addSharedCounts(this.#sql, new Date(this.#window), sent);
      for (const { subject, unshared } of sent) {
        const count = changed.get(subject);
        if (count === undefined) continue;
        count.unshared -= unshared;
        count.shared = shared.get(subject) ?? count.shared + unshared;
        if (count.unshared === 0) changed.delete(subject);
      }
    } catch {
      // Without the database every request fails anyway; what was counted is shared the next time.
    }
    this.#timer = undefined;
    if (this.#changed.size > 0) this.#shareSoon();
  }
}

function secondsLeft(now: number): number {
  return WINDOW_SECONDS - Math.floor((now / 1000) % WINDOW_SECONDS);
}

async function addSharedCounts(
  sql: Executor,
  window: Date,
  sent: { subject: string; unshared: number }[],
): Promise<Map<string, number>> {
  const rows = await sql<{ subject: string; requests: number }[]>`
    INSERT INTO rate_counts (subject, window_start, requests)
    SELECT subject, ${window}, requests
    FROM unnest(${sent.map(({ subject }) => subject)}::text[], ${sent.map(({ unshared }) => unshared)}::int[])
      AS sent (subject, requests)
    ORDER BY subject
    ON CONFLICT (subject, window_start) DO UPDATE SET requests = rate_counts.requests + excluded.requests
    RETURNING subject, requests`;
  return new Map(rows.map(({ subject, requests }) => [subject, requests]));
}
