import type { Executor } from '../../infra/database/sql.ts';
import type { Connection, ConnectionState, SyncKind } from './connection.ts';
import type { Sealed } from './providers/seal.ts';
import { NEXT_SYNC_SPREAD } from './sync/sync-schedule.ts';

const columns = (sql: Executor) => sql`
  id, context_id AS "contextId", provider, state, sealed_credentials AS "sealedCredentials", key_id AS "keyId",
  plans_estates AS "plansEstates", faults_in_row AS "faultsInRow", account_id AS "accountId"`;

interface NewConnection {
  id: string;
  provider: string;
  name: string;
  sealed: Sealed;
  shown: object;
  isPaused: boolean;
  plansEstates: boolean;
  returnsReports: boolean;
}

/** False when the context manages no estates. */
export async function insertConnection(
  tx: Executor,
  contextId: string,
  { id, provider, name, sealed, shown, isPaused, plansEstates, returnsReports }: NewConnection,
): Promise<boolean> {
  const { count } = await tx`
    INSERT INTO connections (context_id, id, provider, name, state, sealed_credentials, key_id, shown_credentials, plans_estates, returns_reports,
      returns_reports_since)
    SELECT contexts.id, ${id}, ${provider}, ${name}, ${isPaused ? 'PAUSED' : 'ACTIVE'}, ${sealed.bytes}, ${sealed.keyId},
      ${JSON.stringify(shown)}::text::jsonb, ${plansEstates}, ${returnsReports},
      CASE WHEN ${returnsReports} THEN now() END
    FROM contexts WHERE contexts.id = ${contextId} AND manages_estates`;
  return count === 1;
}

