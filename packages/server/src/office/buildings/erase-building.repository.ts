/** What a building leaves in the database beside its own rows, and what a unit leaves in its building. */
import type { Executor } from '../../infra/database/sql.ts';

/** Of its papers, in the file store. */
export async function findPaths(tx: Executor, contextId: string, id: string): Promise<string[]> {
  const rows = await tx<{ path: string }[]>`
    SELECT path FROM building_papers WHERE context_id = ${contextId} AND building_id = ${id}`;
  return rows.map(({ path }) => path);
}

/** Stored responses, events and logged requests that name it. */
export async function eraseMentions(
  tx: Executor,
  contextId: string,
  id: string,
  externalId: string,
): Promise<void> {
  const mentions = [`%${id}%`];
  const names = [externalId, encodeURIComponent(externalId)];
  await tx`DELETE FROM idempotency_keys WHERE context_id = ${contextId} AND body LIKE ANY (${mentions}::text[])`;
  await tx`DELETE FROM webhook_deliveries WHERE context_id = ${contextId} AND body LIKE ANY (${mentions}::text[])`;
  await tx`
    DELETE FROM client_requests WHERE context_id = ${contextId} AND path LIKE '/v1/buildings/%'
      AND string_to_array(split_part(path, '?', 1), '/') && ${names}::text[]`;
}

/**
 * Before an estate is erased: its unit leaves the building with it, and so does what names the unit: parts that list it, the plan with its figures,
 * and papers.
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
  if (unit === undefined) return [];
  const { buildingId, externalId } = unit;
  const paths = await findPaths(tx, contextId, buildingId);
  await tx`DELETE FROM building_papers WHERE context_id = ${contextId} AND building_id = ${buildingId}`;
  await tx`DELETE FROM building_plans WHERE context_id = ${contextId} AND building_id = ${buildingId}`;
  await tx`
    UPDATE buildings b SET updated_at = now(), definition = jsonb_set(b.definition::jsonb, '{parts}', (
      SELECT coalesce(jsonb_agg(jsonb_set(part, '{units}', (part -> 'units') - ${externalId}::text) ORDER BY place), '[]')
      FROM jsonb_array_elements(b.definition::jsonb -> 'parts') WITH ORDINALITY AS listed (part, place)))::json
    WHERE b.context_id = ${contextId} AND b.id = ${buildingId}`;
  return paths;
}
