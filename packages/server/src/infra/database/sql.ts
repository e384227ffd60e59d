import type postgres from 'postgres';
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
  return retryConflicts(async () => {
    // In an object, because postgres.js would take an array for a list of queries to wait for.
    const { value } = await sql.begin(async (tx) => ({ value: await work(tx) }));
    // postgres.js types it as what awaiting an array of queries would give; a lone value stays what it is.
    return value as T;
  });
}
