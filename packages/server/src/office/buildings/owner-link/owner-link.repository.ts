import type { Executor } from '../../../infra/database/sql.ts';
import type { BuildingDefinition } from '../building.ts';
import { newToken } from '../buildings.repository.ts';

export interface OwnerLink {
  token: string;
  units: { external_id: string; name: string; code: string }[];
}

export async function findOwnerLink(
  sql: Executor,
  contextId: string,
  externalId: string,
): Promise<OwnerLink | null> {
  const [row] = await sql<OwnerLink[]>`
    SELECT b.owner_token AS token, (
      SELECT coalesce(json_agg(json_build_object('external_id', e.external_id, 'name', u.name, 'code', u.code) ORDER BY u.place), '[]')
      FROM building_units u JOIN estates e ON e.context_id = u.context_id AND e.id = u.estate_id
      WHERE u.context_id = b.context_id AND u.building_id = b.id
    ) AS units
    FROM buildings b WHERE b.context_id = ${contextId} AND b.external_id = ${externalId}`;
  return row ?? null;
}

/** Another token, and another code for each unit: what was printed before opens nothing. */
export async function renewOwnerLink(tx: Executor, contextId: string, externalId: string): Promise<boolean> {
  const [building] = await tx<{ id: string }[]>`
    UPDATE buildings SET owner_token = ${newToken()} WHERE context_id = ${contextId} AND external_id = ${externalId} RETURNING id`;
  if (building === undefined) return false;
  const units = await tx<{ estateId: string }[]>`
    SELECT estate_id AS "estateId" FROM building_units WHERE context_id = ${contextId} AND building_id = ${building.id} ORDER BY 1`;
  await tx`
    UPDATE building_units u SET code = given.code
    FROM unnest(${units.map(({ estateId }) => estateId)}::uuid[], ${units.map(() => newToken())}::text[]) AS given (estate_id, code)
    WHERE u.context_id = ${contextId} AND u.estate_id = given.estate_id`;
  return true;
}

export interface OwnersBuilding {
  contextId: string;
  externalId: string;
  name: string;
  definition: BuildingDefinition;
  contextName: string;
  language: string;
  format: number | null;
  engineVersion: string | null;
  plan: string | null;
}

/** Across contexts on purpose: the token's 128 random bits are all that an owner has. */
export async function findByToken(sql: Executor, token: string): Promise<OwnersBuilding | null> {
  const [row] = await sql<OwnersBuilding[]>`
    SELECT b.context_id AS "contextId", b.external_id AS "externalId", b.name, b.definition, c.name AS "contextName", c.language,
      p.plan_format AS format, p.plan ->> 'engine_version' AS "engineVersion", p.plan::text AS plan
    FROM buildings b JOIN contexts c ON c.id = b.context_id
      LEFT JOIN building_plans p ON p.context_id = b.context_id AND p.building_id = b.id
    WHERE b.owner_token = ${token}`;
  return row ?? null;
}

/** The unit of a code. */
export async function findUnitByCode(
  sql: Executor,
  token: string,
  code: string,
): Promise<{ externalId: string } | null> {
  const [row] = await sql<{ externalId: string }[]>`
    SELECT e.external_id AS "externalId"
    FROM buildings b JOIN building_units u ON u.context_id = b.context_id AND u.building_id = b.id
      JOIN estates e ON e.context_id = u.context_id AND e.id = u.estate_id
    WHERE b.owner_token = ${token} AND u.code = ${code}`;
  return row ?? null;
}
