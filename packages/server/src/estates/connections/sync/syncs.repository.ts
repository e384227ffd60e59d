import type { Cursor } from '@rooftree/connectors';
import { ageingRows } from '../../../infra/database/ageing-rows.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import {
  MOST_REFUSED_ROWS,
  type RefusedRow,
  type SyncCounts,
  type SyncKind,
  type SyncRun,
} from '../connection.ts';

const columns = (sql: Executor) => sql`
  id, connection_id AS "connectionId", context_id AS "contextId", kind, run_status AS status, since, cursor, is_read AS "isRead",
  pages, attempts, started_at AS "startedAt"`;

/** Null while another sync of the connection is running, or waits for a decision. */
export async function insertSync(
  tx: Executor,
  contextId: string,
  connectionId: string,
  { kind, overlapMinutes }: { kind: SyncKind; overlapMinutes: number },
): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`
    INSERT INTO connection_runs (context_id, connection_id, kind, since)
    SELECT context_id, id, ${kind},
      CASE WHEN ${kind} = 'DELTA' THEN changes_since - make_interval(mins => ${overlapMinutes}) END
    FROM connections WHERE context_id = ${contextId} AND id = ${connectionId}
    ON CONFLICT (context_id, connection_id) WHERE run_status IN ('RUNNING', 'WAITING') DO NOTHING
    RETURNING id`;
  return row?.id ?? null;
}

export async function findSync(
  sql: Executor,
  contextId: string,
  id: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<SyncRun | null> {
  const [row] = await sql<SyncRun[]>`
    SELECT ${columns(sql)} FROM connection_runs WHERE context_id = ${contextId} AND id = ${id} ${isLocked ? sql`FOR UPDATE` : sql``}`;
  return row ?? null;
}

export async function findOpenSync(
  sql: Executor,
  contextId: string,
  connectionId: string,
): Promise<SyncRun | null> {
  const [row] = await sql<SyncRun[]>`
    SELECT ${columns(sql)} FROM connection_runs
    WHERE context_id = ${contextId} AND connection_id = ${connectionId} AND run_status IN ('RUNNING', 'WAITING')`;
  return row ?? null;
}

interface PageOutcome {
  counts: SyncCounts;
  refused: readonly RefusedRow[];
  next: Cursor | null;
  announced: number | null;
}

/** With the estates of the page, in their transaction. */
export async function savePageProgress(
  tx: Executor,
  contextId: string,
  runId: string,
  { counts, refused, next, announced }: PageOutcome,
): Promise<void> {
  const rows = JSON.stringify(refused.slice(0, MOST_REFUSED_ROWS));
  await tx`
    UPDATE connection_runs SET
      cursor = ${next === null ? null : JSON.stringify(next)}::text::jsonb, is_read = ${next === null}, pages = pages + 1, attempts = 0,
      announced = coalesce(${announced}, announced), entries_read = entries_read + ${counts.read},
      estates_created = estates_created + ${counts.created}, estates_changed = estates_changed + ${counts.changed},
      estates_unchanged = estates_unchanged + ${counts.unchanged}, estates_refused = estates_refused + ${counts.refused},
      refused_rows = CASE WHEN ${refused.length} = 0 OR jsonb_array_length(refused_rows) >= ${MOST_REFUSED_ROWS} THEN refused_rows
        ELSE refused_rows || ${rows}::text::jsonb END
    WHERE context_id = ${contextId} AND id = ${runId}`;
}

/** Counts a failed attempt to read from the provider; returns how many there were since the last page. */
export async function recordAttempt(
  tx: Executor,
  contextId: string,
  runId: string,
  fault: string,
): Promise<number> {
  const [row] = await tx<{ attempts: number }[]>`
    UPDATE connection_runs SET attempts = attempts + 1, fault = ${fault}
    WHERE context_id = ${contextId} AND id = ${runId} AND run_status = 'RUNNING' RETURNING attempts`;
  return row?.attempts ?? 0;
}

export async function endSync(
  tx: Executor,
  contextId: string,
  runId: string,
  {
    status,
    fault = null,
    deactivated = 0,
  }: { status: 'FINISHED' | 'FAILED'; fault?: string | null; deactivated?: number },
): Promise<boolean> {
  const { count } = await tx`
    UPDATE connection_runs SET run_status = ${status}, ended_at = now(), fault = ${fault}, to_deactivate = NULL,
      estates_deactivated = ${deactivated}
    WHERE context_id = ${contextId} AND id = ${runId} AND run_status IN ('RUNNING', 'WAITING')`;
  return count === 1;
}

/** How many estates a sync must have seen to have seen all; null when the provider has announced no number. */
export async function countExpected(tx: Executor, contextId: string, runId: string): Promise<number | null> {
  const [row] = await tx<{ expected: number | null }[]>`
    SELECT announced - estates_refused AS expected FROM connection_runs WHERE context_id = ${contextId} AND id = ${runId}`;
  return row?.expected ?? null;
}

/** Of a sync that found nothing: one every few minutes would bury those that did. */
export async function deleteEmptySync(tx: Executor, contextId: string, runId: string): Promise<boolean> {
  const { count } = await tx`
    DELETE FROM connection_runs WHERE context_id = ${contextId} AND id = ${runId} AND run_status = 'RUNNING'
      AND kind = 'DELTA' AND entries_read = 0`;
  return count === 1;
}

export async function waitForDecision(
  tx: Executor,
  contextId: string,
  runId: string,
  estates: number,
): Promise<void> {
  await tx`
    UPDATE connection_runs SET run_status = 'WAITING', to_deactivate = ${estates}
    WHERE context_id = ${contextId} AND id = ${runId} AND run_status = 'RUNNING'`;
}

/** Of all contexts: those that count as running, without an entry of the queue that could still be taken. */
export function findLostSyncs(
  sql: Executor,
  task: string,
): Promise<{ contextId: string; connectionId: string; runId: string }[]> {
  return sql`
    SELECT r.context_id AS "contextId", r.connection_id AS "connectionId", r.id AS "runId" FROM connection_runs r
    WHERE r.run_status = 'RUNNING' AND r.started_at < now() - interval '1 minute' AND NOT EXISTS (
      SELECT FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
      WHERE task.identifier = ${task} AND job.payload ->> 'runId' = r.id::text
        AND (job.attempts < job.max_attempts OR job.locked_at IS NOT NULL))`;
}

/** Those that have ended, but never the newest of a connection. */
export const oldSyncs = ageingRows(
  'connection_runs',
  'ended_at',
  (sql) => sql`
    EXISTS (SELECT FROM connection_runs newer
      WHERE newer.context_id = t.context_id AND newer.connection_id = t.connection_id AND newer.id > t.id)`,
);

export interface ConnectionSyncs {
  provider: string;
  /** Since the last successful sync, of the connection for which that is longest ago. */
  oldestReadSeconds: number;
  /** That wait for a person. */
  waiting: number;
}

/** Of all contexts, those that are not paused, by provider. One that only sends events has no age. */
export async function describeSyncs(sql: Executor): Promise<ConnectionSyncs[]> {
  return sql`
    SELECT provider,
      coalesce(max(extract(epoch FROM now() - coalesce(greatest(last_full_read_at, last_delta_read_at), created_at))), 0)::float8 AS "oldestReadSeconds",
      (count(*) FILTER (WHERE state IN ('NEEDS_CREDENTIALS', 'NEEDS_DECISION')))::int AS waiting
    FROM connections WHERE state <> 'PAUSED' AND context_id NOT IN (SELECT id FROM contexts WHERE sandbox) GROUP BY provider ORDER BY provider`;
}
