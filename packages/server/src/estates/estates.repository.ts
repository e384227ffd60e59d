import { discardCachedPlans } from '../infra/database/discard-cached-plans.ts';
import type { Executor } from '../infra/database/sql.ts';
import { ENTRY_CONTEXT, ENTRY_JSON } from './estate-json.ts';
import type { Estate } from './estates.ts';

export interface EstateBatch {
  managesEstates: boolean;
  /** Entries as JSON, joined by commas, as the bytes that go to the socket. */
  entries: Buffer;
  /** The last estate of a full batch, after which the next one begins. Null at the end of the list. */
  lastId: string | null;
}

const COMMA = Buffer.from(',');
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * A row that says whether the context manages estates, then a row for each estate. They are joined here: PostgreSQL
 * would allocate and give back a megabyte for each statement. $5, the estates to skip, and $6, the moment since when
 * they changed, only where they are given.
 */
const listStatement = ({ isPage, isSince }: { isPage: boolean; isSince: boolean }) => `
  WITH context AS MATERIALIZED (
    SELECT manages_estates, ${ENTRY_CONTEXT} FROM contexts WHERE id = $2
  )
  SELECT NULL AS id, manages_estates::text AS entry FROM context
  UNION ALL (
    SELECT e.id, ${ENTRY_JSON} FROM estates e
    WHERE e.context_id = $2 AND e.id > $3 AND e.deactivated_at IS NULL AND (SELECT manages_estates FROM context)
      ${isSince ? `AND e.updated_at >= $${isPage ? 6 : 5}::text::timestamptz` : ''}
    ORDER BY e.id LIMIT $4 ${isPage ? 'OFFSET $5' : ''}
  )`;

const COUNT_STATEMENT = `
  SELECT count(*) AS total FROM estates e
  WHERE e.context_id = $1 AND e.deactivated_at IS NULL AND ($2::text IS NULL OR e.updated_at >= $2::text::timestamptz)`;

/** Of the list. */
export async function countListed(
  sql: Executor,
  contextId: string,
  updatedSince: string | null,
): Promise<number> {
  const [row] = await sql.unsafe<{ total: number }[]>(COUNT_STATEMENT, [contextId, updatedSince], {
    prepare: true,
  });
  return row?.total ?? 0;
}

/**
 * Active estates in the order of their ids, a batch at a time: no cursor holds a connection while a slow client reads.
 */
export async function readEstateBatch(
  sql: Executor,
  contextId: string,
  publicUrl: string,
  place: { after: string | null; size: number; skip?: number; updatedSince?: string | null },
): Promise<EstateBatch> {
  const { after, size, skip, updatedSince = null } = place;
  const statement = listStatement({ isPage: skip !== undefined, isSince: updatedSince !== null });
  const parameters = [
    ...[publicUrl, contextId, after ?? FIRST, size],
    ...(skip === undefined ? [] : [skip]),
    ...(updatedSince === null ? [] : [updatedSince]),
  ];
  const rows = await sql.unsafe(statement, parameters, { prepare: true }).raw();
  // The first row is the context's, the others are entries.
  const [context, ...listed] = rows as unknown as ([null, Buffer] | [Buffer, Buffer])[];
  return {
    managesEstates: String(context?.[1]) === 'true',
    entries: Buffer.concat(listed.flatMap(([, entry], place) => (place === 0 ? [entry] : [COMMA, entry]))),
    lastId: listed.length === size ? String(listed.at(-1)?.[0]) : null,
  };
}

export interface PutEstate {
  externalId: string;
  isNew: boolean;
  /** The list entry as JSON. */
  entry: string;
}

/** The token is for a new one; an existing estate retains its own. */
type NewEstate = Estate & { referral_token: string };

export interface StoredEstate {
  id: string;
  externalId: string;
  isNew: boolean;
  qualityLabel: string;
  referralLink: string;
}

/**
 * Those that a PUT replaces. Not external_id: an update of a key column would lock out everything that refers to the
 * estate.
 */
export const COLUMNS = `property_id, country, region, zip_code, place, street, house_number, house_number_extra, latitude, longitude,
  estate_provider_type, quality_label, estate_status, estate_type, estate_format, media, price_cents, year_built,
  year_renovated, dwelling, layers, facts`;

/** Their values in a row; `json` cannot be compared, its text can. */
const valuesOf = (row: string) =>
  COLUMNS.replaceAll(/\w+/g, `${row}.$&`).replace(`${row}.media`, `${row}.media::text`);

/** What an update sets, of the estate `e` and the new values in `row`: the same estate again is no change of it. */
export const updatedAt = (row: string) => `CASE
  WHEN (${valuesOf('e')}, e.managing_user_id) IS DISTINCT FROM (${valuesOf(row)}, ${row}.managing_user_id) THEN now()
  ELSE e.updated_at END`;

/** The values of estates that are given as a JSON array of `Estate`. */
export const GIVEN = `json_to_recordset($3::text::json) AS given (
      external_id text, property_id text, managing_user_external_id text, country text, region text, zip_code text,
      place text, street text, house_number text, house_number_extra text, latitude float8, longitude float8,
      estate_provider_type text, quality_label text, estate_status text, estate_type text, estate_format text, media json,
      price_cents bigint, year_built smallint, year_renovated smallint, dwelling jsonb, layers jsonb, facts jsonb,
      referral_token text, row_version text
    )`;

