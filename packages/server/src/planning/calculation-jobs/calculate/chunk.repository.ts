import type { OwnPriceBook } from '@rooftree/engine';
import { discardCachedPlans } from '../../../infra/database/discard-cached-plans.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import type { ChildCounts } from '../calculation-job.ts';
import { type ChunkResults, PLAN_SEPARATOR } from './chunk-results.ts';

/**
 * Sets the open jobs of a chunk to RUNNING, and their batch too. Returns the estates as JSON text `[{"job_id",
 * "estate"}]` for the threads: it never becomes objects in the process that serves the API. Null when nothing is
 * left, because the chunk was delivered before, or its jobs were stopped or have expired.
 *
 * Rows are always locked children first, in the order of their ids, then the batch: this rules out deadlocks.
 */
export async function startJobs(
  sql: Executor,
  contextId: string,
  batchId: string,
  jobIds: readonly string[],
): Promise<string | null> {
  const [row] = await sql<[{ estates: string | null }]>`
    WITH live AS MATERIALIZED (
      SELECT id, estate_id FROM calculation_jobs
      WHERE context_id = ${contextId} AND id = ANY(${[...jobIds]}::uuid[])
        AND calculation_job_status IN ('NOT_STARTED', 'RUNNING') AND expires_at > now()
      ORDER BY id FOR UPDATE
    ), started AS (
      UPDATE calculation_jobs SET calculation_job_status = 'RUNNING', updated_at = now()
      WHERE context_id = ${contextId} AND id IN (SELECT id FROM live) AND calculation_job_status = 'NOT_STARTED'
    ), batch AS (
      UPDATE calculation_jobs SET calculation_job_status = 'RUNNING', updated_at = now()
      WHERE context_id = ${contextId} AND id = ${batchId} AND calculation_job_status = 'NOT_STARTED'
        AND id NOT IN (SELECT id FROM live) AND EXISTS (SELECT FROM live)
    )
    SELECT json_agg(json_build_object('job_id', live.id, 'estate', json_build_object(
      'address', json_build_object('country', country, 'zip_code', zip_code, 'region', region),
      'estate_type', estate_type, 'estate_format', estate_format, 'year_built', year_built,
      'year_renovated', year_renovated, 'dwelling', dwelling)) ORDER BY live.id)::text AS estates
    FROM live JOIN estates ON estates.context_id = ${contextId} AND estates.id = live.estate_id`;
  return row.estates;
}

