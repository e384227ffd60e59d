import type { Executor } from './sql.ts';

/**
 * `LIMIT 1000` as text. Given as a parameter, its value is unknown when PostgreSQL plans the statement: it assumes a
 * tenth of the table, and may read all of it to find the few oldest rows.
 */
export function limitClause(sql: Executor, rows: number) {
  if (!Number.isSafeInteger(rows) || rows < 0) throw new RangeError(`not a number of rows: ${rows}`);
  return sql.unsafe(`LIMIT ${rows}`);
}
