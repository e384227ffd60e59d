import type { ConnectionSyncer } from '../connections.job.ts';
import {
  claimIdleConnections,
  type DueConnection,
  findConnection,
  scheduleNow,
} from '../connections.repository.ts';
import { findProvider } from '../providers/known-providers.ts';
import { OVERLAP_MINUTES } from './sync-schedule.ts';

/** After so long without changes a poll is recorded all the same, to show that the connection is alive. */
const NOTED_AFTER_MINUTES = 60;
const POLLED_AT_ONCE = 8;
const POLL_FOR_MS = 30_000;

type Poller = Pick<ConnectionSyncer, 'sql' | 'sessions' | 'schedule' | 'onEnded'>;

/**
 * Polls the providers of connections whose changes are due: one call each, by one worker of all. Those without changes
 * are left alone until their next turn; the others, also when anything goes wrong, are due at once, for a usual sync. A
 * worker that dies in between leaves them for their next turn: changes are always requested from the last recorded sync
 * on.
 */
export async function pollForChanges(reader: Poller, limit: number): Promise<void> {
  const { sql, schedule } = reader;
  const due = await claimIdleConnections(sql, limit, {
    withinMinutes: NOTED_AFTER_MINUTES,
    deltaMinutes: schedule.deltaMinutes,
  });
  const end = Date.now() + POLL_FOR_MS;
  for (let from = 0; from < due.length; from += POLLED_AT_ONCE)
    await Promise.all(
      due.slice(from, from + POLLED_AT_ONCE).map(async (connection) => {
        const isLate = Date.now() >= end;
        if (isLate || (await hasChanges(reader, connection)))
          await scheduleNow(sql, connection.contextId, connection.id);
        else reader.onEnded?.(connection.provider, 'finished');
      }),
    );
}

/** True, too, where it is unknown: the sync that follows finds out, and records what is wrong. */
async function hasChanges(
  { sql, sessions }: Poller,
  { contextId, id, provider: name, changesSince }: DueConnection,
): Promise<boolean> {
  const connection = await findConnection(sql, contextId, id);
  const pull = findProvider(name)?.pull;
  if (connection === null || pull === undefined || changesSince === null) return true;
  try {
    const { session } = await sessions.open(connection);
    const since = new Date(changesSince.getTime() - OVERLAP_MINUTES * 60_000);
    const { entries, next } = await pull.readPage(session, since, null);
    return entries.length > 0 || next !== null;
  } catch {
    return true;
  }
}
