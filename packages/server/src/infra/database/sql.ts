import type postgres from 'postgres';
import { begin } from './begin.ts';
import { retryConflicts } from './retry-conflicts.ts';

/** The pool, as postgres.js gives it. */
export type Sql = postgres.Sql;

/** What a repository function needs: the pool, or the transaction it takes part in. */
export type Executor = postgres.ISql;

/**
 * Runs the work in one transaction: its result when it returns, nothing written when it throws. After a deadlock or a
 * serialization failure it runs again, so it must do nothing but ask the database.
 */
export function transaction<T>(sql: Sql, work: (tx: Executor) => Promise<T>): Promise<T> {
  return retryConflicts(() => begin(sql, work));
}
