import { ageingRows } from '../../infra/database/ageing-rows.ts';
import type { Executor } from '../../infra/database/sql.ts';

/** One request of a client, as its developer wants to see it. */
export interface LoggedRequest {
  context_id: string;
  client_id: string;
  at: string;
  method: string;
  path: string;
  status: number;
  duration_ms: number;
  request_id: string;
  error_code: string | null;
  messages: readonly string[];
}

/**
 * In one statement, however many they are. What arrived before an estate or a building of the context was erased, and is only written now, may name
 * it: it loses its ids and messages. The seconds are for requests that were answered beside the erasure, and for clocks that differ.
 */
export async function insertRequests(sql: Executor, requests: readonly LoggedRequest[]): Promise<void> {
  await sql`
    INSERT INTO client_requests (context_id, client_id, at, method, path, status, duration_ms, request_id, error_code, messages)
    SELECT r.context_id, r.client_id, r.at, r.method,
      CASE WHEN is_erased THEN regexp_replace(r.path, '^(/v[0-9]+/[^/]+)/.*', '\\1/…') ELSE r.path END,
      r.status, r.duration_ms, r.request_id, r.error_code,
      CASE WHEN is_erased THEN '{}' ELSE ARRAY(SELECT jsonb_array_elements_text(r.messages)) END
    FROM jsonb_to_recordset(${JSON.stringify(requests)}::text::jsonb) AS r(context_id uuid, client_id uuid, at timestamptz,
      method text, path text, status integer, duration_ms integer, request_id text, error_code text, messages jsonb)
      CROSS JOIN LATERAL (SELECT coalesce(r.at < (
        SELECT created_at FROM erasures WHERE context_id = r.context_id ORDER BY id DESC LIMIT 1
      ) + interval '5 seconds', false) AS is_erased) erasure`;
}

export interface RequestFilter {
  clientId: string | null;
  method: string | null;
  /** The first and the last status. */
  statuses: readonly [number, number];
  /** A part of the path. */
  path: string | null;
  pageSize: number;
  before: string | null;
}

/** A page as JSON, the newest first, from before a request on. */
export async function listRequests(
  sql: Executor,
  contextId: string,
  { clientId, method, statuses: [from, to], path, pageSize, before }: RequestFilter,
): Promise<string> {
  const [row] = await sql<[{ page: string }]>`
    WITH found AS (
      SELECT * FROM client_requests
      WHERE context_id = ${contextId} AND status BETWEEN ${from} AND ${to}
        AND (${clientId}::uuid IS NULL OR client_id = ${clientId}) AND (${method}::text IS NULL OR method = ${method})
        AND (${path}::text IS NULL OR strpos(path, ${path}) > 0) AND (${before}::uuid IS NULL OR id < ${before})
      ORDER BY id DESC LIMIT ${pageSize + 1}
    ), shown AS (SELECT * FROM found ORDER BY id DESC LIMIT ${pageSize})
    SELECT json_build_object(
      'requests', coalesce((SELECT json_agg(json_build_object(
        'id', shown.id, 'client_id', client_id, 'client_name', clients.name, 'at', utc_text(at), 'method', method, 'path', path,
        'status', status, 'duration_ms', duration_ms, 'request_id', request_id, 'error_code', error_code, 'messages', messages
      ) ORDER BY shown.id DESC) FROM shown JOIN clients ON clients.context_id = shown.context_id AND clients.id = client_id), '[]'),
      'next_before', CASE WHEN (SELECT count(*) FROM found) > ${pageSize} THEN (SELECT min(id::text) FROM shown) END
    )::text AS page`;
  return row.page;
}

export const oldRequests = ageingRows('client_requests', 'at');