export async function findConnection(
  sql: Executor,
  contextId: string,
  id: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<Connection | null> {
  const [row] = await sql<Connection[]>`
    SELECT ${columns(sql)} FROM connections WHERE context_id = ${contextId} AND id = ${id} ${isLocked ? sql`FOR NO KEY UPDATE` : sql``}`;
  return row ?? null;
}

/** Whether everything was synced once, so that changes alone are enough. */
export async function hasFullSync(sql: Executor, contextId: string, id: string): Promise<boolean> {
  const rows = await sql`
    SELECT FROM connections WHERE context_id = ${contextId} AND id = ${id} AND changes_since IS NOT NULL`;
  return rows.length === 1;
}

/** Of any context: a hook names nothing but the connection. */
export async function findContextOf(sql: Executor, id: string): Promise<string | null> {
  const [row] = await sql<{ contextId: string }[]>`
    SELECT context_id AS "contextId" FROM connections WHERE id = ${id}`;
  return row?.contextId ?? null;
}

interface ConnectionChanges {
  name?: string;
  isPaused?: boolean;
  plansEstates?: boolean;
  returnsReports?: boolean;
  credentials?: { sealed: Sealed; shown: object };
}

/** New credentials are tried at the next sync, whatever was wrong with the old ones. */
export async function updateConnection(
  tx: Executor,
  contextId: string,
  id: string,
  { name, isPaused, plansEstates, returnsReports, credentials }: ConnectionChanges,
): Promise<void> {
  await tx`
    UPDATE connections SET
      name = coalesce(${name ?? null}, name),
      plans_estates = coalesce(${plansEstates ?? null}, plans_estates),
      returns_reports = coalesce(${returnsReports ?? null}, returns_reports),
      returns_reports_since = CASE WHEN ${returnsReports ?? null}::boolean AND NOT returns_reports THEN now() ELSE returns_reports_since END,
      sealed_credentials = coalesce(${credentials?.sealed.bytes ?? null}, sealed_credentials),
      key_id = coalesce(${credentials?.sealed.keyId ?? null}, key_id),
      shown_credentials = coalesce(${credentials ? JSON.stringify(credentials.shown) : null}::text::jsonb, shown_credentials),
      state = CASE
        WHEN ${isPaused ?? null}::boolean THEN 'PAUSED'
        WHEN ${isPaused === false} AND state = 'PAUSED' THEN 'ACTIVE'
        WHEN ${credentials !== undefined} AND state IN ('NEEDS_CREDENTIALS', 'FAILING') THEN 'ACTIVE'
        ELSE state END,
      faults_in_row = CASE WHEN ${credentials !== undefined} THEN 0 ELSE faults_in_row END,
      account_id = CASE WHEN ${credentials !== undefined} THEN NULL ELSE account_id END,
      next_read_at = CASE WHEN ${credentials !== undefined || isPaused === false} THEN now() ELSE next_read_at END
    WHERE context_id = ${contextId} AND id = ${id}`;
}

export async function deleteConnection(tx: Executor, contextId: string, id: string): Promise<boolean> {
  const { count } = await tx`DELETE FROM connections WHERE context_id = ${contextId} AND id = ${id}`;
  return count === 1;
}

/** Sealed again with the key that is used now, unless they were replaced meanwhile. */
export async function replaceSeal(
  sql: Executor,
  contextId: string,
  id: string,
  sealed: Sealed,
  before: Buffer,
): Promise<void> {
  await sql`
    UPDATE connections SET sealed_credentials = ${sealed.bytes}, key_id = ${sealed.keyId}
    WHERE context_id = ${contextId} AND id = ${id} AND sealed_credentials = ${before}`;
}

/** The first one stays: homes of another one stop the sync. */
export async function recordAccount(
  tx: Executor,
  contextId: string,
  id: string,
  accountId: string,
): Promise<void> {
  await tx`
    UPDATE connections SET account_id = ${accountId}
    WHERE context_id = ${contextId} AND id = ${id} AND account_id IS NULL`;
}

export async function setState(
  tx: Executor,
  contextId: string,
  id: string,
  { state, fault, nextReadAt }: { state: ConnectionState; fault: string | null; nextReadAt: Date | null },
): Promise<void> {
  await tx`
    UPDATE connections SET state = ${state},
      last_fault = coalesce(${fault}, last_fault), last_fault_at = CASE WHEN ${fault}::text IS NULL THEN last_fault_at ELSE now() END,
      faults_in_row = CASE WHEN ${fault}::text IS NULL THEN faults_in_row ELSE faults_in_row + 1 END,
      next_read_at = coalesce(${nextReadAt}, next_read_at)
    WHERE context_id = ${contextId} AND id = ${id}`;
}

/** A sync succeeded. The next one reads changes since its start, and the request to fix the connection is cleared. */
export async function recordSuccess(
  tx: Executor,
  contextId: string,
  id: string,
  read: { kind: SyncKind; startedAt: Date; nextReadAt: Date; nextFullReadAt: Date },
): Promise<void> {
  const isFull = read.kind === 'FULL';
  await tx`
    UPDATE connections SET
      state = CASE WHEN state IN ('FAILING', 'NEEDS_CREDENTIALS') THEN 'ACTIVE' ELSE state END,
      faults_in_row = 0, last_fault = NULL, last_fault_at = NULL,
      last_full_read_at = CASE WHEN ${isFull} THEN now() ELSE last_full_read_at END,
      last_delta_read_at = CASE WHEN ${isFull} THEN last_delta_read_at ELSE now() END,
      changes_since = CASE WHEN ${read.kind === 'HOOK'} THEN changes_since ELSE ${read.startedAt} END,
      next_read_at = ${read.nextReadAt},
      next_full_read_at = CASE WHEN ${isFull} THEN ${read.nextFullReadAt} ELSE next_full_read_at END
    WHERE context_id = ${contextId} AND id = ${id}`;
}

export interface DueConnection {
  contextId: string;
  id: string;
  provider: string;
  isFullDue: boolean;
  /** Null until a full sync has ended. */
  changesSince: Date | null;
}

const dueColumns = (sql: Executor) => sql`
  context_id AS "contextId", id, provider, changes_since IS NULL OR next_full_read_at <= now() AS "isFullDue", changes_since AS "changesSince"`;

const isDue = (sql: Executor) => sql`
  next_read_at <= now() AND NOT EXISTS (SELECT FROM connection_runs r WHERE r.context_id = c.context_id AND r.connection_id = c.id
    AND r.run_status IN ('RUNNING', 'WAITING'))`;

/**
 * Of all contexts: connections that work, of which only changes are due, and that synced so lately that nothing need be
 * recorded. The worker that claims one polls it, and no other does before its next turn: the statement that finds them
 * sets that.
 */
export function claimIdleConnections(
  sql: Executor,
  limit: number,
  { withinMinutes, deltaMinutes }: { withinMinutes: number; deltaMinutes: number },
): Promise<DueConnection[]> {
  const [least, most] = NEXT_SYNC_SPREAD;
  return sql<DueConnection[]>`
    WITH due AS MATERIALIZED (
      SELECT context_id AS due_context_id, id AS due_id FROM connections c
      WHERE state = 'ACTIVE' AND faults_in_row = 0 AND next_full_read_at > now()
        AND changes_since > now() - make_interval(mins => ${withinMinutes}) AND ${isDue(sql)}
      ORDER BY next_read_at LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED)
    UPDATE connections SET next_read_at = least(next_full_read_at,
      now() + ${deltaMinutes} * interval '1 minute' * (${least} + ${most - least} * random()))
    FROM due WHERE context_id = due_context_id AND id = due_id
    RETURNING ${dueColumns(sql)}`;
}

/** Of all contexts, the longest overdue first, locked; those that are syncing already are left out. */
export function claimDue(tx: Executor, limit: number): Promise<DueConnection[]> {
  return tx<DueConnection[]>`
    SELECT ${dueColumns(tx)} FROM connections c
    WHERE state IN ('ACTIVE', 'FAILING') AND ${isDue(tx)}
    ORDER BY next_read_at LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED`;
}

/**
 * By the database's clock, which decides what is due: ours may be ahead of it, and a moment that is rounded may be,
 * too.
 */
export async function scheduleNow(sql: Executor, contextId: string, id: string): Promise<void> {
  await sql`
    UPDATE connections SET next_read_at = date_trunc('milliseconds', now()) WHERE context_id = ${contextId} AND id = ${id}`;
}

/** Not due again until then. */
export async function postpone(tx: Executor, contextId: string, id: string, until: Date): Promise<void> {
  await tx`UPDATE connections SET next_read_at = ${until} WHERE context_id = ${contextId} AND id = ${id}`;
}
