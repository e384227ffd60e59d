import type { Executor } from '../../infra/database/sql.ts';

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

const FIRST_BATCHES = 4;
const MOST_BATCHES = 256;
/** Batches with bodies can have megabytes each: a round ends with the one that exceeds this. */
const MOST_BYTES = 8_000_000;
/** Some thousand batches: after that the page ends, however few it has, and says where the next one begins. */
const MOST_ROUNDS = 12;

interface Round {
  /** Each as JSON. */
  requests: { id: string; json: string }[];
  /** The oldest batch that was read; null when there are no more. */
  readFrom: string | null;
}

/** A page as JSON, the newest first, from before a request on. */
export async function listRequests(sql: Executor, contextId: string, filter: RequestFilter): Promise<string> {
  const found: Round['requests'] = [];
  let { before } = filter;
  let batches = FIRST_BATCHES;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { requests, readFrom } = await readBatches(sql, contextId, { ...filter, before }, batches);
    found.push(...requests);
    before = readFrom;
    if (before === null || found.length > filter.pageSize) break;
    batches = Math.min(4 * batches, MOST_BATCHES);
  }
  const shown = found.slice(0, filter.pageSize);
  const next = found.length > filter.pageSize ? (shown.at(-1)?.id ?? null) : before;
  return `{"requests":[${shown.map(({ json }) => json).join()}],"next_before":${JSON.stringify(next)}}`;
}

/**
 * What the newest batches before a request have of it. A batch has the requests of one client, so those of several
 * clients are merged.
 */
async function readBatches(
  sql: Executor,
  contextId: string,
  { clientId, method, statuses: [from, to], path, pageSize, before }: RequestFilter,
  batches: number,
): Promise<Round> {
  // As the batches have it: one whose text does not contain it need not be parsed.
  const pathAsJson = path === null ? null : JSON.stringify(path).slice(1, -1);
  const [row] = await sql<[Round]>`
    WITH newest AS MATERIALIZED (
      SELECT b.*, c.name FROM clients c CROSS JOIN LATERAL (
        SELECT * FROM client_request_batches
        WHERE context_id = c.context_id AND client_id = c.id AND (${before}::uuid IS NULL OR id < ${before})
          AND highest_status >= ${from}
        ORDER BY id DESC LIMIT ${batches}
      ) b
      WHERE c.context_id = ${contextId} AND (${clientId}::uuid IS NULL OR c.id = ${clientId})
      ORDER BY b.id DESC LIMIT ${batches}
    ), read AS MATERIALIZED (
      SELECT * FROM (
        SELECT *, sum(octet_length(requests)) OVER (ORDER BY id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS newer_bytes
        FROM newest
      ) AS sized WHERE newer_bytes IS NULL OR newer_bytes < ${MOST_BYTES}
    ), found AS (
      SELECT r.id, json_build_object(
        'id', r.id, 'client_id', client_id, 'client_name', name,
        'at', utc_text(timestamptz 'epoch' + (value ->> 'at_ms')::float8 * interval '1 millisecond'),
        'method', value -> 'method', 'path', value -> 'path', 'status', value -> 'status', 'duration_ms', value -> 'duration_ms',
        'request_id', value -> 'request_id', 'error_code', value -> 'error_code', 'messages', coalesce(value -> 'messages', '[]'),
        'request_body', (value ->> 'request_body')::json, 'response_body', (value ->> 'response_body')::json
      )::text AS json
      FROM read CROSS JOIN LATERAL json_array_elements(requests::json) WITH ORDINALITY AS listed(value, place)
        CROSS JOIN LATERAL (SELECT overlay(read.id::text PLACING lpad(to_hex(place), 4, '0') FROM 33)::uuid AS id) AS r
      WHERE (${pathAsJson}::text IS NULL OR strpos(requests, ${pathAsJson}) > 0)
        AND (value ->> 'status')::int BETWEEN ${from} AND ${to} AND (${method}::text IS NULL OR value ->> 'method' = ${method})
        AND (${path}::text IS NULL OR strpos(value ->> 'path', ${path}) > 0) AND (${before}::uuid IS NULL OR r.id < ${before})
      ORDER BY r.id DESC LIMIT ${pageSize + 1}
    )
    SELECT coalesce((SELECT json_agg(json_build_object('id', id, 'json', json) ORDER BY id DESC) FROM found), '[]') AS requests,
      CASE WHEN (SELECT count(*) FROM newest) = ${batches} OR (SELECT count(*) FROM read) < (SELECT count(*) FROM newest)
      THEN (SELECT min(id::text) FROM read) END AS "readFrom"`;
  return row;
}
