import { limitClause } from '../../infra/database/limit-clause.ts';
import { ofContext } from '../../infra/database/of-context.ts';
import type { Executor } from '../../infra/database/sql.ts';

const isOld = (sql: Executor, days: number) => sql`i.created_at < now() - make_interval(days => ${days})`;

/** What is kept to undo old imports, and these imports themselves. */
export async function countOldImports(
  sql: Executor,
  days: number,
  contextId: string | null = null,
): Promise<number> {
  const [row] = await sql<[{ rows: number }]>`
    SELECT coalesce(sum(1 + (SELECT count(*) FROM estate_import_rows r WHERE r.context_id = i.context_id AND r.import_id = i.id)), 0)::int
      AS rows
    FROM estate_imports i WHERE ${isOld(sql, days)} ${ofContext(sql, contextId)}`;
  return row.rows;
}

/** An import goes after its rows: it may have a hundred thousand, which must not go in one statement. */
export async function deleteOldImports(
  sql: Executor,
  days: number,
  limit: number,
  contextId: string | null = null,
): Promise<number> {
  const rows = await sql`
    DELETE FROM estate_import_rows WHERE ctid = ANY (ARRAY(
      SELECT r.ctid FROM (SELECT context_id, id FROM estate_imports i WHERE ${isOld(sql, days)} ${ofContext(sql, contextId)}) AS old
        JOIN estate_import_rows r ON r.context_id = old.context_id AND r.import_id = old.id
      ${limitClause(sql, limit)}
    ))`;
  if (rows.count >= limit) return rows.count;
  const imports = await sql`
    DELETE FROM estate_imports WHERE ctid = ANY (ARRAY(
      SELECT i.ctid FROM estate_imports i WHERE ${isOld(sql, days)} ${ofContext(sql, contextId)}
        AND NOT EXISTS (SELECT FROM estate_import_rows r WHERE r.context_id = i.context_id AND r.import_id = i.id)
      ORDER BY i.created_at ${limitClause(sql, limit - rows.count)}
    ))`;
  return rows.count + imports.count;
}
