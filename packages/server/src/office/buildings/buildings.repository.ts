import { randomBytes } from 'node:crypto';
import type { BuildingInput } from '@rooftree/engine';
import { LOCKS } from '../../infra/database/advisory-locks.ts';
import { jsonObject, jsonText, jsonTimestamp, jsonValue } from '../../infra/database/json-text.ts';
import type { Executor } from '../../infra/database/sql.ts';
import type { BuildingDefinition, StoredBuilding } from './building.ts';
import { IS_OUTDATED, VERSIONS } from './plan/building-plans.repository.ts';

/** $3 is the versions. */
const OUTLINE = `(
  SELECT json_build_object('status', p.plan_status, 'is_outdated', ${IS_OUTDATED}, 'created_at', utc_text(p.created_at),
    'target_label', p.outline -> 'target_label', 'target_reached', p.outline -> 'target_reached',
    'net_cost', p.outline -> 'net_cost', 'vote_probability', p.outline -> 'vote_probability',
    'labels_before', coalesce(p.outline -> 'labels_before', '[]'), 'labels_after', coalesce(p.outline -> 'labels_after', '[]'))
  FROM building_plans p WHERE p.context_id = b.context_id AND p.building_id = b.id)`;

const UNITS = `(
  SELECT coalesce(json_agg(json_build_object('external_id', e.external_id, 'name', u.name, 'floor', u.floor, 'share', u.share,
    'votes', u.votes, 'owner', u.owner, 'use', u.measured_use) ORDER BY u.place), '[]')
  FROM building_units u JOIN estates e ON e.context_id = u.context_id AND e.id = u.estate_id
  WHERE u.context_id = b.context_id AND u.building_id = b.id)`;

const ENTRY = jsonObject({
  external_id: jsonText('b.external_id'),
  name: jsonText('b.name'),
  address: jsonValue(`b.definition -> 'address'`),
  year_built: jsonValue(`b.definition -> 'year_built'`),
  units: jsonValue('held.units'),
  shares_total: jsonValue('b.shares_total'),
  shares_stated: jsonValue('held.shares'),
  plan: jsonValue(OUTLINE),
  created_at: jsonTimestamp('b.created_at'),
  updated_at: jsonTimestamp('b.updated_at'),
});

interface FoundRow {
  id: string;
  externalId: string;
  name: string;
  sharesTotal: number;
  definition: BuildingDefinition;
  units: BuildingInput['units'];
  outline: object | null;
  createdAt: string;
  updatedAt: string;
}

const FIELDS = `b.id, b.external_id AS "externalId", b.name, b.shares_total AS "sharesTotal", b.definition, ${UNITS} AS units,
  ${OUTLINE} AS outline, utc_text(b.created_at) AS "createdAt", utc_text(b.updated_at) AS "updatedAt"`;

export interface FoundBuilding extends StoredBuilding {
  outline: object | null;
}

export async function findBuilding(
  sql: Executor,
  contextId: string,
  externalId: string,
): Promise<FoundBuilding | null> {
  const [row] = await sql.unsafe<FoundRow[]>(
    `SELECT ${FIELDS} FROM buildings b WHERE b.context_id = $1 AND b.external_id = $2`,
    [contextId, externalId, VERSIONS],
    { prepare: true },
  );
  return row === undefined ? null : foundOf(row);
}

export async function findBuildingById(
  sql: Executor,
  contextId: string,
  id: string,
): Promise<FoundBuilding | null> {
  const [row] = await sql.unsafe<FoundRow[]>(
    `SELECT ${FIELDS} FROM buildings b WHERE b.context_id = $1 AND b.id = $2`,
    [contextId, id, VERSIONS],
  );
  return row === undefined ? null : foundOf(row);
}

function foundOf({
  id,
  externalId,
  name,
  sharesTotal,
  definition,
  units,
  outline,
  ...at
}: FoundRow): FoundBuilding {
  const { address, year_built, facts, parts, deed, money } = definition;
  const building = {
    external_id: externalId,
    name,
    address,
    year_built,
    shares_total: sharesTotal,
    facts,
    parts,
    units,
    deed,
    money,
  };
  return { id, building, outline, ...at };
}

export interface BuildingQuery {
  q: string | null;
  page: number;
  pageSize: number;
}

