import type { Listing } from '@rooftree/connectors';
import type { Executor } from '../../../infra/database/sql.ts';

export interface Conflict {
  externalId: string;
  estateId: string;
  listing: Listing;
  runId: string;
  foundAt: Date;
}

/** What was read last counts. */
export async function writeConflicts(
  tx: Executor,
  contextId: string,
  { connectionId, runId }: { connectionId: string; runId: string },
  listings: readonly Listing[],
): Promise<void> {
  if (listings.length === 0) return;
  // What the office hides was compared, and is not stored.
  const shown = listings.map(({ unpublished_address: _, ...listing }) => listing);
  await tx`
    INSERT INTO connection_conflicts (context_id, connection_id, external_id, estate_id, listing, run_id)
    SELECT ${contextId}, ${connectionId}, e.external_id, e.id, given.listing, ${runId}
    FROM jsonb_array_elements(${JSON.stringify(shown)}::text::jsonb) AS given (listing)
      JOIN estates e ON e.context_id = ${contextId} AND e.external_id = given.listing ->> 'external_id'
    ORDER BY e.external_id
    ON CONFLICT (context_id, connection_id, external_id) DO UPDATE
    SET listing = excluded.listing, run_id = excluded.run_id, estate_id = excluded.estate_id`;
}

/** Those that are over: the addresses are the same now, or the provider no longer has the listing. */
export async function deleteConflicts(
  tx: Executor,
  contextId: string,
  connectionId: string,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await tx`
    DELETE FROM connection_conflicts
    WHERE context_id = ${contextId} AND connection_id = ${connectionId} AND external_id = ANY(${[...names]}::text[])`;
}

const MOST_LISTED = 200;

/** The oldest first, or one of them. */
export function findConflicts(
  sql: Executor,
  contextId: string,
  connectionId: string,
  externalId: string | null = null,
): Promise<Conflict[]> {
  return sql<Conflict[]>`
    SELECT external_id AS "externalId", estate_id AS "estateId", listing, run_id AS "runId", found_at AS "foundAt" FROM connection_conflicts
    WHERE context_id = ${contextId} AND connection_id = ${connectionId} AND (${externalId}::text IS NULL OR external_id = ${externalId})
    ORDER BY found_at, external_id LIMIT ${MOST_LISTED}`;
}

/** Which of these names an estate has already. */
export async function findUsedNames(
  sql: Executor,
  contextId: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ externalId: string }[]>`
    SELECT external_id AS "externalId" FROM estates WHERE context_id = ${contextId} AND external_id = ANY(${[...names]}::text[])`;
  return new Set(rows.map(({ externalId }) => externalId));
}

/**
 * The link that a decision leaves: with the estate of the same name, or under a name of its own for an estate that is
 * still to be made.
 */
export async function writeDecidedLink(
  tx: Executor,
  contextId: string,
  connectionId: string,
  link: { externalId: string; estateId: string | null; providerId: string | null; runId: string },
): Promise<void> {
  await tx`
    INSERT INTO connection_estates (context_id, connection_id, external_id, estate_id, is_owned, is_confirmed, provider_id, listing_hash, seen_in_run)
    VALUES (${contextId}, ${connectionId}, ${link.externalId}, ${link.estateId}, false, true, ${link.providerId}, '', ${link.runId})
    ON CONFLICT (context_id, connection_id, external_id) DO UPDATE SET is_confirmed = true, listing_hash = '', provider_id = excluded.provider_id`;
}

/**
 * One that was made before addresses were compared, and is of another home. Returns the estate that had the facts of
 * that home.
 */
export async function deleteLink(
  tx: Executor,
  contextId: string,
  connectionId: string,
  externalId: string,
): Promise<string | null> {
  const [row] = await tx<{ estateId: string | null }[]>`
    DELETE FROM connection_estates
    WHERE context_id = ${contextId} AND connection_id = ${connectionId} AND external_id = ${externalId} AND NOT is_owned
    RETURNING estate_id AS "estateId"`;
  return row?.estateId ?? null;
}
