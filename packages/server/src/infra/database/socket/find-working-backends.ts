import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { DatabaseSocket } from './database-socket.ts';
import { driverOptions } from './driver-options.ts';

const LIMIT_SECONDS = 2;
const SETTINGS = { application_name: 'rooftree watch', statement_timeout: LIMIT_SECONDS * 1000 };

/**
 * Which of these backends work on a statement now, asked on a connection of its own: those of the pool may be as silent as the
 * one in doubt. A backend that is idle never got the statement, or its answer got lost; one that the server does not know is
 * gone, or was another server's. Undefined when there is no answer: then nothing is known of any of them.
 */
export async function findWorkingBackends(
  databaseUrl: string,
  backendPids: readonly number[],
): Promise<ReadonlySet<number> | undefined> {
  let socket: DatabaseSocket | undefined;
  const sql = postgres(databaseUrl, {
    ...driverOptions(databaseUrl, SETTINGS, (options) => (socket = new DatabaseSocket(options))),
    max: 1,
    fetch_types: false,
    connect_timeout: LIMIT_SECONDS,
  });
  // A state that may not be read counts as work.
  const asked = sql<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity
    WHERE pid = ANY(string_to_array(${backendPids.join()}, ',')::int[]) AND coalesce(state, 'active') NOT LIKE 'idle%'`;
  try {
    const rows = await Promise.race([asked, sleep(LIMIT_SECONDS * 1000, undefined, { ref: false })]);
    return rows && new Set(rows.map(({ pid }) => pid));
  } catch {
    return undefined;
  } finally {
    void sql.end({ timeout: 0 });
    socket?.destroy();
  }
}
