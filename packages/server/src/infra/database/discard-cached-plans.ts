import type { Executor } from './sql.ts';

/**
 * Before many rows are written. A connection caches the plans by which PostgreSQL checks foreign keys and runs
 * triggers: one from when the estates were few reads all estates of a context for each row, until statistics are
 * collected again.
 */
export async function discardCachedPlans(sql: Executor): Promise<void> {
  await sql`DISCARD PLANS`;
}
