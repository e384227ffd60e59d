import type { Ownership, OwnPriceBook } from '@rooftree/engine';
import { ageingRows } from '../../infra/database/ageing-rows.ts';
import type { Executor } from '../../infra/database/sql.ts';

interface NewHome {
  estateId: string;
  complex: string | null;
}

/**
 * With what they were to do in the previous programme, and why they cannot be part of this one. What is done is in the
 * facts, and what should have been done before the first year is decided again; what is approved for later stays as it
 * was approved.
 */
export async function insertHomes(
  tx: Executor,
  contextId: string,
  programmeId: string,
  homes: readonly NewHome[],
  { previousId, firstYear }: { previousId: string | null; firstYear: number },
): Promise<void> {
  await tx`
    INSERT INTO programme_homes (context_id, programme_id, estate_id, complex, previous_column, is_fixed, left_out)
    SELECT ${contextId}, ${programmeId}, e.id, chosen.complex, c.choice_column, c.approved_at IS NOT NULL,
      CASE WHEN e.estate_type NOT IN ('HOUSE', 'APARTMENT') THEN 'NOT_A_HOME'
        WHEN e.region IS NULL THEN 'NO_REGION' WHEN e.year_built IS NULL THEN 'NO_YEAR_BUILT' END
    FROM unnest(${homes.map(({ estateId }) => estateId)}::uuid[], ${homes.map(({ complex }) => complex)}::text[])
        AS chosen (estate_id, complex)
      JOIN estates e ON e.context_id = ${contextId} AND e.id = chosen.estate_id
      LEFT JOIN programme_homes h ON h.context_id = ${contextId} AND h.programme_id = ${previousId} AND h.estate_id = e.id
        AND h.done_on IS NULL
      LEFT JOIN LATERAL (
        SELECT choice_column, approved_at, first_year FROM programme_choices
        WHERE context_id = ${contextId} AND programme_id = h.programme_id AND estate_id = h.estate_id
          AND (scenario = 0 OR approved_at IS NOT NULL)
        ORDER BY approved_at IS NULL, scenario LIMIT 1
      ) AS c ON coalesce(c.first_year >= ${firstYear}, true)`;
}

/** The prices and grants that the context's plans are made with now; null for ours alone. */
export async function findPrices(sql: Executor, contextId: string): Promise<OwnPriceBook | null> {
  const [row] = await sql<{ book: OwnPriceBook }[]>`
    SELECT b.book FROM contexts c JOIN price_books b ON b.context_id = c.id AND b.version = c.price_book_version
    WHERE c.id = ${contextId}`;
  return row?.book ?? null;
}

export interface HomesToPlan {
  /** `[{"estate_id", "estate"}]` */
  homes: string;
  count: number;
}

/**
 * Homes that are not planned yet, at most `limit`; null when there is none. Before that, those whose facts were planned
 * with the same prices for an earlier programme get its packages.
 */
export async function findHomesToPlan(
  sql: Executor,
  contextId: string,
  programmeId: string,
  { made, limit, after }: { made: string; limit: number; after: string | null },
): Promise<(HomesToPlan & { last: string }) | null> {
  const [row] = await sql<[{ homes: string | null; count: number; last: string | null }]>`
    WITH chunk AS MATERIALIZED (
      SELECT h.estate_id, json_build_object(
        'address', json_build_object('country', e.country, 'zip_code', e.zip_code, 'region', e.region),
        'estate_type', e.estate_type, 'estate_format', e.estate_format, 'year_built', e.year_built,
        'year_renovated', e.year_renovated, 'dwelling', e.dwelling)::text AS estate
      FROM programme_homes h JOIN estates e ON e.context_id = h.context_id AND e.id = h.estate_id
      WHERE h.context_id = ${contextId} AND h.programme_id = ${programmeId} AND h.fingerprint IS NULL AND h.left_out IS NULL
        AND (${after}::uuid IS NULL OR h.estate_id > ${after}::uuid)
      ORDER BY h.estate_id LIMIT ${limit}
    ), marked AS MATERIALIZED (
      SELECT *, sha256(convert_to(${made} || estate, 'UTF8')) AS fingerprint FROM chunk
    ), used AS (
      UPDATE programme_packages p SET used_at = now() FROM marked m
      WHERE p.context_id = ${contextId} AND p.estate_id = m.estate_id AND p.fingerprint = m.fingerprint
      RETURNING p.estate_id, p.fingerprint, p.fault
    ), known AS (
      UPDATE programme_homes h SET fingerprint = used.fingerprint, left_out = CASE WHEN used.fault IS NOT NULL THEN 'NO_PLAN' END
      FROM used WHERE h.context_id = ${contextId} AND h.programme_id = ${programmeId} AND h.estate_id = used.estate_id
      RETURNING h.estate_id
    )
    SELECT json_agg(json_build_object('estate_id', m.estate_id, 'estate', m.estate::json) ORDER BY m.estate_id)
        FILTER (WHERE m.estate_id NOT IN (SELECT estate_id FROM known))::text AS homes,
      count(*) FILTER (WHERE m.estate_id NOT IN (SELECT estate_id FROM known))::int AS count, max(m.estate_id::text) AS last
    FROM marked m`;
  return row.last === null ? null : { homes: row.homes ?? '[]', count: row.count, last: row.last };
}

