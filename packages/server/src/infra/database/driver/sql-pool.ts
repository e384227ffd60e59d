import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, Pool } from 'pg';
import { activeTrace } from '../../tracing/active-trace.ts';
import { inSpan } from '../../tracing/in-span.ts';
import { describeStatement, TRANSACTION } from '../describe-statement.ts';
import type { Executor, ReservedSql, Sql } from '../sql.ts';
import { ConnectionPool } from './connection-pool.ts';
import { assertHoldsNone } from './held-connections.ts';
import { Listener } from './listener.ts';
import { makeSql } from './make-sql.ts';
import type { Query, Rows } from './query.ts';
import { isStalePlan, runQuery } from './run-query.ts';
import { releaseIdle, runTransaction } from './run-transaction.ts';
import { StatementQueue } from './statement-queue.ts';

interface SqlPoolOptions {
  pool: Pool;
  createClient: () => Client;
  /** Ends every connection without a goodbye. */
  destroyConnections: () => void;
  isTraced: boolean;
}

/** `Sql` on a pool of pg: a statement or a transaction has a client to itself. */
export class SqlPool {
  readonly sql: Sql;
  readonly #connections: ConnectionPool;
  readonly #statements: StatementQueue;
  readonly #options: SqlPoolOptions;
  readonly #listeners = new Set<Listener>();

  constructor(options: SqlPoolOptions) {
    this.#options = options;
    this.#connections = new ConnectionPool(options.pool);
    this.#statements = new StatementQueue(this.#connections);
    const executor = this.#traced((query) => this.#run(query));
    this.sql = Object.assign(executor, {
      begin: <T>(work: (tx: Executor) => Promise<T>) => this.#begin(work),
      reserve: () => this.#reserve(),
      listen: (channel: string, onPayload: (payload: string) => void) => this.#listen(channel, onPayload),
      notify: (channel: string, payload: string) => executor`SELECT pg_notify(${channel}, ${payload})`,
      end: ({ timeout }: { timeout?: number } = {}) => this.#end(timeout),
    });
  }

  #traced(run: <T>(query: Query<T>) => Promise<Rows<T>>): Executor {
    if (!this.#options.isTraced) return makeSql(run);
    return makeSql((query) =>
      activeTrace() === undefined ? run(query) : inSpan(describeStatement(query), () => run(query)),
    );
  }

  async #run<T>(query: Query<T>): Promise<Rows<T>> {
    assertHoldsNone(this.sql);
    try {
      return await this.#statements.run(query);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      return this.#statements.run(query);
    }
  }

  async #begin<T>(work: (tx: Executor) => Promise<T>): Promise<T> {
    assertHoldsNone(this.sql);
    const run = async () =>
      runTransaction(await this.#connections.acquire(), work, (execute) => this.#traced(execute));
    return this.#options.isTraced ? inSpan(TRANSACTION, run) : run();
  }

  async #reserve(): Promise<ReservedSql> {
    assertHoldsNone(this.sql);
    const client = await this.#connections.acquire();
    return Object.assign(
      makeSql((query) => runQuery(client, query)),
      {
        // pg has it, its types do not.
        backendPid: (client as unknown as { processID: number }).processID,
        release: () => releaseIdle(client),
      },
    );
  }

  async #listen(channel: string, onPayload: (payload: string) => void): Promise<void> {
    const listener = new Listener(this.#options.createClient, channel, onPayload);
    this.#listeners.add(listener);
    await listener.open();
  }

  async #end(timeoutSeconds?: number): Promise<void> {
    const ended = Promise.all([this.#connections.end(), ...[...this.#listeners].map((each) => each.end())]);
    const late = new AbortController();
    const limit = sleep((timeoutSeconds ?? 0) * 1000, undefined, { signal: late.signal }).catch(() => {});
    await (timeoutSeconds === undefined ? ended : Promise.race([ended, limit]));
    late.abort();
    this.#options.destroyConnections();
  }
}
