import type { Sql } from '../../infra/database/sql.ts';
import { until } from '../until.ts';

/** Waits until so many connections of this database wait for a lock: whatever was begun has come as far as it can. */
export function untilBlocked(sql: Sql, connections: number): Promise<void> {
  return until(async () => {
    const [row] = await sql<[{ count: number }]>`
      SELECT count(*)::int FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return row.count === connections;
  });
}
