import type { Sql } from '../../infra/database/sql.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import { type Batch, insertBatches, listRecordingClients } from './batches.repository.ts';
import { JsonItems } from './json-items.ts';
import type { LoggedRequest } from './logged-request.ts';

const WRITE_EVERY_MS = 1000;
/** A database that is away must not fill the memory. */
const MOST_WAITING_CHARACTERS = 16_000_000;
/** A page of the log reads whole batches. */
const MOST_IN_BATCH = 500;

/**
 * Requests of clients, written once a second so that no request waits for it. A log, not a record: what a process has
 * not written when it is killed is lost, and so is what arrives while the database is away.
 */
export class RequestLog {
  readonly #sql: Sql;
  readonly #log: Pick<Logger, 'warn'>;
  #waiting: Batch[] = [];
  /** The batch of each client that is not full. */
  #open = new Map<string, Batch>();
  #characters = 0;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  /** As of the last write: whoever changes the setting waits for a second at most. */
  #recordingClients: ReadonlySet<string> = new Set();

  constructor(sql: Sql, log: Pick<Logger, 'warn'>) {
    this.#sql = sql;
    this.#log = log;
  }

  add(contextId: string, clientId: string, request: LoggedRequest): void {
    const text = JSON.stringify(request);
    if (this.#characters + text.length > MOST_WAITING_CHARACTERS) return;
    this.#characters += text.length;
    const batch = this.#batchOf(contextId, clientId);
    batch.requests.add(text);
    batch.firstAtMs = Math.min(batch.firstAtMs, request.at_ms);
    batch.highestStatus = Math.max(batch.highestStatus, request.status);
    batch.hasBodies ||= request.request_body !== undefined || request.response_body !== undefined;
    this.#timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS);
  }

  recordsBodiesOf(clientId: string): boolean {
    return this.#recordingClients.has(clientId);
  }

  /** One write after the other; this one ends when all that waits now is written or given up. */
  write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(async () => {
      const batches = this.#waiting;
      if (batches.length === 0) return;
      this.#waiting = [];
      this.#open = new Map();
      this.#characters = 0;
      try {
        await insertBatches(this.#sql, batches);
        this.#recordingClients = await listRecordingClients(this.#sql);
      } catch (error) {
        const count = batches.reduce((sum, { requests }) => sum + requests.count, 0);
        this.#log.warn({ err: error, count }, 'requests of clients could not be logged');
      }
    });
    return this.#writing;
  }

  #batchOf(contextId: string, clientId: string): Batch {
    const open = this.#open.get(clientId);
    if (open !== undefined && open.requests.count < MOST_IN_BATCH) return open;
    const batch = {
      contextId,
      clientId,
      requests: new JsonItems(),
      firstAtMs: Number.POSITIVE_INFINITY,
      highestStatus: 0,
      hasBodies: false,
    };
    this.#open.set(clientId, batch);
    this.#waiting.push(batch);
    return batch;
  }
}
