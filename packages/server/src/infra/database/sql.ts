import { holdConnection } from './driver/held-connections.ts';
import type { Executor } from './driver/make-sql.ts';
import type { Query } from './driver/query.ts';
import { retryConflicts } from './retry-conflicts.ts';

export type { Executor } from './driver/make-sql.ts';
export type { Parameter } from './driver/query.ts';

/** A session of one's own. */
export interface ReservedSql extends Executor {
  /** The process id that the server gave when the session began. */
  readonly backendPid: number;
  release(): void;
}

/** A pool of connections: each statement runs on one that nobody else uses meanwhile. */
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
 * serialization failure it runs again, so it must do nothing but ask the database, and only through `tx`: where every connection is
 * held by somebody who waits for a second one, nobody gets any further.
 */
export function transaction<T>(sql: Sql, work: (tx: Executor) => Promise<T>): Promise<T> {
  return retryConflicts(() => sql.begin((tx) => holdConnection(sql, () => work(tx))));
}
