import { setTimeout as sleep } from 'node:timers/promises';
import type { Executor } from '../../infra/database/sql.ts';
import { listRevoked } from './clients.repository.ts';

// A disabled client must be refused within a second on every process. The list is read again in the background after
// half of that, and no request is answered with a list older than the second figure.
export const REFRESH_AFTER_MS = 400;
export const TOO_OLD_MS = 900;
// For clocks that differ.
const MARGIN_SECONDS = 3600;
// Every request waits for this one statement. When it takes so long, its connection may be dead: it is sent on another
// too.
const ASK_AGAIN_AFTER_MS = 300;

/**
 * Clients and secrets that were disabled while one of their tokens may still be valid: a short list, cached by each
 * process. It is read only when requests come, once at a time; unlike a notification, it cannot be missed.
 */
export class Revocations {
  readonly #sql: Executor;
  readonly #withinSeconds: number;
  readonly #now: () => number;
  #revoked: ReadonlySet<string> = new Set();
  #asOf = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  /**
   * A token carries the life that it was issued with, so this is the longest that any can have, not today's setting.
   */
  constructor(sql: Executor, longestTokenSeconds: number, now: () => number = () => performance.now()) {
    this.#sql = sql;
    this.#withinSeconds = longestTokenSeconds + MARGIN_SECONDS;
    this.#now = now;
  }

  /** Answers at once when the list is fresh, else after a round trip that all waiting requests share. */
  isRevoked(clientId: string, secretId: string): boolean | Promise<boolean> {
    const age = this.#now() - this.#asOf;
    if (age >= TOO_OLD_MS) return this.beFresh().then(() => this.#holds(clientId, secretId));
    // A failure matters to the request that finds the list too old.
    if (age >= REFRESH_AFTER_MS) this.#read().catch(() => {});
    return this.#holds(clientId, secretId);
  }

  /**
   * Resolves when the list is fresh enough for a request that arrives now: a read in progress may have begun too long
   * ago.
   */
  async beFresh(): Promise<void> {
    const tooOld = this.#now() - TOO_OLD_MS;
    while (this.#asOf <= tooOld) await this.#read();
  }

  #holds(clientId: string, secretId: string): boolean {
    return this.#revoked.has(clientId) || this.#revoked.has(secretId);
  }

  #read(): Promise<void> {
    this.#reading ??= this.#readOrAskAgain().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readOrAskAgain(): Promise<void> {
    const first = this.#readNow();
    const late = sleep(ASK_AGAIN_AFTER_MS, true, { ref: false });
    if (await Promise.race([first.then(() => false), late])) {
      const both = Promise.any([first, this.#readNow()]);
      await both.catch(() => first);
    }
  }

  async #readNow(): Promise<void> {
    const startedAt = this.#now();
    const revoked = await listRevoked(this.#sql, this.#withinSeconds);
    if (startedAt < this.#asOf) return;
    this.#revoked = new Set(revoked);
    this.#asOf = startedAt;
  }
}
