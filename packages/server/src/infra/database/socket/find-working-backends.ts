import { askApart } from './ask-apart.ts';
import { primaryOf } from './primary-server.ts';

/**
 * Which of these backends work on a statement now, asked on a connection of its own: those of the pool may be as silent as the
 * one in doubt. A backend that is idle never got the statement, or its answer got lost; one that the server does not know is
 * gone, or was another server's. Undefined when there is no answer: then nothing is known of any of them.
 */
export async function findWorkingBackends(
  databaseUrl: string,
  backendPids: readonly number[],
): Promise<ReadonlySet<number> | undefined> {
  try {
    // Of several servers another one may be the primary by now.
    const address = (await primaryOf(databaseUrl)?.findAnew()) ?? databaseUrl;
    // A state that may not be read counts as work.
    const rows = await askApart(
      address,
      async (sql) =>
        await sql<{ pid: number }[]>`
        SELECT pid FROM pg_stat_activity
        WHERE pid = ANY(string_to_array(${backendPids.join()}, ',')::int[]) AND coalesce(state, 'active') NOT LIKE 'idle%'`,
    );
    return new Set(rows.map(({ pid }) => pid));
  } catch {
    return undefined;
  }
}
