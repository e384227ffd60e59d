import type { Executor } from '../../../infra/database/sql.ts';

interface StoredPicture {
  externalId: string;
  source: string;
  path: string;
}

/** The copies of these estates that there are. */
export function findPictures(
  sql: Executor,
  contextId: string,
  connectionId: string,
  names: readonly string[],
): Promise<StoredPicture[]> {
  return sql<StoredPicture[]>`
    SELECT l.external_id AS "externalId", p.source, p.path
    FROM connection_estates l JOIN connection_pictures p
      ON p.context_id = l.context_id AND p.connection_id = l.connection_id AND p.estate_id = l.estate_id
    WHERE l.context_id = ${contextId} AND l.connection_id = ${connectionId} AND l.external_id = ANY(${[...names]}::text[])`;
}

/** Adds the new ones of an estate, and removes those that it no longer shows: a trigger updates the ledger. */
export async function writePictures(
  tx: Executor,
  contextId: string,
  { connectionId, estateId }: { connectionId: string; estateId: string },
  { added, shown }: { added: readonly { source: string; path: string }[]; shown: readonly string[] },
): Promise<void> {
  await tx`
    DELETE FROM connection_pictures
    WHERE context_id = ${contextId} AND connection_id = ${connectionId} AND estate_id = ${estateId} AND source <> ALL(${[...shown]}::text[])`;
  if (added.length === 0) return;
  await tx`
    INSERT INTO connection_pictures (context_id, connection_id, estate_id, source, path)
    SELECT ${contextId}, ${connectionId}, ${estateId}, source, path
    FROM unnest(${added.map(({ source }) => source)}::text[], ${added.map(({ path }) => path)}::text[]) AS given (source, path)`;
}
