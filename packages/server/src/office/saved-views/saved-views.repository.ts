import type { Executor } from '../../infra/database/sql.ts';

export interface SavedView {
  id: string;
  name: string;
  query: string;
  is_shared: boolean;
  is_own: boolean;
  created_at: Date;
}

export interface ViewChange {
  name: string | undefined;
  query: string | undefined;
  isShared: boolean | undefined;
}

const COLUMNS = 'id, name, query, is_shared, member_id = $2 AS is_own, created_at';

/** Their own and those that colleagues share. */
export async function listViews(sql: Executor, contextId: string, memberId: string): Promise<SavedView[]> {
  return sql.unsafe<SavedView[]>(
    `SELECT ${COLUMNS} FROM saved_views WHERE context_id = $1 AND (member_id = $2 OR is_shared) ORDER BY lower(name), id`,
    [contextId, memberId],
    { prepare: true },
  );
}

/** Null when they have `most` already. A name that is taken violates the table's key. */
export async function insertView(
  sql: Executor,
  contextId: string,
  memberId: string,
  view: { name: string; query: string; isShared: boolean },
  most: number,
): Promise<SavedView | null> {
  const [row] = await sql.unsafe<SavedView[]>(
    `INSERT INTO saved_views (context_id, member_id, name, query, is_shared)
     SELECT $1::text::uuid, $2::text::uuid, $3, $4, $5
     WHERE (SELECT count(*) FROM saved_views WHERE context_id = $1::text::uuid AND member_id = $2::text::uuid) < $6
     RETURNING id, name, query, is_shared, true AS is_own, created_at`,
    [contextId, memberId, view.name, view.query, view.isShared, most],
  );
  return row ?? null;
}

/** Null when they have no such view of their own. */
export async function updateView(
  sql: Executor,
  contextId: string,
  memberId: string,
  id: string,
  { name, query, isShared }: ViewChange,
): Promise<SavedView | null> {
  const [row] = await sql<SavedView[]>`
    UPDATE saved_views SET name = coalesce(${name ?? null}, name), query = coalesce(${query ?? null}, query),
      is_shared = coalesce(${isShared ?? null}, is_shared)
    WHERE context_id = ${contextId} AND member_id = ${memberId} AND id = ${id}
    RETURNING id, name, query, is_shared, true AS is_own, created_at`;
  return row ?? null;
}

/** False when they have no such view of their own. */
export async function deleteView(
  sql: Executor,
  contextId: string,
  memberId: string,
  id: string,
): Promise<boolean> {
  const { count } = await sql`
    DELETE FROM saved_views WHERE context_id = ${contextId} AND member_id = ${memberId} AND id = ${id}`;
  return count === 1;
}
