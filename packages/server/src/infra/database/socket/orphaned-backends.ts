import { primaryOf } from './primary-server.ts';
import { queryOnNewConnection } from './query-on-new-connection.ts';

/**
 * Which of these backends work on a statement now, queried on a separate connection: those of the pool may be as silent
 * as the one in doubt. A backend that is idle, or waits for the rest of a statement, never got it, or its response got
 * lost; one that the server does not know is gone, or was another server's. Undefined when there is no response: then
 * nothing is known of any of them.
 */
export async function findWorkingBackends(
  databaseUrl: string,
  backendPids: readonly number[],
): Promise<ReadonlySet<number> | undefined> {
  try {
    // Of several servers another one may be the primary by now.
    const address = (await primaryOf(databaseUrl)?.findAnew()) ?? databaseUrl;
    // A state that may not be read counts as work.
    const rows = await queryOnNewConnection(
      address,
      async (sql) =>
        await sql<{ pid: number }[]>`
        SELECT pid FROM pg_stat_activity
        WHERE pid = ANY(string_to_array(${backendPids.join()}, ',')::int[]) AND coalesce(state, 'active') NOT LIKE 'idle%'
          AND wait_event IS DISTINCT FROM 'ClientRead'`,
    );
    return new Set(rows.map(({ pid }) => pid));
  } catch {
    return undefined;
  }
}

/**
 * Ends those of these backends that wait in the middle of something for a client that has left without their hearing of
 * it: what they have locked, others wait for. One that waits for the rest of a statement counts as active, so that no
 * limit of an idle transaction ends it. Who waits for so long is not somebody else's that got the same number since.
 */
export async function endOrphanedBackends(
  databaseUrl: string,
  backendPids: readonly number[],
): Promise<void> {
  try {
    const address = (await primaryOf(databaseUrl)?.find()) ?? databaseUrl;
    await queryOnNewConnection(
      address,
      async (sql) =>
        await sql`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE pid = ANY(string_to_array(${backendPids.join()}, ',')::int[]) AND usename = current_user
          AND state <> 'idle' AND wait_event = 'ClientRead' AND state_change < clock_timestamp() - interval '2 seconds'`,
    );
  } catch {
    // Then they go when the server's own limits have passed.
  }
}
