import { type Provider, ProviderFault, type Session } from '@rooftree/connectors';
import type { ClientKeys } from '../../access/clients/client-keys.ts';
import type { PublishEvent } from '../../events.ts';
import { collectGarbage } from '../../infra/collect-garbage.ts';
import { type Executor, transaction } from '../../infra/database/sql.ts';
import type { QueueLog, QueueTask } from '../../infra/queue/queue-worker.ts';
import type { PlanGroups } from '../facts/plan-groups.ts';
import type { Connection, SyncRun } from './connection.ts';
import { findConnection } from './connections.repository.ts';
import { reseal } from './connections.service.ts';
import { deleteEvents } from './hooks/connection-events.repository.ts';
import { readEventPage } from './hooks/event-page.ts';
import type { OpenSessions } from './providers/open-sessions.ts';
import { queueReturns } from './return/return-reports.job.ts';
import { finishSync, planArrived } from './sync/finish-sync.ts';
import { pollForChanges } from './sync/poll-for-changes.ts';
import { endless, readPages, type SeveralPages } from './sync/read-pages.ts';
import {
  failLostSyncs,
  recordInternalFailure,
  recordProviderFailure,
  type SyncOutcome,
} from './sync/record-failure.ts';
import type { SyncSchedule } from './sync/sync-schedule.ts';
import { findSync } from './sync/syncs.repository.ts';
import { queueSync, type SyncPayload, startDueSyncs, startHookSyncs } from './sync/syncs.service.ts';
import { type PageWriter, writePage } from './sync/write-page.ts';

export const SCHEDULE_CONNECTIONS = 'schedule_connections';
/** Every minute; at most one waits. */
export const CONNECTION_SCHEDULE = `* * * * * ${SCHEDULE_CONNECTIONS} ?priority=-1&max=1&jobKey=${SCHEDULE_CONNECTIONS}`;
const STARTED_AT_ONCE = 50;

/** A task has a minute and a half; the rest of a sync continues in the next one. */
const READ_AT_ONCE_MS = 30_000;
/** A database that restarts is back by then: the queue waits four minutes in all. */
const MOST_FAILURES = 6;
/**
 * Some hundredths of a second in a few seconds of work; what is left of a page that was written is some ten megabytes.
 */
const COLLECT_AFTER_ENTRIES = 2000;
/** A provider that pages for ever is stopped here; a hundred thousand houses are written in some hundred steps. */
const MOST_PAGES = 100_000;

export interface ConnectionSyncer extends PageWriter {
  sessions: OpenSessions;
  loadKeys: () => Promise<ClientKeys>;
  schedule: SyncSchedule;
  publish: PublishEvent;
  planGroups: PlanGroups;
  log: QueueLog;
  onEnded?: (provider: string, outcome: SyncOutcome) => void;
}

export function scheduleConnectionsTask(reader: ConnectionSyncer): QueueTask {
  const { sql, schedule } = reader;
  return async () => {
    await failLostSyncs(reader);
    await pollForChanges(reader, STARTED_AT_ONCE);
    await startDueSyncs(sql, schedule, STARTED_AT_ONCE);
    await startHookSyncs(sql, STARTED_AT_ONCE);
    await queueReturns(sql);
  };
}

/**
 * Syncs a connection page by page, from where it stands. The provider's failures are recorded; our own are thrown for
 * the queue.
 */
export function syncConnectionTask(reader: ConnectionSyncer): QueueTask {
  return async (payload, { signal, number, isLast }) => {
    // The queue holds only what `queueSync` wrote.
    const { contextId, connectionId, runId } = payload as SyncPayload;
    const connection = await findConnection(reader.sql, contextId, connectionId);
    const run = await findSync(reader.sql, contextId, runId);
    // Removed, ended or waiting for a person.
    if (connection === null || run?.status !== 'RUNNING') return;
    const ended = (outcome: SyncOutcome) => reader.onEnded?.(connection.provider, outcome);
    try {
      const { provider, session } = await reader.sessions.open(connection);
      await reseal(reader, connection);
      if (!(await syncPages(reader, { connection, run, provider, session }, signal))) return;
      const how = await transaction(reader.sql, async (tx) => {
        const now = await findSync(tx, contextId, runId, { isLocked: true });
        const current = await findConnection(tx, contextId, connectionId, { isLocked: true });
        if (now?.status !== 'RUNNING' || current === null) return null;
        return finishSync(tx, current, now, reader.schedule);
      });
      if (how !== null) ended(how);
      await planArrived(reader, contextId, connectionId);
      // Events that arrived while the sync ended.
      await startHookSyncs(reader.sql, STARTED_AT_ONCE);
    } catch (error) {
      if (error instanceof ProviderFault) {
        const outcome = await recordProviderFailure(reader, connection, run, error);
        if (outcome !== null) ended(outcome);
        return;
      }
      if (isLast || number >= MOST_FAILURES) {
        await recordInternalFailure(reader, connection, run);
        ended('failed');
      }
      throw error;
    }
  };
}

interface Reading {
  connection: Connection;
  run: SyncRun;
  provider: Provider;
  session: Session;
}

/** True when all pages are stored; else the rest is queued, or another worker continues. */
async function syncPages(
  reader: ConnectionSyncer,
  { connection, run, provider, session }: Reading,
  signal: AbortSignal,
): Promise<boolean> {
  const until = Date.now() + READ_AT_ONCE_MS;
  let current = run;
  let ahead: Promise<NextPage> | null = null;
  let sinceCollected = 0;
  while (!current.isRead) {
    const { page, fault, also }: NextPage = await (ahead ?? readNext(reader, current, { provider, session }));
    // Handed out again since: the other worker continues.
    signal.throwIfAborted();
    if (current.pages >= MOST_PAGES) throw endless();
    const next: SyncRun = {
      ...current,
      cursor: page.next,
      isRead: page.next === null,
      pages: current.pages + 1,
    };
    const isLate = Date.now() > until;
    // The provider answers while this page is being written. Which events it sent is only known after that.
    ahead =
      next.isRead || isLate || fault || run.kind === 'HOOK'
        ? null
        : readNext(reader, next, { provider, session });
    // It is synced in its turn, or not at all.
    ahead?.catch(() => {});
    if (!(await writePage(reader, connection, current, page, also))) return false;
    if (fault) throw fault;
    current = next;
    sinceCollected += page.entries.length;
    if (sinceCollected >= COLLECT_AFTER_ENTRIES) {
      sinceCollected = 0;
      collectGarbage();
    }
    if (!current.isRead && isLate) {
      await queueSync(reader.sql, current);
      return false;
    }
  }
  return true;
}

interface NextPage extends SeveralPages {
  also?: (tx: Executor) => Promise<void>;
}

/** The next pages of the list, or the estates of the provider's events. */
async function readNext(
  { sql }: ConnectionSyncer,
  run: SyncRun,
  { provider, session }: Pick<Reading, 'provider' | 'session'>,
): Promise<NextPage> {
  if (run.kind === 'HOOK') {
    const { page, events } = await readEventPage(sql, run, { provider, session });
    return { page, also: (tx) => deleteEvents(tx, run.contextId, run.connectionId, events) };
  }
  const { pull } = provider;
  if (pull === undefined) throw new ProviderFault('refused', 'the provider does not support paged sync');
  return readPages((cursor) => pull.readPage(session, run.since, cursor), run.cursor);
}