// In the order of external_id, as every statement that writes several estates: two of them never wait in a circle.
const upsertStatement = (answer: string) => `
  WITH given AS MATERIALIZED (
    SELECT * FROM ${GIVEN}
  ),
  context AS MATERIALIZED (
    SELECT ${ENTRY_CONTEXT} FROM contexts WHERE id = $2 AND manages_estates
  ),
  written AS (
    INSERT INTO estates AS e (context_id, external_id, managing_user_id, referral_token, ${COLUMNS})
    SELECT $2, given.external_id, manager.id, referral_token, ${COLUMNS}
    FROM context, given
      LEFT JOIN users manager ON manager.context_id = $2 AND manager.external_id = given.managing_user_external_id
    ORDER BY given.external_id
    ON CONFLICT (context_id, external_id) DO UPDATE
    SET (managing_user_id, deactivated_at, updated_at, list_json, search_json, ${COLUMNS}) = ROW (excluded.managing_user_id, NULL,
      CASE WHEN e.deactivated_at IS NULL THEN ${updatedAt('excluded')} ELSE now() END, excluded.list_json, excluded.search_json,
      ${COLUMNS.replaceAll(/\w+/g, 'excluded.$&')})
    WHERE e.layers IS NULL
    RETURNING e.*, xmax = 0 AS is_new
  )
  SELECT e.is_new AS "isNew", ${answer} FROM written e, context`;

export const PUT_ANSWER = `e.external_id AS "externalId", ${ENTRY_JSON} AS entry`;
/** For many: their entries would be the larger part of the work, and are never read. */
export const STORE_ANSWER = `e.id, e.external_id AS "externalId", e.quality_label AS "qualityLabel",
  public_url || '/r/' || e.referral_token AS "referralLink"`;
const PUT_STATEMENT = upsertStatement(PUT_ANSWER);
const STORE_STATEMENT = upsertStatement(STORE_ANSWER);

/**
 * Creates or replaces all of them but those of which others than the client say something, which it only locks: see
 * `replaceLayered`. An estate that was deactivated is active again and retains its referral link. Their managing users
 * must be there: see `insertManagers`. Returns nothing when the context manages no estates.
 */
export async function upsertEstates(
  sql: Executor,
  contextId: string,
  publicUrl: string,
  estates: readonly NewEstate[],
): Promise<StoredEstate[]> {
  await discardCachedPlans(sql);
  const parameters = [publicUrl, contextId, JSON.stringify(estates)];
  return sql.unsafe<StoredEstate[]>(STORE_STATEMENT, parameters, { prepare: true });
}

/** The same for one, with its entry in the list. */
export function upsertEstate(
  sql: Executor,
  contextId: string,
  publicUrl: string,
  estate: NewEstate,
): Promise<PutEstate[]> {
  const parameters = [publicUrl, contextId, JSON.stringify([estate])];
  return sql.unsafe<PutEstate[]>(PUT_STATEMENT, parameters, { prepare: true });
}

/**
 * Makes the users that are not there yet, and touches no other. A separate statement before `upsertEstates`, and best a
 * separate transaction: others wait for these users no longer than this statement takes.
 */
export async function insertManagers(
  sql: Executor,
  contextId: string,
  externalIds: readonly string[],
): Promise<void> {
  await sql`
    INSERT INTO users (context_id, external_id)
    SELECT contexts.id, given.external_id
    FROM contexts, unnest(${[...externalIds]}::text[]) AS given (external_id)
    WHERE contexts.id = ${contextId} AND manages_estates
    ORDER BY given.external_id
    ON CONFLICT (context_id, external_id) DO NOTHING`;
}

/** False when this context has no such estate. Deactivating twice is the same as once. */
export async function deactivateEstate(
  sql: Executor,
  contextId: string,
  externalId: string,
): Promise<boolean> {
  const rows = await sql`
    UPDATE estates SET deactivated_at = coalesce(deactivated_at, now()),
      updated_at = CASE WHEN deactivated_at IS NULL THEN now() ELSE updated_at END
    WHERE context_id = ${contextId} AND external_id = ${externalId}
    RETURNING 1`;
  return rows.length === 1;
}

/** Returns those of them that were active. */
export async function deactivateEstates(
  sql: Executor,
  contextId: string,
  estateIds: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    WITH target AS MATERIALIZED (
      SELECT id FROM estates WHERE context_id = ${contextId} AND id = ANY(${[...estateIds]}::uuid[]) AND deactivated_at IS NULL
      ORDER BY external_id FOR UPDATE
    )
    UPDATE estates e SET deactivated_at = now(), updated_at = now() FROM target
    WHERE e.context_id = ${contextId} AND e.id = target.id RETURNING e.id`;
  return rows.map(({ id }) => id);
}

/** Returns those of them that were deactivated at that moment, and not since. */
export async function reactivateEstates(
  sql: Executor,
  contextId: string,
  estateIds: readonly string[],
  deactivatedAt: Date,
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    WITH target AS MATERIALIZED (
      SELECT id FROM estates WHERE context_id = ${contextId} AND id = ANY(${[...estateIds]}::uuid[]) AND deactivated_at = ${deactivatedAt}
      ORDER BY external_id FOR UPDATE
    )
    UPDATE estates e SET deactivated_at = NULL, updated_at = now() FROM target
    WHERE e.context_id = ${contextId} AND e.id = target.id RETURNING e.id`;
  return rows.map(({ id }) => id);
}

/**
 * PostgreSQL does this by itself within a minute; until then it plans the queries of a large batch as if there were few
 * estates.
 */
export async function refreshStatistics(sql: Executor): Promise<void> {
  await sql`ANALYZE estates, portfolio_entries`;
}
