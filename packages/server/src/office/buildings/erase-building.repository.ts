/** What a building leaves in the database beside its own rows, and what a unit leaves in its building. */
import type { Actor } from '../../access/audit/audit.ts';
import { eraseRequests } from '../../access/request-log/erase-requests.ts';
import type { Executor } from '../../infra/database/sql.ts';
import { eraseDeliveries } from '../../output/webhooks/erase-deliveries.ts';

/** Of its papers, in the file store. */
export async function findPaths(tx: Executor, contextId: string, id: string): Promise<string[]> {
  const rows = await tx<{ path: string }[]>`
    SELECT path FROM building_papers WHERE context_id = ${contextId} AND building_id = ${id}`;
  return rows.map(({ path }) => path);
}

/**
 * Events and logged requests that name it, and the fact that it was erased. No stored response of a repeated request
 * does.
 */
export async function eraseMentions(
  tx: Executor,
  contextId: string,
  { id, externalId }: { id: string; externalId: string },
  { kind, id: actorId }: Pick<Actor, 'kind' | 'id'>,
): Promise<void> {
  const name = JSON.stringify(externalId).replaceAll(/[\\%_]/g, '\\$&');
  await eraseDeliveries(tx, contextId, [`{"type":"building.%"external_id":${name},%`]);
  await eraseRequests(tx, contextId, externalId);
  await tx`
    INSERT INTO erasures (context_id, building_id, client_id, member_id, renovations, reports, calculation_jobs)
    VALUES (${contextId}, ${id}, ${kind === 'client' ? actorId : null}, ${kind === 'member' ? actorId : null}, 0, 0, 0)`;
}

/**
 * Before an estate is erased: its unit leaves the building with it, and so does what names the unit: parts that list
 * it, and plans and papers, also of a building that it had left.
 */
export async function removeFromBuilding(
  tx: Executor,
  contextId: string,
  estateId: string,
): Promise<string[]> {
  const [unit] = await tx<{ buildingId: string; externalId: string }[]>`
    SELECT u.building_id AS "buildingId", e.external_id AS "externalId"
    FROM building_units u JOIN estates e ON e.context_id = u.context_id AND e.id = u.estate_id
    WHERE u.context_id = ${contextId} AND u.estate_id = ${estateId}`;
  const ofUnit = tx`context_id = ${contextId} AND (building_id = ${unit?.buildingId ?? null} OR ${estateId} = ANY (estate_ids))`;
  const papers = await tx<{ path: string }[]>`DELETE FROM building_papers WHERE ${ofUnit} RETURNING path`;
  await tx`DELETE FROM building_plans WHERE ${ofUnit}`;
  const paths = papers.map(({ path }) => path);
  if (unit === undefined) return paths;
  const { buildingId, externalId } = unit;
  await tx`
    UPDATE buildings b SET updated_at = now(), definition = jsonb_set(b.definition::jsonb, '{parts}', (
      SELECT coalesce(jsonb_agg(jsonb_set(part, '{units}', (part -> 'units') - ${externalId}::text) ORDER BY place), '[]')
      FROM jsonb_array_elements(b.definition::jsonb -> 'parts') WITH ORDINALITY AS listed (part, place)))::json
    WHERE b.context_id = ${contextId} AND b.id = ${buildingId}`;
  return paths;
}
