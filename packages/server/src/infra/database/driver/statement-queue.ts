import type { PoolClient } from 'pg';
import type { ConnectionPool } from './connection-pool.ts';
import type { Query, Rows } from './query.ts';
import { runQuery } from './run-query.ts';
import { releaseIdle } from './run-transaction.ts';

interface Waiting {
  start(client: PoolClient): Promise<void>;
  fail(error: Error): void;
}

/** A client that runs statements of several callers, one after the other. */
interface Shared {
  client: PoolClient;
  inFlight: number;
  /** After an error it gets no more: its connection may be lost. */
  hasFailed: boolean;
}

/** The last of them waits for all others. */
const MOST_IN_FLIGHT = 8;

/**
 * Statements outside of transactions. While clients are free each has one to itself. When none is free they share those
 * that run such statements, each committed by itself, which saves both sides a change of process for each. Nothing is
 * added to a shared client while a transaction waits, and it is released when all are answered: so BEGIN never has
 * statements of others before or behind it.
 */
export class StatementQueue {
  readonly #connections: ConnectionPool;
  readonly #waiting: Waiting[] = [];
  readonly #shared = new Set<Shared>();
  #acquiring = 0;
  #isScheduled = false;

  constructor(connections: ConnectionPool) {
    this.#connections = connections;
  }

  run<T>(query: Query<T>): Promise<Rows<T>> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        start: (client) =>
          runQuery(client, query).then(resolve, (error: Error) => {
            reject(error);
            throw error;
          }),
        fail: reject,
      });
      this.#schedule();
    });
  }

  /** Once for all statements of a turn of the event loop: those for the same client go out in one piece. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      const shared = [...this.#shared];
      for (const { client } of shared) client.connection.stream.cork();
      this.#dispatch();
      for (const { client } of shared) client.connection.stream.uncork();
      for (const each of shared) this.#releaseUnused(each);
    });
  }

  #dispatch(): void {
    while (this.#waiting.length > this.#acquiring) {
      const { isFree, isAwaited, size } = this.#connections;
      const shared = isFree || isAwaited ? undefined : this.#leastBusy();
      if (shared !== undefined) this.#start(shared);
      else if (isFree || ((isAwaited || this.#shared.size === 0) && this.#acquiring < size)) this.#acquire();
      else return;
    }
  }

  #leastBusy(): Shared | undefined {
    let found: Shared | undefined;
    for (const each of this.#shared) {
      if (!each.hasFailed && each.inFlight < (found?.inFlight ?? MOST_IN_FLIGHT)) found = each;
    }
    return found;
  }

  #acquire(): void {
    this.#acquiring += 1;
    this.#connections.acquire().then(
      (client) => {
        const share = Math.ceil(this.#waiting.length / this.#acquiring);
        this.#acquiring -= 1;
        const shared = { client, inFlight: 0, hasFailed: false };
        this.#shared.add(shared);
        client.connection.stream.cork();
        for (let count = 0; count < Math.min(share, MOST_IN_FLIGHT); count += 1) this.#start(shared);
        client.connection.stream.uncork();
        this.#releaseUnused(shared);
      },
      (error: Error) => {
        this.#acquiring -= 1;
        this.#waiting.shift()?.fail(error);
        this.#schedule();
      },
    );
  }

  #start(shared: Shared): void {
    const statement = this.#waiting.shift();
    if (statement === undefined) return;
    shared.inFlight += 1;
    const answered = () => {
      shared.inFlight -= 1;
      // One that is done may be needed at once.
      if (this.#waiting.length === 0) this.#releaseUnused(shared);
      else this.#schedule();
    };
    statement.start(shared.client).then(answered, () => {
      shared.hasFailed = true;
      answered();
    });
  }

  #releaseUnused(shared: Shared): void {
    if (shared.inFlight > 0 || !this.#shared.delete(shared)) return;
    releaseIdle(shared.client);
    if (this.#waiting.length > this.#acquiring) this.#schedule();
  }
}
