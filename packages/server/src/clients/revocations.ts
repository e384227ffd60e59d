import type { Executor } from '../infra/database/sql.ts';
import { listRevoked } from './clients.repository.ts';

// A disabled client must be cut off within a second on every process. The list is read again in the background after
// half of that, and no request is answered with a list older than the second figure.
const REFRESH_AFTER_MS = 400;
const TOO_OLD_MS = 900;

/**
 * Clients and secrets that were disabled while a token of theirs may still live: a short list, kept by each process. It is
 * read only when requests come, at most once at a time, so that nothing can be missed as with a notification.
 */
export class Revocations {
  readonly #sql: Executor;
  readonly #withinSeconds: number;
  #revoked: ReadonlySet<string> = new Set();
  #asOf = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(sql: Executor, tokenSeconds: number) {
    this.#sql = sql;
    // Twice the life of a token, for clocks that differ.
    this.#withinSeconds = 2 * tokenSeconds;
  }

  /** Answers at once with a fresh list; else after one round trip that all waiting requests share. */
  isRevoked(clientId: string, secretId: string): boolean | Promise<boolean> {
    const age = performance.now() - this.#asOf;
    if (age < REFRESH_AFTER_MS) return this.#holds(clientId, secretId);
    const reading = this.#read();
    if (age >= TOO_OLD_MS) return reading.then(() => this.#holds(clientId, secretId));
    // Its failure is for the request that comes when the list is too old.
    reading.catch(() => {});
    return this.#holds(clientId, secretId);
  }

  #holds(clientId: string, secretId: string): boolean {
    return this.#revoked.has(clientId) || this.#revoked.has(secretId);
  }

  #read(): Promise<void> {
    this.#reading ??= this.#readNow().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readNow(): Promise<void> {
    const startedAt = performance.now();
    this.#revoked = new Set(await listRevoked(this.#sql, this.#withinSeconds));
    this.#asOf = startedAt;
  }
}
