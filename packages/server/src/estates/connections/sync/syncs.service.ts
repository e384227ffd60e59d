import { recorderOf } from '../../../access/audit/audit.service.ts';
import type { Actor } from '../../../access/audit/audit.ts';
import { Fault } from '../../../fault.ts';
import { type Executor, type Sql, transaction } from '../../../infra/database/sql.ts';
import { enqueue } from '../../../infra/queue/queue.ts';
import { UUID } from '../../../infra/uuid.ts';
import type { SyncKind, SyncRun } from '../connection.ts';
import { claimDue, findConnection, hasFullSync, postpone } from '../connections.repository.ts';
import { findUnread } from '../hooks/connection-events.repository.ts';
import { findProvider } from '../providers/known-providers.ts';
import { retainMissingEstates } from './connection-estates.repository.ts';
import { finishSync } from './finish-sync.ts';
import { nextSync, OVERLAP_MINUTES, type SyncSchedule } from './sync-schedule.ts';
import { findOpenSync, findSync, insertSync } from './syncs.repository.ts';

export const SYNC_CONNECTION = 'read_connection';
/**
 * Each time that its process is ended takes one, and so does each failure of our own. What a provider does wrong takes
 * none.
 */
const ATTEMPTS = 30;

export interface SyncPayload {
  version: 1;
  contextId: string;
  connectionId: string;
  runId: string;
}

/** An entry of the queue for the rest of a sync; at most one waits. */
export async function queueSync(
  tx: Executor,
  { contextId, connectionId, id }: Pick<SyncRun, 'contextId' | 'connectionId' | 'id'>,
  runAt?: Date,
): Promise<void> {
  await enqueue(tx, [
    {
      task: SYNC_CONNECTION,
      payload: { version: 1, contextId, connectionId, runId: id } satisfies SyncPayload,
      queue: `connection:${connectionId}`,
      key: `${SYNC_CONNECTION}:${connectionId}`,
      maxAttempts: ATTEMPTS,
      ...(runAt && { runAt }),
    },
  ]);
}

/** Null while one is being made. */
export async function startSync(
  tx: Executor,
  contextId: string,
  connectionId: string,
  kind: SyncKind,
): Promise<string | null> {
  const id = await insertSync(tx, contextId, connectionId, { kind, overlapMinutes: OVERLAP_MINUTES });
  if (id !== null) await queueSync(tx, { contextId, connectionId, id });
  return id;
}

/** On a member's request: syncs everything, or what has changed. A paused connection is synced this once. */
export function syncNow(
  sql: Sql,
  contextId: string,
  connectionId: string,
  wanted: 'FULL' | 'DELTA',
  actor: Actor,
): Promise<string> {
  return transaction(sql, async (tx) => {
    const connection = UUID.test(connectionId)
      ? await findConnection(tx, contextId, connectionId, { isLocked: true })
      : null;
    if (connection === null) throw new Fault('missing', [`there is no connection ${connectionId}`]);
    if (findProvider(connection.provider)?.pull === undefined)
      throw new Fault('conflict', ['the provider does not support sync: it sends changes by webhook']);
    const open = await findOpenSync(tx, contextId, connectionId);
    if (open?.status === 'WAITING') throw new Fault('conflict', ['the last sync waits for a decision']);
    const kind = wanted === 'DELTA' && (await hasFullSync(tx, contextId, connectionId)) ? 'DELTA' : 'FULL';
    const id = open?.id ?? (await startSync(tx, contextId, connectionId, kind));
    if (id === null) throw new Fault('busy');
    // It waits for its next attempt: now is sooner.
    if (open) await queueSync(tx, open);
    await record(tx, actor, contextId, 'readConnection', connectionId, { run_id: id });
    return id;
  });
}

interface Decision {
  connectionId: string;
  runId: string;
  decision: 'DEACTIVATE' | 'KEEP';
  schedule: SyncSchedule;
}

/** A sync that would deactivate too many waits: they are deactivated after all, or retained. */
export function decideSync(
  sql: Sql,
  contextId: string,
  { connectionId, runId, decision, schedule }: Decision,
  actor: Actor,
): Promise<void> {
  return transaction(sql, async (tx) => {
    const run = UUID.test(runId) ? await findSync(tx, contextId, runId, { isLocked: true }) : null;
    if (run?.connectionId !== connectionId) throw new Fault('missing', [`there is no run ${runId}`]);
    if (run.status !== 'WAITING') throw new Fault('conflict', ['the run waits for no decision']);
    const connection = await findConnection(tx, contextId, run.connectionId, { isLocked: true });
    if (connection === null) throw new Fault('missing');
    if (decision === 'KEEP') await retainMissingEstates(tx, contextId, run.connectionId);
    await finishSync(tx, connection, run, schedule, { isDecided: true });
    await record(tx, actor, contextId, 'decideConnectionRun', run.connectionId, { run_id: runId, decision });
  });
}

/** Starts what is due, of all contexts. Returns how many. */
export function startDueSyncs(sql: Sql, schedule: SyncSchedule, limit: number): Promise<number> {
  return transaction(sql, async (tx) => {
    const due = await claimDue(tx, limit);
    let started = 0;
    for (const { contextId, id, provider, isFullDue } of due) {
      const canPull = findProvider(provider)?.pull !== undefined;
      if (canPull && (await startSync(tx, contextId, id, isFullDue ? 'FULL' : 'DELTA')) !== null)
        started += 1;
      else await postpone(tx, contextId, id, nextSync(schedule, new Date()));
    }
    return started;
  });
}

/** Fetches the estates of providers' events, where no sync does yet. */
export function startHookSyncs(sql: Sql, limit: number): Promise<void> {
  return transaction(sql, async (tx) => {
    for (const { contextId, connectionId } of await findUnread(tx, limit))
      await startSync(tx, contextId, connectionId, 'HOOK');
  });
}

/** Values hold no secret. */
export const record = recorderOf('connection');
