import { type BuildingControls, DATA_VERSION, ENGINE_VERSION, type OwnPriceBook } from '@rooftree/engine';
import type { Executor } from '../../../infra/database/sql.ts';
import type { PlanStatus } from '../building.ts';

/** Of the stored form. A change that `read-stored-plan.ts` must convert raises it. */
export const PLAN_FORMAT = 1;
export const VERSIONS = `${ENGINE_VERSION}/${DATA_VERSION}`;

const ESTATE = `json_build_object('address', json_build_object('country', e.country, 'zip_code', e.zip_code, 'region', e.region),
  'estate_type', e.estate_type, 'estate_format', e.estate_format, 'year_built', e.year_built,
  'year_renovated', e.year_renovated, 'dwelling', e.dwelling)`;

/** Names everything that a plan of `b`, the building, is made of: $3 is the versions. */
const MADE_OF = `md5(concat_ws(E'\\n', $3::text, b.shares_total, b.definition::text, (
  SELECT string_agg(json_build_array(e.external_id, u.name, u.floor, u.share, u.votes, u.owner, u.measured_use, ${ESTATE})::text,
    E'\\n' ORDER BY u.place)
  FROM building_units u JOIN estates e ON e.context_id = u.context_id AND e.id = u.estate_id
  WHERE u.context_id = b.context_id AND u.building_id = b.id
), (SELECT coalesce(price_book_version, 0) FROM contexts WHERE id = b.context_id)))`;

/** Whether something that the plan `p` was made of has changed since. */
export const IS_OUTDATED = `coalesce(p.made_of <> ${MADE_OF}, false)`;

/** A new request replaces one that waits or runs; the plan that there is stays until the new one is finished. */
export async function requestPlan(
  tx: Executor,
  contextId: string,
  buildingId: string,
  controls: Partial<BuildingControls>,
): Promise<string> {
  const [row] = await tx<[{ id: string }]>`
    INSERT INTO building_plans AS p (context_id, building_id, controls)
    VALUES (${contextId}, ${buildingId}, ${JSON.stringify(controls)}::text::json)
    ON CONFLICT (context_id, building_id) DO UPDATE SET id = uuidv7(), controls = excluded.controls, plan_status = 'NOT_STARTED',
      messages = '{}', created_at = now(), ended_at = NULL
    RETURNING id`;
  return row.id;
}

export interface PlanRow {
  id: string;
  status: PlanStatus;
  isOutdated: boolean;
  createdAt: string;
  messages: string[];
  format: number | null;
  engineVersion: string | null;
  plan: string | null;
  /** That the plan names. */
  estateIds: string[];
}

export async function findPlan(
  sql: Executor,
  contextId: string,
  externalId: string,
): Promise<PlanRow | null> {
  const [row] = await sql.unsafe<PlanRow[]>(
    `SELECT p.id, p.plan_status AS status, ${IS_OUTDATED} AS "isOutdated", utc_text(p.created_at) AS "createdAt",
       p.messages, p.plan_format AS format, p.plan ->> 'engine_version' AS "engineVersion", p.plan::text AS plan,
       p.estate_ids::text[] AS "estateIds"
     FROM buildings b JOIN building_plans p ON p.context_id = b.context_id AND p.building_id = b.id
     WHERE b.context_id = $1 AND b.external_id = $2`,
    [contextId, externalId, VERSIONS],
  );
  return row ?? null;
}

export interface PlanSubject {
  controls: Partial<BuildingControls>;
  /** `[[external_id, estate]]` as JSON text. */
  estates: string;
  priceBook: OwnPriceBook | null;
  madeOf: string;
  estateIds: string[];
}

/** Begins, or begins again after a crash. Null when another request has replaced this one, or it has ended. */
export async function startPlan(
  tx: Executor,
  contextId: string,
  buildingId: string,
  id: string,
): Promise<PlanSubject | null> {
  // Whoever changes the building waits, so that all that is read here is of one moment.
  await tx`SELECT FROM buildings WHERE context_id = ${contextId} AND id = ${buildingId} FOR SHARE`;
  const { count } = await tx`
    UPDATE building_plans SET plan_status = 'RUNNING'
    WHERE context_id = ${contextId} AND building_id = ${buildingId} AND id = ${id} AND plan_status IN ('NOT_STARTED', 'RUNNING')`;
  if (count === 0) return null;
  const [row] = await tx.unsafe<PlanSubject[]>(
    `SELECT p.controls, ${MADE_OF} AS "madeOf", (
       SELECT coalesce(json_agg(json_build_array(e.external_id, ${ESTATE}) ORDER BY u.place), '[]')::text
       FROM building_units u JOIN estates e ON e.context_id = u.context_id AND e.id = u.estate_id
       WHERE u.context_id = b.context_id AND u.building_id = b.id
     ) AS estates, ARRAY(
       SELECT u.estate_id::text FROM building_units u WHERE u.context_id = b.context_id AND u.building_id = b.id
     ) AS "estateIds", (
       SELECT k.book FROM contexts c JOIN price_books k ON k.context_id = c.id AND k.version = c.price_book_version WHERE c.id = b.context_id
     ) AS "priceBook"
     FROM buildings b JOIN building_plans p ON p.context_id = b.context_id AND p.building_id = b.id
     WHERE b.context_id = $1 AND b.id = $2`,
    [contextId, buildingId, VERSIONS],
  );
  return row ?? null;
}

/** Nothing is written of an estate that was erased meanwhile: one that is being erased is waited for. */
export async function holdEstates(tx: Executor, contextId: string, ids: readonly string[]): Promise<boolean> {
  const held = await tx`
    SELECT FROM estates WHERE context_id = ${contextId} AND id = ANY (${[...ids]}::uuid[]) ORDER BY id FOR KEY SHARE`;
  return held.length === ids.length;
}

/** False when another request has replaced this one meanwhile. */
export async function finishPlan(
  tx: Executor,
  contextId: string,
  id: string,
  {
    plan,
    outline,
    madeOf,
    estateIds,
  }: { plan: string; outline: object; madeOf: string; estateIds: string[] },
): Promise<boolean> {
  const { count } = await tx`
    UPDATE building_plans SET plan_status = 'FINISHED', ended_at = now(), planned_at = now(), messages = '{}', plan_format = ${PLAN_FORMAT},
      plan = ${plan}::text::json, outline = ${JSON.stringify(outline)}::text::json, made_of = ${madeOf},
      estate_ids = ${estateIds}::uuid[]
    WHERE context_id = ${contextId} AND id = ${id} AND plan_status = 'RUNNING'`;
  return count === 1;
}

/** The plan that there was stays. */
export async function failPlan(
  tx: Executor,
  contextId: string,
  id: string,
  messages: readonly string[],
): Promise<boolean> {
  const { count } = await tx`
    UPDATE building_plans SET plan_status = 'FAILED', ended_at = now(), messages = ${[...messages]}::text[]
    WHERE context_id = ${contextId} AND id = ${id} AND plan_status IN ('NOT_STARTED', 'RUNNING')`;
  return count === 1;
}
