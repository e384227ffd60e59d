import type { Executor } from '../../infra/database/sql.ts';
import { until } from '../until.ts';

/** Waits until a statement of this database waits for a lock that another transaction holds. */
export function untilSomeoneWaits(sql: Executor): Promise<void> {
  return until(async () => {
    const waiting = await sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return waiting.length > 0;
  });
}
