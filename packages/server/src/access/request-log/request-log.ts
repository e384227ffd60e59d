import type { Sql } from '../../infra/database/sql.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import { insertRequests, type LoggedRequest } from './requests.repository.ts';

const WRITE_EVERY_MS = 1000;
/** More than a process answers in a second; a database that is away must not fill the memory. */
const MOST_WAITING = 10_000;

/**
 * Requests of clients, written once a second so that no request waits for it. A log, not a record: what a process has not written
 * when it is killed is lost, and so is what arrives while the database is away.
 */
export class RequestLog {
  readonly #sql: Sql;
  readonly #log: Pick<Logger, 'warn'>;
  #waiting: LoggedRequest[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(sql: Sql, log: Pick<Logger, 'warn'>) {
    this.#sql = sql;
    this.#log = log;
  }

  add(request: LoggedRequest): void {
    if (this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push(request);
    this.#timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS);
  }

  /** One write after the other; this one ends when all that waits now is written or given up. */
  write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(async () => {
      const requests = this.#waiting;
      this.#waiting = [];
      if (requests.length === 0) return;
      await insertRequests(this.#sql, requests).catch((error: unknown) =>
        this.#log.warn({ err: error, count: requests.length }, 'requests of clients could not be logged'),
      );
    });
    return this.#writing;
  }
}
