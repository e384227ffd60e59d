import { isEarlierEngine, upgradePlan } from '@rooftree/engine/upgrade-plan';
import type { Executor } from '../../../infra/database/sql.ts';
import type { BuildingDefinition } from '../building.ts';
import { newToken } from '../buildings.repository.ts';
import { PLAN_FORMAT } from '../plan/building-plans.repository.ts';
import type { StoredBuildingPlan } from '../plan/read-stored-plan.ts';
import type { SharedPlan } from './owners-view.ts';

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
  name: string;
  definition: BuildingDefinition;
  contextId: string;
  contextName: string;
  language: string;
  plan: SharedPlan | null;
  /** Of the code. */
  unit: StoredBuildingPlan['units'][number] | null;
}

/**
 * Across contexts on purpose: the token's 128 random bits are all that an owner has. PostgreSQL takes the plans of the
 * apartments out, which are megabytes of a large building: whoever has the link could hold up the server with them.
 */
export async function findByToken(
  sql: Executor,
  token: string,
  code: string | null,
): Promise<OwnersBuilding | null> {
  const [row] = await sql<OwnersBuilding[]>`
    SELECT b.context_id AS "contextId", b.name, b.definition, c.name AS "contextName", c.language, shared.plan, opened.unit
    FROM buildings b JOIN contexts c ON c.id = b.context_id
      LEFT JOIN building_plans p ON p.context_id = b.context_id AND p.building_id = b.id AND p.plan_format <= ${PLAN_FORMAT}
      LEFT JOIN LATERAL (
        SELECT json_object_agg(key, CASE WHEN key = 'units' THEN (
          SELECT json_agg(u) FROM json_to_recordset(value) AS u (name text, floor integer, label_before text, label_after_common text)
        ) ELSE value END) AS plan
        FROM json_each(p.plan)
      ) AS shared ON true
      LEFT JOIN LATERAL (
        SELECT unit FROM json_array_elements(CASE WHEN ${code}::text IS NULL THEN '[]' ELSE p.plan -> 'units' END) AS unit
        WHERE unit ->> 'external_id' = (
          SELECT e.external_id FROM building_units u JOIN estates e ON e.context_id = u.context_id AND e.id = u.estate_id
          WHERE u.context_id = b.context_id AND u.building_id = b.id AND u.code = ${code}
        )
      ) AS opened ON true
    WHERE b.owner_token = ${token}`;
  if (row === undefined) return null;
  const { plan, unit } = row;
  if (plan === null || unit === null || !isEarlierEngine(plan.engine_version)) return row;
  return { ...row, unit: { ...unit, plan: upgradePlan(unit.plan) } };
}
