import type { OwnPriceBook, PlanControls } from '@rooftree/engine';
import type { Executor } from '../../infra/database/sql.ts';
import type { BookContent, PriceBookDraft, PriceBookVersion } from './price-book.ts';

/** The version that plans are made with; locked until the transaction ends for who is about to change it. */
export async function findCurrentVersion(
  sql: Executor,
  contextId: string,
  { isLocked = false } = {},
): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    SELECT price_book_version AS version FROM contexts
    WHERE id = ${contextId} ${isLocked ? sql`FOR NO KEY UPDATE` : sql``}`;
  return row?.version ?? 0;
}

export async function setCurrentVersion(sql: Executor, contextId: string, version: number): Promise<void> {
  await sql`UPDATE contexts SET price_book_version = ${version} WHERE id = ${contextId}`;
}

export async function findVersion(
  sql: Executor,
  contextId: string,
  version: number,
): Promise<PriceBookVersion | null> {
  const [row] = await sql<PriceBookVersion[]>`
    SELECT version, note, created_at AS "createdAt", book FROM price_books
    WHERE context_id = ${contextId} AND version = ${version}`;
  return row ?? null;
}

export function listVersions(sql: Executor, contextId: string, limit: number): Promise<PriceBookVersion[]> {
  return sql<PriceBookVersion[]>`
    SELECT version, note, created_at AS "createdAt", book FROM price_books
    WHERE context_id = ${contextId} ORDER BY version DESC LIMIT ${limit}`;
}

/** In the transaction that locks the context, so that no other one takes the same number. */
export async function insertVersion(
  tx: Executor,
  contextId: string,
  { note, book }: { note: string; book: BookContent },
): Promise<OwnPriceBook> {
  const [row] = await tx<[{ book: OwnPriceBook }]>`
    INSERT INTO price_books (context_id, version, note, book)
    SELECT ${contextId}, next, ${note}, jsonb_build_object('version', next) || ${JSON.stringify(book)}::text::jsonb
    FROM (SELECT coalesce(max(version), 0) + 1 AS next FROM price_books WHERE context_id = ${contextId}) AS number
    RETURNING book`;
  return row.book;
}

export async function findDraft(
  sql: Executor,
  contextId: string,
  { isLocked = false } = {},
): Promise<PriceBookDraft | null> {
  const [row] = await sql<PriceBookDraft[]>`
    SELECT revision, note, book, updated_at AS "updatedAt" FROM price_book_drafts
    WHERE context_id = ${contextId} ${isLocked ? sql`FOR UPDATE` : sql``}`;
  return row ?? null;
}

/** Null when another one was saved since `revision`. */
export async function saveDraft(
  sql: Executor,
  contextId: string,
  { revision, note, book }: { revision: number; note: string; book: BookContent },
): Promise<PriceBookDraft | null> {
  const text = JSON.stringify(book);
  const columns = sql`revision, note, book, updated_at AS "updatedAt"`;
  const [row] =
    revision === 0
      ? await sql<PriceBookDraft[]>`
          INSERT INTO price_book_drafts (context_id, revision, note, book)
          VALUES (${contextId}, 1, ${note}, ${text}::text::jsonb) ON CONFLICT DO NOTHING RETURNING ${columns}`
      : await sql<PriceBookDraft[]>`
          UPDATE price_book_drafts SET revision = revision + 1, note = ${note}, book = ${text}::text::jsonb, updated_at = now()
          WHERE context_id = ${contextId} AND revision = ${revision} RETURNING ${columns}`;
  return row ?? null;
}

export async function deleteDraft(sql: Executor, contextId: string): Promise<boolean> {
  const rows = await sql`DELETE FROM price_book_drafts WHERE context_id = ${contextId} RETURNING 1`;
  return rows.length > 0;
}

/**
 * The suggested plans of active estates, and how many of them were made with another version than the one that is used
 * now.
 */
export async function countPlans(
  sql: Executor,
  contextId: string,
): Promise<{ plans: number; older: number }> {
  const [row] = await sql<[{ plans: number; older: number }]>`
    SELECT count(*) AS plans, count(*) FILTER (WHERE r.price_book_version <> c.price_book_version) AS older
    FROM renovations r JOIN contexts c ON c.id = r.context_id
      JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id AND ${isPlannable(sql)}
    WHERE r.context_id = ${contextId} AND NOT r.is_edited AND r.deleted_at IS NULL`;
  return row;
}

/** How the plans of another version were requested, with the estates of each way, most first. */
export function listOlderPlans(
  sql: Executor,
  contextId: string,
): Promise<{ controls: PlanControls; estateIds: string[] }[]> {
  return sql<{ controls: PlanControls; estateIds: string[] }[]>`
    SELECT (array_agg(r.plan -> 'controls'))[1] AS controls, array_agg(e.id ORDER BY e.id) AS "estateIds"
    FROM renovations r JOIN contexts c ON c.id = r.context_id
      JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id AND ${isPlannable(sql)}
    WHERE r.context_id = ${contextId} AND NOT r.is_edited AND r.deleted_at IS NULL
      AND r.price_book_version <> c.price_book_version
    GROUP BY r.plan ->> 'controls', e.region ORDER BY count(*) DESC`;
}

/**
 * Some of the planned estates as the engine reads them, with the controls of their plans, as JSON text: the same ones
 * in every request, so that two previews can be compared, and in no order that has to do with what they cost.
 */
export async function samplePlanned(sql: Executor, contextId: string, limit: number): Promise<string[]> {
  const rows = await sql<{ planned: string }[]>`
    SELECT json_build_object('estate', json_build_object(
        'address', json_build_object('country', e.country, 'zip_code', e.zip_code, 'region', e.region),
        'estate_type', e.estate_type, 'estate_format', e.estate_format, 'year_built', e.year_built,
        'year_renovated', e.year_renovated, 'dwelling', e.dwelling), 'controls', r.plan -> 'controls')::text AS planned
    FROM renovations r JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id AND ${isPlannable(sql)}
    WHERE r.context_id = ${contextId} AND NOT r.is_edited AND r.deleted_at IS NULL
    ORDER BY md5(e.id::text) LIMIT ${limit}`;
  return rows.map(({ planned }) => planned);
}

const isPlannable = (sql: Executor) =>
  sql`(e.deactivated_at IS NULL AND e.estate_type IN ('HOUSE', 'APARTMENT') AND e.region IS NOT NULL AND e.year_built IS NOT NULL)`;
