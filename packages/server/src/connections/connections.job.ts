import { type Page, type Provider, ProviderFault, type Session } from '@rooftree/connectors';
import type { ClientKeys } from '../clients/client-keys.ts';
import { type Executor, transaction } from '../infra/database/sql.ts';
import type { QueueLog, QueueTask } from '../infra/queue/queue-worker.ts';
import type { Connection, Run } from './connection.ts';
import { deleteEvents } from './connection-events.repository.ts';
import { findRun } from './connection-runs.repository.ts';
import { findConnection } from './connections.repository.ts';
import { sealAnew } from './connections.service.ts';
import { readEventPage } from './event-page.ts';
import { finishRun, planArrived } from './finish-run.ts';
import { noteBreakdown, noteFault, type RunOutcome } from './note-fault.ts';
import type { OpenSessions } from './open-sessions.ts';
import type { ReadSchedule } from './read-schedule.ts';
import { queueReturns } from './return-reports.job.ts';
import { queueRead, type ReadPayload, startDueRuns, startHookRuns } from './runs.service.ts';
import { type PageWriter, writePage } from './write-page.ts';

export const SCHEDULE_CONNECTIONS = 'schedule_connections';
/** Every minute; at most one waits. */
export const CONNECTION_SCHEDULE = `* * * * * ${SCHEDULE_CONNECTIONS} ?priority=-1&max=1&jobKey=${SCHEDULE_CONNECTIONS}`;
const STARTED_AT_ONCE = 50;

/** A task has a minute and a half; what is left of a read goes on in the next one. */
const READ_AT_ONCE_MS = 30_000;
/** A provider that pages for ever is stopped here; a hundred thousand houses come in a thousand pages. */
const MOST_PAGES = 100_000;

export interface ConnectionReader extends PageWriter {
  sessions: OpenSessions;
  loadKeys: () => Promise<ClientKeys>;
  schedule: ReadSchedule;
  batchMaxEstates: number;
  log: QueueLog;
  onEnded?: (provider: string, outcome: RunOutcome) => void;
}

export function scheduleConnectionsTask({ sql, schedule }: ConnectionReader): QueueTask {
  return async () => {
    await startDueRuns(sql, schedule, STARTED_AT_ONCE);
    await startHookRuns(sql, STARTED_AT_ONCE);
    await queueReturns(sql);
  };
}

/** Reads a connection page by page, from where it stands. What a provider does wrong is noted; what we do wrong is thrown for the queue. */
export function readConnectionTask(reader: ConnectionReader): QueueTask {
  return async (payload, { signal, isLast }) => {
    // The queue holds only what `queueRead` wrote.
    const { contextId, connectionId, runId } = payload as ReadPayload;
    const connection = await findConnection(reader.sql, contextId, connectionId);
    const run = await findRun(reader.sql, contextId, runId);
    // Removed, ended or waiting for a person.
    if (connection === null || run?.status !== 'RUNNING') return;
    const ended = (outcome: RunOutcome) => reader.onEnded?.(connection.provider, outcome);
    try {
      const { provider, session } = await reader.sessions.open(connection);
      await sealAnew(reader, connection);
      if (!(await readPages(reader, { connection, run, provider, session }, signal))) return;
      const how = await transaction(reader.sql, async (tx) => {
        const now = await findRun(tx, contextId, runId, { isLocked: true });
        const current = await findConnection(tx, contextId, connectionId, { isLocked: true });
        if (now?.status !== 'RUNNING' || current === null) return null;
        return finishRun(tx, current, now, reader.schedule);
      });
      if (how !== null) ended(how);
      await planArrived(reader.sql, contextId, connectionId, reader.batchMaxEstates);
      // What was told of while the read ended.
      await startHookRuns(reader.sql, STARTED_AT_ONCE);
    } catch (error) {
      if (error instanceof ProviderFault) {
        const outcome = await noteFault(reader.sql, connection, run, error);
        if (outcome !== null) ended(outcome);
        return;
      }
      if (isLast) {
        await noteBreakdown(reader.sql, connection, run);
        ended('failed');
      }
      throw error;
    }
  };
}

interface Reading {
  connection: Connection;
  run: Run;
  provider: Provider;
  session: Session;
}

/** True when all pages are stored; else the rest is queued, or somebody else reads on. */
async function readPages(
  reader: ConnectionReader,
  { connection, run, provider, session }: Reading,
  signal: AbortSignal,
): Promise<boolean> {
  const until = Date.now() + READ_AT_ONCE_MS;
  let current: Run | null = run;
  while (!current.isRead) {
    const { page, also } = await readNext(reader, current, { provider, session });
    // Handed out again since: the other one reads on.
    signal.throwIfAborted();
    const isStuck = page.next !== null && JSON.stringify(page.next) === JSON.stringify(current.cursor);
    if (isStuck || current.pages >= MOST_PAGES)
      throw new ProviderFault('refused', 'the pages of the provider come to no end');
    if (!(await writePage(reader, connection, current, page, also))) return false;
    current = await findRun(reader.sql, run.contextId, run.id);
    if (current?.status !== 'RUNNING') return false;
    if (!current.isRead && Date.now() > until) {
      await queueRead(reader.sql, current);
      return false;
    }
  }
  return true;
}

/** The next page of the list, or of what the provider told us of. */
async function readNext(
  { sql }: ConnectionReader,
  run: Run,
  { provider, session }: Pick<Reading, 'provider' | 'session'>,
): Promise<{ page: Page; also?: (tx: Executor) => Promise<void> }> {
  if (run.kind === 'HOOK') {
    const { page, events } = await readEventPage(sql, run, { provider, session });
    return { page, also: (tx) => deleteEvents(tx, run.contextId, run.connectionId, events) };
  }
  if (provider.pull === undefined)
    throw new ProviderFault('refused', 'the provider cannot be read page by page');
  return { page: await provider.pull.readPage(session, run.since, run.cursor) };
}
