import type { Query } from './driver/query.ts';
import { limitClause } from './limit-clause.ts';
import type { Executor } from './sql.ts';

const SECONDS_PER_DAY = 86_400;

/** Rows that are removed at an age, of all contexts or of one. */
export interface AgeingRows {
  count(sql: Executor, days: number, contextId?: string): Promise<number>;
  /** At most `limit` of them, the oldest. */
  remove(sql: Executor, days: number, limit: number, contextId?: string): Promise<number>;
}

/** Parts of a statement that does more with the rows than count or delete them. */
interface AgeingParts {
  /** What follows FROM: each row is `t`. */
  aged(sql: Executor, days: number, contextId?: string): Query<unknown>;
  /** Selects the ctid of the oldest, and locks them. */
  lockOldest(sql: Executor, days: number, limit: number, contextId?: string): Query<unknown>;
}

/** The rows t of a table whose moment in `column` is so many days ago, and for which `condition` holds. */
export function ageingRows(
  table: string,
  column: string,
  condition?: (sql: Executor, days: number) => Query<unknown>,
): AgeingRows & AgeingParts {
  const aged: AgeingParts['aged'] = (sql, days, contextId) => sql`
    ${sql(table)} t WHERE t.${sql(column)} < now() - make_interval(secs => ${days * SECONDS_PER_DAY})
      ${condition === undefined ? sql`` : sql`AND ${condition(sql, days)}`}
      ${contextId === undefined ? sql`` : sql`AND t.context_id = ${contextId}`}`;
  const lockOldest: AgeingParts['lockOldest'] = (sql, days, limit, contextId) => sql`
    SELECT t.ctid FROM ${aged(sql, days, contextId)}
    ORDER BY t.${sql(column)} ${limitClause(sql, limit)} FOR UPDATE SKIP LOCKED`;
  return {
    aged,
    lockOldest,
    async count(sql, days, contextId) {
      const [row] = await sql<[{ count: number }]>`SELECT count(*) FROM ${aged(sql, days, contextId)}`;
      return row.count;
    },
    async remove(sql, days, limit, contextId) {
      const { count } = await sql`
        DELETE FROM ${sql(table)} WHERE ctid = ANY (ARRAY(${lockOldest(sql, days, limit, contextId)}))`;
      return count;
    },
  };
}
