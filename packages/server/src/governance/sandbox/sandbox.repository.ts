/**
 * Everything that a sandbox has of its own, in one place, so that nothing is forgotten: a test compares it with the
 * schema.
 */
import type { Executor } from '../../infra/database/sql.ts';

/**
 * In this order: what refers to others first. Tables that are not named go with these, by a foreign key or a trigger.
 */
export const EMPTIED = [
  'programmes',
  'buildings',
  'loan_reports',
  'loans',
  'loan_settings',
  'calculation_jobs',
  'renovations',
  'estates',
  'estate_imports',
  'import_headings',
  'portfolio_actions',
  'connections',
  'saved_views',
  'price_book_drafts',
  'price_books',
  'user_renovation_counts',
  'users',
  'idempotency_keys',
  'webhook_deliveries',
  'client_request_batches',
  'erasures',
] as const;

/** Locked until the transaction ends, so that nothing is added meanwhile. Null when it is no sandbox. */
export async function lockSandbox(
  tx: Executor,
  contextId: string,
): Promise<{ sandboxDate: string | null } | null> {
  const [row] = await tx<{ sandboxDate: string | null }[]>`
    SELECT sandbox_date::text AS "sandboxDate" FROM contexts WHERE id = ${contextId} AND sandbox FOR UPDATE`;
  return row ?? null;
}

export async function updateDate(tx: Executor, contextId: string, date: string | null): Promise<void> {
  await tx`UPDATE contexts SET sandbox_date = ${date}::date WHERE id = ${contextId} AND sandbox`;
}

/** What waits in the queue; an entry that is running stays and finds nothing. */
export async function deleteQueued(tx: Executor, contextId: string): Promise<void> {
  await tx`
    SELECT count(*) FROM graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker._private_jobs WHERE payload ->> 'contextId' = ${contextId}
    ))`;
  await tx`
    UPDATE graphile_worker._private_jobs SET payload = (payload::jsonb - 'body')::json
    WHERE payload ->> 'contextId' = ${contextId} AND payload ->> 'body' IS NOT NULL`;
}

/** Returns how many rows each table had. */
export async function deleteContents(
  tx: Executor,
  contextId: string,
): Promise<ReadonlyMap<(typeof EMPTIED)[number], number>> {
  await tx`UPDATE contexts SET price_book_version = 0, sandbox_date = NULL WHERE id = ${contextId}`;
  const counts = new Map<(typeof EMPTIED)[number], number>();
  for (const table of EMPTIED) {
    const { count } = await tx`DELETE FROM ${tx(table)} WHERE context_id = ${contextId}`;
    counts.set(table, count);
  }
  return counts;
}

/** Files that triggers have marked for removal. */
export async function listRemovedFiles(sql: Executor, contextId: string): Promise<string[]> {
  const rows = await sql<{ path: string }[]>`
    SELECT path FROM stored_files WHERE context_id = ${contextId} AND state = 'removing'`;
  return rows.map(({ path }) => path);
}
