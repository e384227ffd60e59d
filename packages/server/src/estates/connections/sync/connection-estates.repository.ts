/** Which estates a connection brings: one row for each, under the provider's own name. */
import type { Executor } from '../../../infra/database/sql.ts';
import { MISSED_SYNCS_TO_DEACTIVATE } from '../connection.ts';

interface Link {
  externalId: string;
  estateId: string | null;
  isOwned: boolean;
  hash: string;
  isGone: boolean;
  isDeactivated: boolean;
  /** A person said that listing and estate are the same home. */
  isConfirmed: boolean;
}

export async function findLinks(
  sql: Executor,
  contextId: string,
  connectionId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, Link>> {
  const rows = await sql<Link[]>`
    SELECT external_id AS "externalId", estate_id AS "estateId", is_owned AS "isOwned", listing_hash AS hash, is_gone AS "isGone",
      is_confirmed AS "isConfirmed",
      deactivated_at IS NOT NULL AS "isDeactivated"
    FROM connection_estates
    WHERE context_id = ${contextId} AND connection_id = ${connectionId} AND external_id = ANY(${[...names]}::text[])`;
  return new Map(rows.map((link) => [link.externalId, link]));
}

/** The names that estates have here, by the provider's names, where they differ. */
export async function findOwnNames(
  sql: Executor,
  contextId: string,
  connectionId: string,
  providerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<{ providerId: string; externalId: string }[]>`
    SELECT provider_id AS "providerId", external_id AS "externalId" FROM connection_estates
    WHERE context_id = ${contextId} AND connection_id = ${connectionId} AND provider_id = ANY(${[...providerIds]}::text[])`;
  return new Map(rows.map(({ providerId, externalId }) => [providerId, externalId]));
}

/** Those of these names under which another connection of the context brings an estate of its own. */
export async function findTaken(
  sql: Executor,
  contextId: string,
  connectionId: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ externalId: string }[]>`
    SELECT DISTINCT external_id AS "externalId" FROM connection_estates
    WHERE context_id = ${contextId} AND connection_id <> ${connectionId} AND external_id = ANY(${[...names]}::text[])
      AND is_owned AND estate_id IS NOT NULL`;
  return new Set(rows.map(({ externalId }) => externalId));
}

/** Which estates it has brought as units of these projects, and not ended since. */
export async function findUnits(
  sql: Executor,
  contextId: string,
  connectionId: string,
  projectIds: readonly string[],
): Promise<string[]> {
  if (projectIds.length === 0) return [];
  const rows = await sql<{ externalId: string }[]>`
    SELECT external_id AS "externalId" FROM connection_estates
    WHERE context_id = ${contextId} AND connection_id = ${connectionId} AND project_id = ANY(${[...projectIds]}::text[]) AND NOT is_gone`;
  return rows.map(({ externalId }) => externalId);
}

interface LinkToWrite {
  external_id: string;
  estate_id: string;
  is_owned: boolean;
  hash: string;
  needs_plan: boolean;
  project_id: string | null;
}

export async function writeLinks(
  tx: Executor,
  contextId: string,
  { connectionId, runId }: { connectionId: string; runId: string },
  links: readonly LinkToWrite[],
): Promise<void> {
  if (links.length === 0) return;
  await tx`
    INSERT INTO connection_estates AS link
      (context_id, connection_id, external_id, estate_id, is_owned, listing_hash, seen_in_run, needs_plan, project_id)
    SELECT ${contextId}, ${connectionId}, external_id, estate_id, is_owned, hash, ${runId}, needs_plan, project_id
    FROM json_to_recordset(${JSON.stringify(links)}::text::json)
      AS given (external_id text, estate_id uuid, is_owned boolean, hash text, needs_plan boolean, project_id text)
    ORDER BY external_id
    ON CONFLICT (context_id, connection_id, external_id) DO UPDATE
    SET estate_id = excluded.estate_id, is_owned = excluded.is_owned, listing_hash = excluded.listing_hash, seen_at = now(),
      seen_in_run = excluded.seen_in_run, missed_full_reads = 0, is_gone = false, deactivated_at = NULL,
      needs_plan = link.needs_plan OR excluded.needs_plan, project_id = excluded.project_id`;
}

export async function markSeen(
  tx: Executor,
  contextId: string,
  { connectionId, runId }: { connectionId: string; runId: string },
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await tx`
    UPDATE connection_estates SET seen_at = now(), seen_in_run = ${runId}, missed_full_reads = 0
    WHERE context_id = ${contextId} AND connection_id = ${connectionId} AND external_id = ANY(${[...names]}::text[])`;
}

