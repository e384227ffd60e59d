import type { Language } from '@rooftree/words';
import type { Actor } from '../../../access/audit/audit.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import type { ApprovalRow, HomeToApprove } from './approvals.ts';

interface NewApproval {
  scenario: number;
  year: number;
  language: Language;
  withPassports: boolean;
}

/** Null when the year is approved already, also by a request that is committed just now. */
export async function insertApproval(
  tx: Executor,
  contextId: string,
  programmeId: string,
  { kind, id: actorId }: Pick<Actor, 'kind' | 'id'>,
  { scenario, year, language, withPassports }: NewApproval,
): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`
    INSERT INTO programme_approvals (context_id, programme_id, scenario, year, language, with_passports, homes, actor_kind, actor_id,
      job_ids, ended_at)
    VALUES (${contextId}, ${programmeId}, ${scenario}, ${year}, ${language}, ${withPassports}, 0, ${kind}, ${actorId}, '{}',
      CASE WHEN ${withPassports} THEN NULL ELSE now() END)
    ON CONFLICT (context_id, programme_id, year) DO NOTHING
    RETURNING id`;
  return row?.id ?? null;
}

/** Approves the homes whose works begin in the year and returns those that can be planned now, by `external_id`. */
export function approveHomes(
  tx: Executor,
  contextId: string,
  programmeId: string,
  { scenario, year }: Pick<NewApproval, 'scenario' | 'year'>,
): Promise<HomeToApprove[]> {
  return tx<HomeToApprove[]>`
    WITH approved AS (
      UPDATE programme_choices c SET approved_at = now() FROM programme_homes h, estates e
      WHERE c.context_id = ${contextId} AND c.programme_id = ${programmeId} AND c.scenario = ${scenario} AND c.first_year = ${year}
        AND c.package IS NOT NULL AND c.approved_at IS NULL
        AND h.context_id = c.context_id AND h.programme_id = c.programme_id AND h.estate_id = c.estate_id
        AND e.context_id = c.context_id AND e.id = c.estate_id AND e.deactivated_at IS NULL
        AND e.estate_type IN ('HOUSE', 'APARTMENT') AND e.region IS NOT NULL AND e.year_built IS NOT NULL
      RETURNING c.estate_id AS "estateId", e.external_id AS "externalId", c.package
    )
    SELECT * FROM approved ORDER BY "externalId"`;
}

export async function writeJobs(
  tx: Executor,
  contextId: string,
  id: string,
  { homes, jobIds }: { homes: number; jobIds: readonly string[] },
): Promise<void> {
  await tx`
    UPDATE programme_approvals SET homes = ${homes}, job_ids = ${[...jobIds]}::uuid[]
    WHERE context_id = ${contextId} AND id = ${id}`;
}

/** By year. */
export function listApprovals(sql: Executor, contextId: string, programmeId: string): Promise<ApprovalRow[]> {
  return sql<ApprovalRow[]>`
    SELECT a.id, a.scenario, a.year, a.homes, a.with_passports AS "withPassports", a.language, a.job_ids AS "jobIds",
      a.action_id AS "actionId", a.failure, a.created_at AS "createdAt", plans.finished AS "plansFinished", plans.failed AS "plansFailed",
      works.done
    FROM programme_approvals a
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(j.estates_finished), 0)::int AS finished, coalesce(sum(j.estates_failed), 0)::int AS failed
        FROM calculation_jobs j WHERE j.context_id = a.context_id AND j.id = ANY (a.job_ids)
      ) AS plans
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS done FROM programme_choices c
          JOIN programme_homes h ON h.context_id = c.context_id AND h.programme_id = c.programme_id AND h.estate_id = c.estate_id
        WHERE c.context_id = a.context_id AND c.programme_id = a.programme_id AND c.scenario = a.scenario AND c.first_year = a.year
          AND c.approved_at IS NOT NULL AND h.done_on IS NOT NULL
      ) AS works
    WHERE a.context_id = ${contextId} AND a.programme_id = ${programmeId} ORDER BY a.year`;
}

export interface WaitingApproval {
  language: Language;
  actorKind: 'member' | 'client';
  actorId: string;
  isPlanning: boolean;
  estates: { id: string; externalId: string }[];
}

/** One whose passports have not been requested yet; null when there is nothing left to do. */
export async function findWaitingApproval(
  sql: Executor,
  contextId: string,
  id: string,
): Promise<WaitingApproval | null> {
  const [row] = await sql<WaitingApproval[]>`
    SELECT a.language, a.actor_kind AS "actorKind", a.actor_id AS "actorId",
      EXISTS (SELECT FROM calculation_jobs j WHERE j.context_id = a.context_id AND j.id = ANY (a.job_ids)
        AND j.calculation_job_status IN ('NOT_STARTED', 'RUNNING')) AS "isPlanning",
      coalesce((
        SELECT json_agg(json_build_object('id', e.id, 'externalId', e.external_id) ORDER BY e.external_id)
        FROM programme_choices c JOIN estates e ON e.context_id = c.context_id AND e.id = c.estate_id
        WHERE c.context_id = a.context_id AND c.programme_id = a.programme_id AND c.scenario = a.scenario AND c.first_year = a.year
          AND c.approved_at IS NOT NULL AND e.deactivated_at IS NULL
      ), '[]') AS estates
    FROM programme_approvals a WHERE a.context_id = ${contextId} AND a.id = ${id} AND a.ended_at IS NULL`;
  return row ?? null;
}

/** False when it has ended already. */
export async function endApproval(
  tx: Executor,
  contextId: string,
  id: string,
  { actionId, failure }: { actionId: string | null; failure: string | null },
): Promise<boolean> {
  const { count } = await tx`
    UPDATE programme_approvals SET action_id = ${actionId}, failure = ${failure}, ended_at = now()
    WHERE context_id = ${contextId} AND id = ${id} AND ended_at IS NULL`;
  return count === 1;
}
