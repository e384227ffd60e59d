import { ageingRows } from '../../infra/database/ageing-rows.ts';
import type { Executor } from '../../infra/database/sql.ts';
import type { JsonItems } from './json-items.ts';

/** Requests of one client that are written together. */
export interface Batch {
  contextId: string;
  clientId: string;
  requests: JsonItems;
  firstAtMs: number;
  highestStatus: number;
  hasBodies: boolean;
}

/** JSON has no line break, and PostgreSQL splits a text in much less time than it reads an array of texts. */
const SEPARATOR = '\n';

/**
 * In one statement, however many they are. What arrived before an estate or a building of the context was erased, and
 * is only written now, may name it: it loses its ids and messages. The seconds are for requests that were answered
 * beside the erasure, and for clocks that differ. Bodies are stored of clients that still record them.
 */
export async function insertBatches(sql: Executor, batches: readonly Batch[]): Promise<void> {
  const texts = batches.map(({ requests }) => requests.toArray()).join(SEPARATOR);
  await sql`
    WITH sent AS (
      SELECT r.*, timestamptz 'epoch' + r.first_ms * interval '1 millisecond' AS first_at, (
        SELECT bodies_recorded_from FROM clients c WHERE c.context_id = r.context_id AND c.id = r.client_id
      ) AS bodies_from, (
        SELECT e.created_at + interval '5 seconds' FROM erasures e
        WHERE e.context_id = r.context_id ORDER BY e.id DESC LIMIT 1
      ) AS erased_until
      FROM ROWS FROM (
        unnest(${batches.map(({ contextId }) => contextId)}::uuid[]), unnest(${batches.map(({ clientId }) => clientId)}::uuid[]),
        unnest(${batches.map(({ firstAtMs }) => firstAtMs)}::float8[]), unnest(${batches.map(({ highestStatus }) => highestStatus)}::int[]),
        unnest(${batches.map(({ hasBodies }) => hasBodies)}::boolean[]), string_to_table(${texts}, ${SEPARATOR})
      ) AS r(context_id, client_id, first_ms, highest_status, has_bodies, requests)
    )
    INSERT INTO client_request_batches (context_id, client_id, highest_status, has_bodies, requests)
    SELECT context_id, client_id, highest_status, has_bodies AND bodies_from IS NOT NULL,
      CASE WHEN (erased_until IS NULL OR first_at >= erased_until) AND (NOT has_bodies OR first_at >= bodies_from) THEN requests
      ELSE (
        SELECT json_agg(
          CASE WHEN at < erased_until THEN without_body || jsonb_build_object(
            'path', regexp_replace(value ->> 'path', '^(/v[0-9]+/[^/]+)/.*', '\\1/…'), 'messages', '[]'::jsonb)
          WHEN at >= bodies_from THEN value ELSE without_body END ORDER BY place)::text
        FROM jsonb_array_elements(requests::jsonb) WITH ORDINALITY AS listed(value, place) CROSS JOIN LATERAL (
          SELECT timestamptz 'epoch' + (value ->> 'at_ms')::float8 * interval '1 millisecond' AS at,
            value - 'request_body' - 'response_body' AS without_body
        ) AS parts
      ) END
    FROM sent`;
}

/** Of all contexts: only their ids. */
export async function listRecordingClients(sql: Executor): Promise<ReadonlySet<string>> {
  const rows = await sql<{ id: string }[]>`SELECT id FROM clients WHERE bodies_recorded_from IS NOT NULL`;
  return new Set(rows.map(({ id }) => id));
}

export const oldBatches = ageingRows('client_request_batches', 'created_at');
