import type { Executor } from '../../infra/database/sql.ts';

// Dated no earlier than before: a clock that was set back must not hide the change from `updated_since`.
const CHANGED_NOW = 'updated_at = greatest(now(), updated_at)';

const changed = (change: string, condition: string) => `
  WITH changed AS (
    UPDATE renovations SET ${change}, ${CHANGED_NOW} WHERE context_id = $1 AND id = $2 AND ${condition}
  )
  SELECT FROM renovations WHERE context_id = $1 AND id = $2`;

const DELETE_STATEMENT = changed('deleted_at = now()', 'deleted_at IS NULL');
const RESTORE_STATEMENT = changed('deleted_at = NULL', 'deleted_at IS NOT NULL');

/** False when this context has no such renovation. One that is deleted already stays as it is. */
export async function markDeleted(sql: Executor, contextId: string, id: string): Promise<boolean> {
  return (await sql.unsafe(DELETE_STATEMENT, [contextId, id])).length === 1;
}

/** False when this context has no such renovation. One that is not deleted stays as it is. */
export async function markRestored(sql: Executor, contextId: string, id: string): Promise<boolean> {
  return (await sql.unsafe(RESTORE_STATEMENT, [contextId, id])).length === 1;
}

export interface RenovationChange {
  name: string | undefined;
  /** Null: it has no manager. */
  managerExternalId: string | null | undefined;
}

/** False when this context has no such renovation. A managing user is made when first seen. */
export async function changeRenovation(
  tx: Executor,
  contextId: string,
  id: string,
  { name, managerExternalId: manager }: RenovationChange,
): Promise<boolean> {
  if (manager) {
    await tx`
      INSERT INTO users (context_id, external_id) SELECT context_id, ${manager} FROM renovations
      WHERE context_id = ${contextId} AND id = ${id} ON CONFLICT (context_id, external_id) DO NOTHING`;
  }
  const rows = await tx`
    UPDATE renovations SET updated_at = greatest(now(), updated_at)
      ${name === undefined ? tx`` : tx`, name = ${name}, keeps_name = true`}
      ${
        manager === undefined
          ? tx``
          : tx`, keeps_manager = true, managing_user_id =
              (SELECT id FROM users WHERE context_id = ${contextId} AND external_id = ${manager})`
      }
    WHERE context_id = ${contextId} AND id = ${id} RETURNING 1`;
  return rows.length === 1;
}
