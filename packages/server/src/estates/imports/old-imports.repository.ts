import { type AgeingRows, ageingRows } from '../../infra/database/ageing-rows.ts';
import { limitClause } from '../../infra/database/limit-clause.ts';

const imports = ageingRows('estate_imports', 'created_at');
const withoutRows = ageingRows(
  'estate_imports',
  'created_at',
  (sql) => sql`
    NOT EXISTS (SELECT FROM estate_import_rows r WHERE r.context_id = t.context_id AND r.import_id = t.id)`,
);

/** What is stored to undo old imports, and these imports themselves. */
export const oldImports: AgeingRows = {
  async count(sql, days, contextId) {
    const [row] = await sql<[{ rows: number }]>`
      SELECT coalesce(sum(1 + (SELECT count(*) FROM estate_import_rows r WHERE r.context_id = old.context_id AND r.import_id = old.id)), 0)::int
        AS rows
      FROM (SELECT t.context_id, t.id FROM ${imports.aged(sql, days, contextId)}) AS old`;
    return row.rows;
  },

  /** An import goes after its rows: it may have a hundred thousand, which must not go in one statement. */
  async remove(sql, days, limit, contextId) {
    const rows = await sql`
      DELETE FROM estate_import_rows WHERE ctid = ANY (ARRAY(
        SELECT r.ctid FROM (SELECT t.context_id, t.id FROM ${imports.aged(sql, days, contextId)}) AS old
          JOIN estate_import_rows r ON r.context_id = old.context_id AND r.import_id = old.id
        ${limitClause(sql, limit)}
      ))`;
    if (rows.count >= limit) return rows.count;
    return rows.count + (await withoutRows.remove(sql, days, limit - rows.count, contextId));
  },
};
