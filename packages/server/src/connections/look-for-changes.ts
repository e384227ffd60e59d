import type { ConnectionReader } from './connections.job.ts';
import { type DueConnection, findConnection, findQuiet } from './connections.repository.ts';
import { findProvider } from './known-providers.ts';
import { nextRead, OVERLAP_MINUTES } from './read-schedule.ts';

/** After so long without news a look is noted all the same: whoever watches sees that the connection is alive. */
const NOTED_AFTER_MINUTES = 60;
const LOOKS_AT_ONCE = 8;
const LOOK_FOR_MS = 30_000;

/**
 * Which connections had nothing new when this process last looked, and until when they are left alone. Kept in memory: a look that finds
 * nothing writes nothing. Another worker, or this one started again, merely looks once more.
 */
export type QuietUntil = Map<string, number>;

type Looker = Pick<ConnectionReader, 'sql' | 'sessions' | 'schedule' | 'onEnded'>;

/**
 * Asks the providers of connections whose changes are due whether there are any: one call each. Those without are left alone until their
 * next look; for all others, also when anything goes wrong, a run is started as usual. Returns those that are left alone.
 */
export async function lookForChanges(reader: Looker, quiet: QuietUntil, limit: number): Promise<string[]> {
  for (const [id, until] of quiet) if (until <= Date.now()) quiet.delete(id);
  const due = await findQuiet(reader.sql, limit, {
    except: [...quiet.keys()],
    withinMinutes: NOTED_AFTER_MINUTES,
  });
  const end = Date.now() + LOOK_FOR_MS;
  for (let from = 0; from < due.length && Date.now() < end; from += LOOKS_AT_ONCE)
    await Promise.all(
      due.slice(from, from + LOOKS_AT_ONCE).map(async (connection) => {
        if (await hasChanges(reader, connection)) return;
        quiet.set(connection.id, nextRead(reader.schedule, new Date()).getTime());
        reader.onEnded?.(connection.provider, 'finished');
      }),
    );
  return [...quiet.keys()];
}

/** True, too, where nobody can tell: the run that follows finds out, and notes what is wrong. */
async function hasChanges(
  { sql, sessions }: Looker,
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
