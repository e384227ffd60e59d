import { limitClause } from '../database/limit-clause.ts';
import type { Executor, Sql } from '../database/sql.ts';

/**
 * No file takes this long to write: a store has some seconds to answer, a request half a minute. A report that is
 * published later than this fails, because its file is gone.
 */
const STRAY_AFTER = '1 hour';

interface StoredFile {
  contextId: string;
  path: string;
}

/** Takes the pool, never a transaction: the row must outlive whatever becomes of the file. */
export async function insertWriting(sql: Sql, contextId: string, path: string): Promise<void> {
  await sql`INSERT INTO stored_files (context_id, path) VALUES (${contextId}, ${path})`;
}

/** False when maintenance has taken the file for a stray: what belongs to it must then not be written. */
export async function markLive(tx: Executor, contextId: string, path: string): Promise<boolean> {
  const { count } = await tx`
    UPDATE stored_files SET state = 'live'
    WHERE context_id = ${contextId} AND path = ${path} AND state = 'writing'`;
  return count === 1;
}

const isToRemove = (sql: Executor) => sql`
  (state = 'removing' OR (state = 'writing' AND created_at < now() - ${STRAY_AFTER}::interval))`;

export async function countFilesToRemove(sql: Executor): Promise<number> {
  const [row] = await sql<
    [{ files: number }]
  >`SELECT count(*) AS files FROM stored_files WHERE ${isToRemove(sql)}`;
  return row.files;
}

/**
 * Marks files as being removed and returns them, those that failed before at the end. A row that a report's transaction
 * has locked is skipped: it may be live a moment later. Once this is committed, no transaction can make the file live
 * any more.
 */
export async function claimFilesToRemove(sql: Sql, limit: number): Promise<StoredFile[]> {
  return sql<StoredFile[]>`
    WITH claimed AS (
      SELECT context_id, path FROM stored_files WHERE ${isToRemove(sql)}
      ORDER BY removal_tried_at NULLS FIRST, created_at ${limitClause(sql, limit)} FOR UPDATE SKIP LOCKED
    )
    UPDATE stored_files AS file SET state = 'removing', removal_tried_at = now() FROM claimed
    WHERE file.context_id = claimed.context_id AND file.path = claimed.path
    RETURNING file.context_id AS "contextId", file.path`;
}

export async function forgetFile(sql: Executor, { contextId, path }: StoredFile): Promise<void> {
  await sql`
    DELETE FROM stored_files WHERE context_id = ${contextId} AND path = ${path} AND state = 'removing'`;
}
