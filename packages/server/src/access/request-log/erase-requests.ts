import type { Executor } from '../../infra/database/sql.ts';
import { pathSegment } from './path-of-request.ts';

/**
 * Requests whose path or messages name a thing which is erased: by its own id, and by patterns of LIKE for the rest.
 * The caller records the erasure in the same transaction.
 */
export async function eraseRequests(
  tx: Executor,
  contextId: string,
  externalId: string,
  mentions: readonly string[] = [],
): Promise<void> {
  const names = [externalId, encodeURIComponent(externalId), pathSegment(externalId)];
  const asJson = names.map((name) => JSON.stringify(name).slice(1, -1));
  await eraseBodies(tx, contextId);
  await tx`
    UPDATE client_request_batches SET requests = (
      SELECT json_agg(
        CASE WHEN value ->> 'path' LIKE ANY (${[...mentions]}::text[]) OR string_to_array(value ->> 'path', '/') && ${names}::text[]
          OR strpos(value ->> 'messages', ${asJson[0] ?? ''}) > 0 THEN NULL ELSE value END ORDER BY place)::text
      FROM json_array_elements(requests::json) WITH ORDINALITY AS listed(value, place))
    WHERE context_id = ${contextId} AND (requests LIKE ANY (${[...mentions]}::text[])
      OR EXISTS (SELECT 1 FROM unnest(${asJson}::text[]) AS name WHERE strpos(requests, name) > 0))`;
}

/**
 * All bodies of a context, when something in it is erased: they may show it under any name. Those of requests that are
 * under way are not stored either; the seconds are for clocks that differ.
 */
export async function eraseBodies(tx: Executor, contextId: string): Promise<void> {
  // Requests that are being written are visible afterwards, and those that come later see the erasure.
  await tx`LOCK TABLE client_request_batches IN SHARE ROW EXCLUSIVE MODE`;
  await tx`
    UPDATE clients SET bodies_recorded_from = now() + interval '5 seconds'
    WHERE context_id = ${contextId} AND bodies_recorded_from IS NOT NULL`;
  await tx`
    UPDATE client_request_batches SET has_bodies = false, requests = (
      SELECT json_agg(CASE jsonb_typeof(value) WHEN 'null' THEN NULL ELSE value - 'request_body' - 'response_body' END
        ORDER BY place)::text
      FROM jsonb_array_elements(requests::jsonb) WITH ORDINALITY AS listed(value, place))
    WHERE context_id = ${contextId} AND has_bodies`;
}
