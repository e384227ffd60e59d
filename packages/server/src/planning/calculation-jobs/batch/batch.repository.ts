import { discardCachedPlans } from '../../../infra/database/discard-cached-plans.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import { UUID } from '../../../infra/uuid.ts';
import type { CalculationJobType } from '../calculation-job.ts';
import type { NamedEstate } from './batch-strings.ts';
import type { EstateAddress } from './job-titles.ts';

export type FoundEstate = EstateAddress &
  Pick<NamedEstate, 'estateType' | 'region' | 'yearBuilt'> & { estateId: string; propertyId: string | null };

/** For the rest of the transaction: statements are planned for the values that they are given, or once for any. */
export async function planFor(tx: Executor, values: 'these' | 'any'): Promise<void> {
  await (values === 'these'
    ? tx`SET LOCAL plan_cache_mode = force_custom_plan`
    : tx`SET LOCAL plan_cache_mode = force_generic_plan`);
}

/**
 * The active estates that have one of the names as id, external_id or property_id; one can be found in more than one
 * way.
 */
export async function findNamedEstates(
  sql: Executor,
  contextId: string,
  names: readonly string[],
): Promise<FoundEstate[]> {
  const ids = names.filter((name) => UUID.test(name));
  // PostgreSQL's text cannot contain a NUL, so no such name exists.
  const texts = names.filter((name) => !name.includes('\0'));
  const columns = sql`id AS "estateId", external_id AS "externalId", property_id AS "propertyId", street,
    house_number AS "houseNumber", house_number_extra AS "houseNumberExtra", zip_code AS "zipCode", place, estate_type AS "estateType", region,
    year_built AS "yearBuilt"`;
  const active = sql`context_id = ${contextId} AND deactivated_at IS NULL`;
  return sql<FoundEstate[]>`
    SELECT ${columns} FROM estates WHERE ${active} AND id = ANY(${ids}::uuid[])
    UNION ALL
    SELECT ${columns} FROM estates WHERE ${active} AND external_id = ANY(${texts}::text[])
    UNION ALL
    SELECT ${columns} FROM estates WHERE ${active} AND property_id = ANY(${texts}::text[])`;
}

interface NewJob {
  type: CalculationJobType;
  name: string;
  externalId: string | null;
  description: string;
  controls: object;
  engineVersion: string;
  dataVersion: string;
  lifetimeMs: number;
  /** Of the document in the file store, for a job that reads one. */
  documentPath?: string;
}

export interface InsertedJob {
  id: string;
  /** By PostgreSQL's clock, which decides whether it has expired. */
  expiresAt: Date;
}

/** The job that the client gets. `estateId` is null when it has children. */
export async function insertJob(
  sql: Executor,
  contextId: string,
  job: NewJob,
  estateId: string | null,
  estates: number,
): Promise<InsertedJob> {
  const [row] = await sql<[InsertedJob]>`
    INSERT INTO calculation_jobs (context_id, calculation_job_type, estate_id, name, external_id, description, engine_version,
      data_version, estates_total, controls, expires_at, document_path)
    VALUES (${contextId}, ${job.type}, ${estateId}, ${job.name}, ${job.externalId}, ${job.description}, ${job.engineVersion}, ${job.dataVersion},
      ${estates}, ${JSON.stringify(job.controls)}::text::jsonb,
      now() + ${job.lifetimeMs}::float8 * interval '1 millisecond', ${job.documentPath ?? null})
    RETURNING id, expires_at AS "expiresAt"`;
  return row;
}

/** One child per estate, in the given order; returns their ids in that order. */
export async function insertChildren(
  sql: Executor,
  contextId: string,
  parent: InsertedJob,
  job: Omit<NewJob, 'name' | 'externalId' | 'description'>,
  estates: readonly { estateId: string; name: string; externalId: string; description: string }[],
): Promise<string[]> {
  await discardCachedPlans(sql);
  const rows = await sql<{ id: string }[]>`
    INSERT INTO calculation_jobs (context_id, parent_id, calculation_job_type, estate_id, name, external_id, description,
      engine_version, data_version, estates_total, controls, expires_at)
    SELECT ${contextId}, ${parent.id}, ${job.type}, estate.id, estate.name, estate.external_id, estate.description,
      ${job.engineVersion}, ${job.dataVersion},
      1, ${JSON.stringify(job.controls)}::text::jsonb, ${parent.expiresAt}
    FROM unnest(${estates.map(({ estateId }) => estateId)}::uuid[], ${estates.map(({ name }) => name)}::text[],
        ${estates.map(({ externalId }) => externalId)}::text[], ${estates.map(({ description }) => description)}::text[])
      WITH ORDINALITY AS estate (id, name, external_id, description, position)
    ORDER BY position
    RETURNING id`;
  return rows.map(({ id }) => id);
}

/** The ids of the active estates that can be calculated. */
export async function findPlannable(sql: Executor, contextId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM estates
    WHERE context_id = ${contextId} AND deactivated_at IS NULL AND ${isPlannable(sql)} ORDER BY id`;
  return rows.map(({ id }) => id);
}

/** An active estate that can't be calculated. */
export interface UnplannableEstate extends Pick<NamedEstate, 'estateType' | 'region' | 'yearBuilt'> {
  externalId: string;
}

/** The first of them by name, and how many there are. */
export async function findUnplannable(
  sql: Executor,
  contextId: string,
  limit: number,
): Promise<{ total: number; estates: UnplannableEstate[] }> {
  const rows = await sql<(UnplannableEstate & { total: number })[]>`
    SELECT external_id AS "externalId", estate_type AS "estateType", region, year_built AS "yearBuilt", count(*) OVER () AS total
    FROM estates WHERE context_id = ${contextId} AND deactivated_at IS NULL AND NOT ${isPlannable(sql)}
    ORDER BY external_id LIMIT ${limit}`;
  return { total: rows[0]?.total ?? 0, estates: rows.map(({ total: _, ...estate }) => estate) };
}

/** The same rule as `lackOfEstate`, which says what is missing. */
const isPlannable = (sql: Executor) =>
  sql`(estate_type IN ('HOUSE', 'APARTMENT') AND region IS NOT NULL AND year_built IS NOT NULL)`;