/** Returns how many of them it had brought, and not announced yet. */
export async function markGone(
  tx: Executor,
  contextId: string,
  { connectionId, runId }: { connectionId: string; runId: string },
  names: readonly string[],
): Promise<number> {
  if (names.length === 0) return 0;
  const { count } = await tx`
    UPDATE connection_estates SET is_gone = true, seen_in_run = ${runId}
    WHERE context_id = ${contextId} AND connection_id = ${connectionId} AND external_id = ANY(${[...names]}::text[]) AND NOT is_gone`;
  return count;
}

export async function countSeen(
  sql: Executor,
  contextId: string,
  { connectionId, runId }: { connectionId: string; runId: string },
): Promise<number> {
  const [row] = await sql<[{ seen: number }]>`
    SELECT count(*)::int AS seen FROM connection_estates
    WHERE context_id = ${contextId} AND connection_id = ${connectionId} AND seen_in_run = ${runId}`;
  return row.seen;
}

/** After a full sync: counts one more miss of those that it did not have. */
export async function countMissed(
  tx: Executor,
  contextId: string,
  { connectionId, runId }: { connectionId: string; runId: string },
): Promise<void> {
  await tx`
    UPDATE connection_estates SET missed_full_reads = least(missed_full_reads + 1, 100)
    WHERE context_id = ${contextId} AND connection_id = ${connectionId} AND seen_in_run <> ${runId}
      AND deactivated_at IS NULL AND NOT is_gone`;
}

const isToDeactivate = (sql: Executor) => sql`
  (is_gone OR missed_full_reads >= ${MISSED_SYNCS_TO_DEACTIVATE}) AND deactivated_at IS NULL AND is_owned AND estate_id IS NOT NULL`;

/**
 * Of the estates that the connection has made: how many are there, and which of them are to be deactivated. `groups`
 * counts these by project: its units are taken back at once.
 */
export async function findVanished(
  tx: Executor,
  contextId: string,
  connectionId: string,
): Promise<{ active: number; groups: number; estateIds: string[] }> {
  const [row] = await tx<[{ active: number; groups: number; estateIds: string[] }]>`
    SELECT count(*)::int AS active, coalesce(array_agg(estate_id::text) FILTER (WHERE ${isToDeactivate(tx)}), '{}') AS "estateIds",
      (count(DISTINCT coalesce(project_id, external_id)) FILTER (WHERE ${isToDeactivate(tx)}))::int AS groups
    FROM connection_estates
    WHERE context_id = ${contextId} AND connection_id = ${connectionId} AND is_owned AND estate_id IS NOT NULL AND deactivated_at IS NULL`;
  return row;
}

export async function markDeactivated(tx: Executor, contextId: string, connectionId: string): Promise<void> {
  await tx`
    UPDATE connection_estates SET deactivated_at = now()
    WHERE context_id = ${contextId} AND connection_id = ${connectionId} AND ${isToDeactivate(tx)}`;
}

/** A member decided that they stay: missed syncs are counted from zero again. */
export async function retainMissingEstates(
  tx: Executor,
  contextId: string,
  connectionId: string,
): Promise<void> {
  await tx`
    UPDATE connection_estates SET missed_full_reads = 0, is_gone = false
    WHERE context_id = ${contextId} AND connection_id = ${connectionId} AND ${isToDeactivate(tx)}`;
}

/** Those that can be planned, with the way in which their plan was requested; null for none. Each is requested once. */
export function takeToPlan(
  tx: Executor,
  contextId: string,
  connectionId: string,
): Promise<{ controls: object | null; estateIds: string[] }[]> {
  return tx<{ controls: object | null; estateIds: string[] }[]>`
    WITH taken AS (
      UPDATE connection_estates SET needs_plan = false
      WHERE context_id = ${contextId} AND connection_id = ${connectionId} AND needs_plan AND estate_id IS NOT NULL
      RETURNING estate_id
    )
    SELECT (array_agg(r.plan -> 'controls'))[1] AS controls, array_agg(e.id::text ORDER BY e.id) AS "estateIds"
    FROM taken JOIN estates e ON e.context_id = ${contextId} AND e.id = taken.estate_id
      LEFT JOIN renovations r ON r.context_id = e.context_id AND r.estate_id = e.id AND NOT r.is_edited AND r.deleted_at IS NULL
    WHERE e.deactivated_at IS NULL AND e.estate_type IN ('HOUSE', 'APARTMENT') AND e.region IS NOT NULL AND e.year_built IS NOT NULL
    GROUP BY r.plan ->> 'controls', CASE WHEN r.plan IS NULL THEN NULL ELSE e.region END
    ORDER BY count(*) DESC`;
}
