import type postgres from 'postgres';
import { begin } from './begin.ts';

/** The pool, as postgres.js gives it. */
export type Sql = postgres.Sql;

/** What a repository function needs: the pool, or the transaction it takes part in. */
export type Executor = postgres.ISql;

/** Runs the work in one transaction: its result when it returns, nothing written when it throws. */
export async function transaction<T>(sql: Sql, work: (tx: Executor) => Promise<T>): Promise<T> {
  return begin(sql, work);
}
