import type { Executor } from '../../infra/database/sql.ts';

/** How many of these estates there are already, deactivated ones included. Null when the context manages no estates. */
export async function countEstates(
  sql: Executor,
  contextId: string,
  externalIds: readonly string[],
): Promise<number | null> {
  const [row] = await sql<{ count: number }[]>`
    SELECT (
      SELECT count(*)::int FROM estates WHERE context_id = contexts.id AND external_id = ANY(${[...externalIds]}::text[])
    ) AS count
    FROM contexts WHERE id = ${contextId} AND manages_estates`;
  return row?.count ?? null;
}
