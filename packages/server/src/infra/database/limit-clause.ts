import type { Executor } from './sql.ts';

/**
 * `LIMIT 1000` as text. As a parameter PostgreSQL would not know it when it plans, take it for a tenth of the table, and read
 * the whole table to find the few oldest rows.
 */
export function limitClause(sql: Executor, rows: number) {
  if (!Number.isSafeInteger(rows) || rows < 0) throw new RangeError(`not a number of rows: ${rows}`);
  return sql.unsafe(`LIMIT ${rows}`);
}