/** Those of them of which others than the client say something: the rest is as it was put. */
export async function findEstatesOf(
  sql: Executor,
  contextId: string,
  jobIds: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT e.id FROM calculation_jobs j JOIN estates e ON e.context_id = j.context_id AND e.id = j.estate_id
    WHERE j.context_id = ${contextId} AND j.id = ANY(${[...jobIds]}::uuid[]) AND e.facts IS NOT NULL`;
  return rows.map(({ id }) => id);
}

/** The prices and grants that the context's plans are made with now; null for ours alone. */
export async function findPriceBook(sql: Executor, contextId: string): Promise<OwnPriceBook | null> {
  const [row] = await sql<{ book: OwnPriceBook }[]>`
    SELECT b.book FROM contexts c JOIN price_books b ON b.context_id = c.id AND b.version = c.price_book_version
    WHERE c.id = ${contextId}`;
  return row?.book ?? null;
}

/**
 * Writes the results of the jobs of a chunk: the renovations and the ends of the jobs. Only jobs that are RUNNING are
 * touched, so that a result delivered twice counts once and a stopped job stays stopped. A suggestion without edits is
 * replaced under its own id, unless it was requested later than this one; beside an edited one a new one is made. A
 * changed cost or label is recorded in the audit, for the history of the home: the portfolio still has those of before,
 * and only replaced plans (`xmax`) are looked up there. PostgreSQL 18 could return the old row itself, 15 cannot.
 */
export async function writeChunkResults(
  sql: Executor,
  contextId: string,
  jobIds: readonly string[],
  { results, plans }: ChunkResults,
  versions: { engineVersion: string; dataVersion: string },
): Promise<Omit<ChildCounts, 'total'>> {
  await discardCachedPlans(sql);
  const [row] = await sql<[{ finished: number; failed: number; superseded: number }]>`
    WITH result AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${results}::text::json) AS entry (job_id uuid, failure text, indication jsonb,
        plan_number integer, cost_cents bigint, vat_cents bigint, total_cents bigint, subsidy_cents bigint, price_book_version integer,
        labels text[], outline jsonb)
    ), plan AS MATERIALIZED (
      SELECT text, number FROM unnest(string_to_array(${plans}, ${PLAN_SEPARATOR})) WITH ORDINALITY AS plan (text, number)
    ), job AS MATERIALIZED (
      SELECT id, estate_id, name, created_at FROM calculation_jobs
      WHERE context_id = ${contextId} AND id = ANY(${[...jobIds]}::uuid[])
        AND id IN (SELECT job_id FROM result) AND calculation_job_status = 'RUNNING'
      ORDER BY id FOR UPDATE
    ), written AS (
      INSERT INTO renovations AS renovation (context_id, estate_id, managing_user_id, name, cost_cents, vat_cents,
        total_cents, subsidy_cents, engine_version, data_version, price_book_version, plan, labels, asked_at,
        outline, outlined_at)
      SELECT ${contextId}, job.estate_id, managing_user_id, job.name, cost_cents, vat_cents, total_cents, subsidy_cents,
        ${versions.engineVersion}, ${versions.dataVersion}, coalesce(price_book_version, 0), plan.text::json, labels, job.created_at,
        outline, CASE WHEN outline IS NOT NULL THEN job.created_at END
      FROM job JOIN result ON job_id = job.id JOIN plan ON number = plan_number
        JOIN estates ON estates.context_id = ${contextId} AND estates.id = job.estate_id
      ORDER BY job.estate_id
      ON CONFLICT (context_id, estate_id) WHERE NOT is_edited AND deleted_at IS NULL DO UPDATE SET
        managing_user_id = CASE WHEN renovation.keeps_manager THEN renovation.managing_user_id ELSE excluded.managing_user_id END,
        name = CASE WHEN renovation.keeps_name THEN renovation.name ELSE excluded.name END, cost_cents = excluded.cost_cents,
        vat_cents = excluded.vat_cents, total_cents = excluded.total_cents, subsidy_cents = excluded.subsidy_cents,
        engine_version = excluded.engine_version, data_version = excluded.data_version, price_book_version = excluded.price_book_version, plan = excluded.plan,
        labels = excluded.labels, search_json = NULL, asked_at = excluded.asked_at,
        outline = excluded.outline, outlined_at = excluded.outlined_at, updated_at = greatest(now(), renovation.created_at)
      WHERE renovation.asked_at IS NULL OR renovation.asked_at <= excluded.asked_at
      RETURNING id, estate_id, labels[2] AS label, total_cents - subsidy_cents AS net_cents, xmax <> 0 AS is_replaced
    ), recorded AS (
      INSERT INTO audit_entries (context_id, actor_kind, operation, thing_kind, thing_id, before, after)
      SELECT ${contextId}, 'server', 'planChanged', 'estate', e.external_id,
        jsonb_build_object('net_cost', previous.net_cents * 0.01, 'label_after', previous.label_after),
        jsonb_build_object('net_cost', written.net_cents * 0.01, 'label_after', written.label)
      FROM written JOIN portfolio_entries previous ON previous.context_id = ${contextId} AND previous.estate_id = written.estate_id
        JOIN estates e ON e.context_id = ${contextId} AND e.id = written.estate_id
      WHERE is_replaced AND previous.renovation_id = written.id
        AND (previous.net_cents, previous.label_after) IS DISTINCT FROM (written.net_cents, written.label)
    ), ended AS (
      UPDATE calculation_jobs AS target SET
        calculation_job_status = CASE WHEN result.failure IS NULL THEN 'FINISHED' ELSE 'FAILED' END,
        estates_finished = CASE WHEN result.failure IS NULL THEN 1 ELSE 0 END,
        estates_failed = CASE WHEN result.failure IS NULL THEN 0 ELSE 1 END,
        failure = result.failure, indication = result.indication, renovation_id = written.id,
        published_at = CASE WHEN written.id IS NULL THEN NULL ELSE now() END,
        engine_version = ${versions.engineVersion}, data_version = ${versions.dataVersion}, updated_at = now()
      FROM job JOIN result ON job_id = job.id LEFT JOIN written ON written.estate_id = job.estate_id
      WHERE target.context_id = ${contextId} AND target.id = job.id
      RETURNING target.calculation_job_status, plan_number IS NOT NULL AND written.id IS NULL AS is_superseded
    )
    SELECT count(*) FILTER (WHERE calculation_job_status = 'FINISHED') AS finished,
      count(*) FILTER (WHERE calculation_job_status = 'FAILED') AS failed,
      count(*) FILTER (WHERE is_superseded) AS superseded
    FROM ended`;
  const { superseded, ...ends } = row;
  if (superseded > 0) await nameNewerSuggestions(sql, contextId, jobIds);
  return { ...ends, stopped: 0 };
}

/**
 * A job whose result came too late names the suggestion that stands in its place. A statement of its own: one that
 * was made by a transaction that ended just now is not yet seen by the statement above.
 */
async function nameNewerSuggestions(
  sql: Executor,
  contextId: string,
  jobIds: readonly string[],
): Promise<void> {
  await sql`
    UPDATE calculation_jobs AS job SET renovation_id = renovation.id
    FROM renovations AS renovation
    WHERE job.context_id = ${contextId} AND job.id = ANY(${[...jobIds]}::uuid[])
      AND job.calculation_job_type = 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION'
      AND job.calculation_job_status = 'FINISHED' AND job.renovation_id IS NULL
      AND renovation.context_id = ${contextId} AND renovation.estate_id = job.estate_id
      AND NOT renovation.is_edited AND renovation.deleted_at IS NULL`;
}
