import type { Columns, Identifier, Json } from './driver/fragments.ts';
import { holdConnection } from './driver/held-connections.ts';
import type { Parameter, Query, Row, Value } from './driver/query.ts';
import { retryConflicts } from './retry-conflicts.ts';

/** What a repository function needs: the pool, or the transaction it takes part in. */
export interface Executor {
  /** A statement, or a part of one: each value is a parameter, never text. */
  <T extends readonly object[] = Row[]>(texts: TemplateStringsArray, ...values: Value[]): Query<T>;
  (name: string): Identifier;
  (columns: object | readonly object[]): Columns;
  /** A statement from text. Without parameters it may be several, or a part of another. */
  unsafe<T extends readonly object[] = Row[]>(
    text: string,
    values?: readonly Parameter[],
    options?: { prepare?: boolean },
  ): Query<T>;
  json(value: unknown): Json;
}

/** A session of one's own. */
export interface ReservedSql extends Executor {
  /** The process id that the server gave when the session began. */
  readonly backendPid: number;
  release(): void;
}

/** A pool of connections: each statement has one to itself while it runs. */
export interface Sql extends Executor {
  /** See `transaction`, which also runs it again after a conflict. */
  begin<T>(work: (tx: Executor) => Promise<T>): Promise<T>;
  reserve(): Promise<ReservedSql>;
  /** Resolves when it listens; goes on when the connection is lost and the server is back. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>;
  notify(channel: string, payload: string): Query<object[]>;
  /** Statements under way have so many seconds; absent for no limit. */
  end(options?: { timeout?: number }): Promise<void>;
}

/**
 * Runs the work in one transaction: its result when it returns, nothing written when it throws. After a deadlock or a
 * serialization failure it runs again, so it must do nothing but query the database, and only through `tx`: where every
 * connection is held by a caller that waits for a second one, all of them wait for ever.
 */
export function transaction<T>(sql: Sql, work: (tx: Executor) => Promise<T>): Promise<T> {
  return retryConflicts(() => sql.begin((tx) => holdConnection(sql, () => work(tx))));
}