/** Stores what the threads planned, under the fingerprint of the facts as they were read. */
export async function writePackages(
  sql: Executor,
  contextId: string,
  programmeId: string,
  { made, homes, planned }: { made: string; homes: string; planned: string },
): Promise<void> {
  await sql`
    WITH read AS (
      SELECT (value ->> 'estate_id')::uuid AS estate_id, sha256(convert_to(${made} || (value -> 'estate')::text, 'UTF8')) AS fingerprint
      FROM json_array_elements(${homes}::text::json) AS value
    ), planned AS (
      SELECT * FROM json_to_recordset(${planned}::text::json) AS planned (estate_id uuid, home text, fault text)
    ), stored AS (
      INSERT INTO programme_packages (context_id, estate_id, fingerprint, home, fault)
      SELECT ${contextId}, estate_id, fingerprint, home, fault FROM planned JOIN read USING (estate_id)
        JOIN estates e ON e.context_id = ${contextId} AND e.id = estate_id
      ON CONFLICT (context_id, estate_id, fingerprint) DO UPDATE SET used_at = now()
    )
    UPDATE programme_homes h SET fingerprint = read.fingerprint,
      left_out = CASE WHEN planned.fault IS NOT NULL THEN 'NO_PLAN' END
    FROM read JOIN planned USING (estate_id)
    WHERE h.context_id = ${contextId} AND h.programme_id = ${programmeId} AND h.estate_id = read.estate_id`;
}

export async function countHomes(sql: Executor, contextId: string, programmeId: string): Promise<number> {
  const [row] = await sql<[{ usable: number }]>`
    WITH counts AS (
      SELECT count(*) FILTER (WHERE fingerprint IS NOT NULL OR left_out IS NOT NULL)::int AS planned,
        count(*) FILTER (WHERE left_out IS NOT NULL)::int AS left_out, count(*) FILTER (WHERE left_out IS NULL)::int AS usable
      FROM programme_homes WHERE context_id = ${contextId} AND programme_id = ${programmeId}
    ), written AS (
      UPDATE programmes SET homes_planned = counts.planned, homes_left_out = counts.left_out FROM counts
      WHERE context_id = ${contextId} AND id = ${programmeId}
    )
    SELECT usable FROM counts`;
  return row.usable;
}

/** What a plan depends on besides the facts of the home. */
export function madeOf(parts: {
  packagesVersion: number;
  engineVersion: string;
  dataVersion: string;
  priceBook: OwnPriceBook | null;
  date: string;
  ownership: Ownership | null;
}): string {
  return `${JSON.stringify(parts)}\n`;
}

interface Place {
  complex: string;
  estateId: string;
}

/** The planned homes in the order of their complexes, from a place on, as `[SolverHome]`. */
export async function readSolverHomes(
  sql: Executor,
  contextId: string,
  programmeId: string,
  after: Place | null,
  limit: number,
): Promise<{ homes: string; last: Place } | null> {
  const [row] = await sql<[{ homes: string | null; complex: string | null; estateId: string | null }]>`
    WITH chunk AS MATERIALIZED (
      SELECT h.estate_id, h.complex, h.previous_column, h.is_fixed, p.home
      FROM programme_homes h JOIN programme_packages p USING (context_id, estate_id, fingerprint)
      WHERE h.context_id = ${contextId} AND h.programme_id = ${programmeId} AND h.left_out IS NULL AND p.home IS NOT NULL
        AND (${after === null} OR (coalesce(h.complex, ''), h.estate_id) > (${after?.complex ?? ''}, ${after?.estateId ?? null}::uuid))
      ORDER BY coalesce(h.complex, ''), h.estate_id LIMIT ${limit}
    ), last AS (
      SELECT coalesce(complex, '') AS complex, estate_id FROM chunk ORDER BY coalesce(complex, '') DESC, estate_id DESC LIMIT 1
    )
    SELECT json_agg(json_build_object('estate_id', c.estate_id, 'external_id', e.external_id, 'place', e.place, 'complex', c.complex,
        'previous', c.previous_column, 'is_fixed', c.is_fixed, 'home', c.home::json) ORDER BY coalesce(c.complex, ''), c.estate_id)::text AS homes,
      (SELECT complex FROM last) AS complex, (SELECT estate_id::text FROM last) AS "estateId"
    FROM chunk c JOIN estates e ON e.context_id = ${contextId} AND e.id = c.estate_id`;
  const { homes, complex, estateId } = row;
  return homes === null || complex === null || estateId === null
    ? null
    : { homes, last: { complex, estateId } };
}

export async function deleteChoices(sql: Executor, contextId: string, programmeId: string): Promise<void> {
  await sql`DELETE FROM programme_choices WHERE context_id = ${contextId} AND programme_id = ${programmeId}`;
}

/** Nobody reads them before the programme has ended. A home that was erased meanwhile has none. */
export async function insertChoices(
  sql: Executor,
  contextId: string,
  programmeId: string,
  rows: string,
): Promise<void> {
  await sql`
    INSERT INTO programme_choices (context_id, programme_id, scenario, estate_id, choice_column, package, works, first_year, paid_cents,
      label_now, label_after, probability, reason, reason_limit)
    SELECT ${contextId}, ${programmeId}, r.scenario, r.estate_id, r."column", r.package, r.works, r.first_year, r.paid_cents,
      r.label_now, r.label_after, r.probability, r.reason, r.reason_limit
    FROM json_to_recordset(${rows}::text::json) AS r (scenario integer, estate_id uuid, "column" text, package text, works json,
        first_year integer, paid_cents bigint, label_now text, label_after text, probability double precision, reason text,
        reason_limit text)
      JOIN programme_homes h ON h.context_id = ${contextId} AND h.programme_id = ${programmeId} AND h.estate_id = r.estate_id
    ON CONFLICT DO NOTHING`;
}

/** Plans for programmes that nobody has used for long. */
export const oldPackages = ageingRows('programme_packages', 'used_at');
