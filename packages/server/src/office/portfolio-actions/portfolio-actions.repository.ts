import type { Language } from '@rooftree/words';
import type { Caller } from '../../caller.ts';
import { ageingRows } from '../../infra/database/ageing-rows.ts';
import type { Executor } from '../../infra/database/sql.ts';
import { OUTDATED_REPORTS } from '../../output/reports/list/listed-reports.ts';
import type { Action, PortfolioAction } from './portfolio-action.ts';

/** Plans are counted by their job. One that was removed has ended long ago. */
const SELECT_ACTIONS = `
  SELECT a.id, a.action, a.language, a.created_at, a.undone_at, a.job_id,
    CASE WHEN a.job_id IS NULL THEN a.ended_at
      WHEN j.calculation_job_status IN ('NOT_STARTED', 'RUNNING') THEN NULL
      ELSE coalesce(j.updated_at, a.created_at) END AS ended_at,
    a.action = 'DEACTIVATE' AND a.undone_at IS NULL AND i.done > 0 AS can_undo,
    json_build_object('total', a.total, 'done', i.done + coalesce(j.estates_finished, 0),
      'failed', i.failed + coalesce(j.estates_failed, 0), 'skipped', a.skipped) AS estates,
    coalesce(j.failure, i.failure) AS failure
  FROM portfolio_actions a
    LEFT JOIN calculation_jobs j ON j.context_id = a.context_id AND j.id = a.job_id
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE outcome = 'DONE')::int AS done, count(*) FILTER (WHERE outcome = 'FAILED')::int AS failed,
        min(reason) AS failure
      FROM portfolio_action_estates WHERE context_id = a.context_id AND action_id = a.id
    ) AS i
  WHERE a.context_id = $1`;

/** The newest first. */
export function listActions(sql: Executor, contextId: string, limit: number): Promise<PortfolioAction[]> {
  return sql.unsafe<PortfolioAction[]>(`${SELECT_ACTIONS} ORDER BY a.id DESC LIMIT ${limit}`, [contextId], {
    prepare: true,
  });
}

export async function findAction(
  sql: Executor,
  contextId: string,
  id: string,
): Promise<PortfolioAction | null> {
  const [row] = await sql.unsafe<PortfolioAction[]>(`${SELECT_ACTIONS} AND a.id = $2`, [contextId, id], {
    prepare: true,
  });
  return row ?? null;
}

interface NewAction {
  action: Action;
  language: string | null;
  total: number;
  skipped: number;
  jobId: string | null;
  hasEnded: boolean;
}

export async function insertAction(
  tx: Executor,
  { contextId, kind, id: actorId }: Pick<Caller, 'contextId' | 'kind' | 'id'>,
  { action, language, total, skipped, jobId, hasEnded }: NewAction,
): Promise<string> {
  const [row] = await tx<[{ id: string }]>`
    INSERT INTO portfolio_actions (context_id, action, language, actor_kind, actor_id, total, skipped, job_id, ended_at)
    VALUES (${contextId}, ${action}, ${language}, ${kind}, ${actorId}, ${total}, ${skipped}, ${jobId},
      CASE WHEN ${hasEnded} THEN now() END)
    RETURNING id`;
  return row.id;
}

export async function insertEstates(
  tx: Executor,
  contextId: string,
  actionId: string,
  estateIds: readonly string[],
  outcome: 'WAITING' | 'DONE',
): Promise<void> {
  await tx`
    INSERT INTO portfolio_action_estates (context_id, action_id, estate_id, outcome)
    SELECT ${contextId}, ${actionId}, id, ${outcome} FROM unnest(${[...estateIds]}::uuid[]) AS id`;
}

/** A deactivation with the estates that it deactivated, locked; null when it cannot be undone, or not again. */
export async function lockToUndo(
  tx: Executor,
  contextId: string,
  id: string,
): Promise<{ createdAt: Date; estateIds: string[] } | null> {
  const [row] = await tx<{ createdAt: Date }[]>`
    UPDATE portfolio_actions SET undone_at = now()
    WHERE context_id = ${contextId} AND id = ${id} AND action = 'DEACTIVATE' AND undone_at IS NULL
    RETURNING created_at AS "createdAt"`;
  if (row === undefined) return null;
  const estates = await tx<{ id: string }[]>`
    SELECT estate_id AS id FROM portfolio_action_estates WHERE context_id = ${contextId} AND action_id = ${id}`;
  return { ...row, estateIds: estates.map((estate) => estate.id) };
}

interface WantedReport {
  renovationId: string;
  language: Language;
}

interface WaitingReports {
  action: Action;
  actorKind: 'member' | 'client';
  actorId: string;
  reports: WantedReport[];
}

/** Null when they were made already, or the estate is gone. */
export async function findWaitingReports(
  sql: Executor,
  contextId: string,
  actionId: string,
  estateId: string,
): Promise<WaitingReports | null> {
  const [row] = await sql<
    (Omit<WaitingReports, 'reports'> & { renovationId: string | null; language: Language | null })[]
  >`
    SELECT a.action, p.renovation_id AS "renovationId", a.language, a.actor_kind AS "actorKind", a.actor_id AS "actorId"
    FROM portfolio_action_estates i
      JOIN portfolio_actions a ON a.context_id = i.context_id AND a.id = i.action_id
      JOIN portfolio_entries p ON p.context_id = i.context_id AND p.estate_id = i.estate_id
    WHERE i.context_id = ${contextId} AND i.action_id = ${actionId} AND i.estate_id = ${estateId} AND i.outcome = 'WAITING'`;
  if (row === undefined) return null;
  const { renovationId, language, ...waiting } = row;
  if (waiting.action === 'RENEW_REPORTS')
    return { ...waiting, reports: await findOutdatedReports(sql, contextId, estateId, language) };
  const isWanted = renovationId !== null && language !== null;
  return { ...waiting, reports: isWanted ? [{ renovationId, language }] : [] };
}

function findOutdatedReports(
  sql: Executor,
  contextId: string,
  estateId: string,
  language: Language | null,
): Promise<WantedReport[]> {
  return sql.unsafe<WantedReport[]>(
    `SELECT p.renovation_id AS "renovationId", p.language FROM ${OUTDATED_REPORTS}
       AND e.id = $2 AND ($3::text IS NULL OR p.language = $3) ORDER BY p.created_at, p.id`,
    [contextId, estateId, language],
    { prepare: true },
  );
}

/** False when somebody else has written its outcome meanwhile. */
export async function writeOutcome(
  tx: Executor,
  contextId: string,
  actionId: string,
  estateId: string,
  reason: string | null,
): Promise<boolean> {
  const { count } = await tx`
    UPDATE portfolio_action_estates SET outcome = ${reason === null ? 'DONE' : 'FAILED'}, reason = ${reason}
    WHERE context_id = ${contextId} AND action_id = ${actionId} AND estate_id = ${estateId} AND outcome = 'WAITING'`;
  return count === 1;
}

/** Ends an action of which no estate waits. */
export async function endAction(sql: Executor, contextId: string, id: string): Promise<void> {
  await sql`
    UPDATE portfolio_actions a SET ended_at = now()
    WHERE context_id = ${contextId} AND id = ${id} AND ended_at IS NULL AND NOT EXISTS (
      SELECT FROM portfolio_action_estates i WHERE i.context_id = a.context_id AND i.action_id = a.id AND i.outcome = 'WAITING')`;
}

/** With what is stored to undo them. */
export const oldActions = ageingRows('portfolio_actions', 'created_at');
