import type { Executor } from '../../../infra/database/sql.ts';

/** Before every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** $1 is the context, $2 the versions of the engine and its data. */
const STALE_HOMES = `
  FROM estates e
    LEFT JOIN renovations r ON r.context_id = e.context_id AND r.estate_id = e.id AND NOT r.is_edited AND r.deleted_at IS NULL
    LEFT JOIN home_figures f ON f.context_id = e.context_id AND f.estate_id = e.id
    CROSS JOIN LATERAL (SELECT concat_ws(' ', $2::text, e.updated_at::text, r.id, r.updated_at::text) AS key) AS made_of
  WHERE e.context_id = $1 AND f.made_of IS DISTINCT FROM made_of.key
    AND EXISTS (SELECT FROM loans l WHERE l.context_id = e.context_id AND l.estate_id = e.id)`;

/** Homes with loans whose facts or plan have changed since their figures were computed, or that have none. */
export async function countStaleHomes(sql: Executor, contextId: string, versions: string): Promise<number> {
  const [row] = await sql.unsafe<[{ count: number }]>(`SELECT count(*) ${STALE_HOMES}`, [
    contextId,
    versions,
  ]);
  return row.count;
}

/** Some of them as JSON text for the threads; null when none is left. */
export async function readStaleHomes(
  sql: Executor,
  contextId: string,
  versions: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ homes: string; last: string; count: number } | null> {
  const [row] = await sql.unsafe<[{ homes: string | null; last: string | null; count: number }]>(
    `SELECT json_agg(home)::text AS homes, max(id::text) AS last, count(*)::int AS count FROM (
       SELECT e.id, json_build_object('id', e.id, 'made_of', made_of.key,
         'estate', json_build_object(
           'address', json_build_object('country', e.country, 'zip_code', e.zip_code, 'region', e.region),
           'estate_type', e.estate_type, 'estate_format', e.estate_format, 'year_built', e.year_built,
           'year_renovated', e.year_renovated, 'dwelling', e.dwelling),
         'certificate', coalesce(e.facts #> '{energy_label,certificate}', e.facts #> '{energy_score_kwh_per_m2,certificate}'),
         'plan', r.plan) AS home
       ${STALE_HOMES} AND e.id > $3::text::uuid ORDER BY e.id LIMIT ${limit}
     ) AS stale`,
    [contextId, versions, after ?? FIRST_ID],
  );
  const { homes, last, count } = row;
  return homes === null || last === null ? null : { homes, last, count };
}

/** Leaves out homes that were erased meanwhile. */
export async function storeFigures(sql: Executor, contextId: string, figures: string): Promise<void> {
  await sql`
    INSERT INTO home_figures (context_id, estate_id, made_of, figures)
    SELECT ${contextId}, given.id, given.made_of, given.figures
    FROM json_to_recordset(${figures}::text::json) AS given (id uuid, made_of text, figures json)
      JOIN estates e ON e.context_id = ${contextId} AND e.id = given.id
    ORDER BY given.id FOR KEY SHARE OF e
    ON CONFLICT (context_id, estate_id) DO UPDATE SET made_of = excluded.made_of, figures = excluded.figures`;
}