/** In the order of their names. */
export async function listBuildings(
  sql: Executor,
  contextId: string,
  { q, page, pageSize }: BuildingQuery,
): Promise<{ entries: string[]; total: number }> {
  const matches = `b.context_id = $1 AND ($2::text IS NULL OR strpos(lower(concat_ws(' ', b.name, b.external_id,
    b.definition #>> '{address,street}', b.definition #>> '{address,house_number}', b.definition #>> '{address,city}')), lower($2)) > 0)`;
  const [entries, [counted]] = await Promise.all([
    sql.unsafe<{ entry: string }[]>(
      `SELECT ${ENTRY} AS entry FROM buildings b CROSS JOIN LATERAL (
         SELECT count(*) AS units, coalesce(sum(u.share), 0) AS shares FROM building_units u
         WHERE u.context_id = b.context_id AND u.building_id = b.id
       ) AS held WHERE ${matches} ORDER BY lower(b.name), b.id LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
      [contextId, q, VERSIONS],
    ),
    sql.unsafe<[{ total: number }]>(`SELECT count(*)::int AS total FROM buildings b WHERE ${matches}`, [
      contextId,
      q,
    ]),
  ]);
  return { entries: entries.map(({ entry }) => entry), total: counted.total };
}

/** Waits for others that change the context's buildings: a unit must not get into two of them. */
export async function lockBuildings(tx: Executor, contextId: string): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(${LOCKS.buildings}, hashtext(${contextId}::text))`;
}

export interface KnownUnit {
  externalId: string;
  estateType: string;
  address: BuildingInput['address'];
  yearBuilt: number | null;
  /** The building that it is in. */
  building: string | null;
}

/** Which of the estates are there, and in which building they are. */
export async function findUnits(
  sql: Executor,
  contextId: string,
  externalIds: readonly string[],
): Promise<Map<string, KnownUnit>> {
  const rows = await sql<KnownUnit[]>`
    SELECT e.external_id AS "externalId", e.estate_type AS "estateType", b.external_id AS building, e.year_built AS "yearBuilt",
      json_build_object('country', e.country, 'zip_code', e.zip_code, 'region', e.region, 'street', e.street,
        'house_number', e.house_number, 'city', e.place) AS address
    FROM estates e LEFT JOIN building_units u ON u.context_id = e.context_id AND u.estate_id = e.id
      LEFT JOIN buildings b ON b.context_id = u.context_id AND b.id = u.building_id
    WHERE e.context_id = ${contextId} AND e.external_id = ANY (${[...new Set(externalIds)]}::text[])`;
  return new Map(rows.map((row) => [row.externalId, row]));
}

/** Its token and the codes of units that stay are as before. */
export async function upsertBuilding(
  tx: Executor,
  contextId: string,
  { external_id, name, shares_total, units, ...definition }: BuildingInput,
): Promise<{ id: string; isNew: boolean }> {
  const [row] = await tx<[{ id: string; isNew: boolean }]>`
    INSERT INTO buildings AS b (context_id, external_id, name, shares_total, definition, owner_token)
    VALUES (${contextId}, ${external_id}, ${name}, ${shares_total}, ${JSON.stringify(definition)}::text::json, ${newToken()})
    ON CONFLICT (context_id, external_id) DO UPDATE SET name = excluded.name, shares_total = excluded.shares_total,
      definition = excluded.definition, updated_at = now()
    RETURNING id, xmax = 0 AS "isNew"`;
  await tx`
    DELETE FROM building_units u USING estates e
    WHERE u.context_id = ${contextId} AND u.building_id = ${row.id} AND e.context_id = u.context_id AND e.id = u.estate_id
      AND e.external_id <> ALL (${units.map((unit) => unit.external_id)}::text[])`;
  const rows = units.map((unit, place) => ({ ...unit, place, code: newToken() }));
  await tx`
    INSERT INTO building_units AS u (context_id, estate_id, building_id, place, name, floor, share, votes, owner, measured_use, code)
    SELECT ${contextId}, e.id, ${row.id}, g.place, g.name, g.floor, g.share, g.votes, g.owner, g.use, g.code
    FROM json_to_recordset(${JSON.stringify(rows)}::text::json) AS g (external_id text, place integer, name text, floor integer,
        share integer, votes integer, owner text, use double precision, code text)
      JOIN estates e ON e.context_id = ${contextId} AND e.external_id = g.external_id
    ORDER BY e.id
    ON CONFLICT (context_id, estate_id) DO UPDATE SET place = excluded.place, name = excluded.name, floor = excluded.floor,
      share = excluded.share, votes = excluded.votes, owner = excluded.owner, measured_use = excluded.measured_use
    WHERE u.building_id = excluded.building_id`;
  return row;
}

/** With its units, plans, papers and links; a trigger marks the files of its papers for removal. */
export async function deleteBuilding(
  tx: Executor,
  contextId: string,
  externalId: string,
): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`
    DELETE FROM buildings WHERE context_id = ${contextId} AND external_id = ${externalId} RETURNING id`;
  return row?.id ?? null;
}

/** 128 random bits that cannot be guessed. */
export const newToken = () => randomBytes(16).toString('base64url');
