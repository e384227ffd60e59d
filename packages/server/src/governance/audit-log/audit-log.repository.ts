import { HOME_FIELDS } from '../../estates/home-json.ts';
import { jsonCode, jsonObject, jsonText, jsonTimestamp, jsonValue } from '../../infra/database/json-text.ts';
import type { Executor } from '../../infra/database/sql.ts';

export interface AuditFilter {
  operation: string | null;
  actorId: string | null;
  thingKind: string | null;
  thingId: string | null;
  from: string | null;
  to: string | null;
}

/** An entry as JSON. */
export interface WrittenEntry {
  id: string;
  entry: string;
}

const ACTOR_NAME = 'coalesce(m.name, m.email, c.name)';
const ACTOR_TABLES = `
  LEFT JOIN members m ON a.actor_kind = 'member' AND m.id = a.actor_id
  LEFT JOIN clients c ON a.actor_kind = 'client' AND c.context_id = a.context_id AND c.id = a.actor_id`;

/** Ids of these kinds are ours. CASE, so that no other id is cast. */
const THING_UUID = `CASE WHEN a.thing_kind IN ('member', 'client', 'webhook', 'connection') THEN a.thing_id::uuid END`;
const THING_NAME = `CASE a.thing_kind
  WHEN 'member' THEN (SELECT coalesce(name, email) FROM members WHERE id = ${THING_UUID})
  WHEN 'client' THEN (SELECT name FROM clients WHERE context_id = a.context_id AND id = ${THING_UUID})
  WHEN 'webhook' THEN (SELECT url FROM webhooks WHERE context_id = a.context_id AND id = ${THING_UUID})
  WHEN 'connection' THEN (SELECT name FROM connections WHERE context_id = a.context_id AND id = ${THING_UUID})
  ELSE r.name END`;

/** Entries of earlier versions name an estate or a renovation by the path of the request only. */
const HOME_TABLES = `
  CROSS JOIN LATERAL (
    SELECT coalesce(CASE WHEN a.thing_kind = 'estate' THEN a.thing_id END, substring(a.path from '^/v1/estates/([^/%]+)')) AS external_id,
      coalesce(CASE WHEN a.thing_kind = 'renovation' THEN a.thing_id END,
        substring(a.path from '^/v1/renovations/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})'))::uuid AS renovation_id
  ) AS named
  LEFT JOIN renovations r ON r.context_id = a.context_id AND r.id = named.renovation_id
  LEFT JOIN LATERAL (
    SELECT * FROM estates WHERE context_id = a.context_id AND external_id = named.external_id
    UNION ALL SELECT * FROM estates WHERE context_id = a.context_id AND id = r.estate_id
    LIMIT 1
  ) AS e ON true`;

const ENTRY_JSON = jsonObject({
  id: jsonCode('a.id'),
  happened_at: jsonTimestamp('a.happened_at'),
  actor: jsonObject({
    kind: jsonCode('a.actor_kind'),
    id: jsonCode('a.actor_id'),
    name: jsonText(ACTOR_NAME),
  }),
  operation: jsonText('a.operation'),
  thing: `CASE WHEN a.thing_kind IS NULL THEN 'null' ELSE ${jsonObject({
    kind: jsonText('a.thing_kind'),
    id: jsonText('a.thing_id'),
    name: jsonText(THING_NAME),
  })} END`,
  home: `CASE WHEN e.id IS NULL THEN 'null' ELSE ${jsonObject(HOME_FIELDS)} END`,
  before: jsonValue('a.before'),
  after: jsonValue('a.after'),
  status: jsonValue('a.status'),
  path: jsonText('a.path'),
  network: jsonText('a.network'),
  request_id: jsonText('a.request_id'),
});

/**
 * A calculation over a whole portfolio changes the plan of every home: those entries are part of a home's history, and
 * listed only when requested.
 */
const LIST_STATEMENT = `
  SELECT a.id, ${ENTRY_JSON} AS entry
  FROM (
    SELECT * FROM audit_entries
    WHERE context_id = $1
      AND ($2::uuid IS NULL OR id < $2)
      AND ($3::text IS NULL OR operation = $3)
      AND (operation <> 'planChanged' OR $3::text IS NOT NULL OR $6::text IS NOT NULL)
      AND ($4::uuid IS NULL OR actor_id = $4)
      AND ($5::text IS NULL OR thing_kind = $5)
      AND ($6::text IS NULL OR thing_id = $6)
      AND ($7::timestamptz IS NULL OR happened_at >= $7)
      AND ($8::timestamptz IS NULL OR happened_at < $8)
    ORDER BY id DESC LIMIT $9
  ) AS a ${ACTOR_TABLES} ${HOME_TABLES}
  ORDER BY a.id DESC`;

/** The newest first, from before the entry with this id. */
export async function listEntries(
  sql: Executor,
  contextId: string,
  filter: AuditFilter,
  { before, take }: { before: string | null; take: number },
): Promise<WrittenEntry[]> {
  const { operation, actorId, thingKind, thingId, from, to } = filter;
  const values = [contextId, before, operation, actorId, thingKind, thingId, from, to, take];
  return sql.unsafe<WrittenEntry[]>(LIST_STATEMENT, values, { prepare: true });
}

const HISTORY_JSON = jsonObject({
  id: jsonCode('a.id'),
  happened_at: jsonTimestamp('a.happened_at'),
  actor: jsonObject({ kind: jsonCode('a.actor_kind'), name: jsonText(ACTOR_NAME) }),
  operation: jsonText('a.operation'),
  before: jsonValue('a.before'),
  after: jsonValue('a.after'),
});

const ofThing = (condition: string) => `(
  SELECT * FROM audit_entries
  WHERE context_id = $1 AND ${condition} AND ($3::uuid IS NULL OR id < $3) AND coalesce(status, 200) < 400
  ORDER BY id DESC LIMIT $4)`;

const HISTORY_STATEMENT = `
  SELECT a.id, ${HISTORY_JSON} AS entry
  FROM (
    ${ofThing(`thing_kind = 'estate' AND thing_id = $2`)}
    UNION ALL ${ofThing(`thing_kind = 'renovation' AND thing_id IN (
      SELECT r.id::text FROM estates e JOIN renovations r ON r.context_id = e.context_id AND r.estate_id = e.id
      WHERE e.context_id = $1 AND e.external_id = $2)`)}
  ) AS a ${ACTOR_TABLES}
  ORDER BY a.id DESC LIMIT $4`;

/** What changed of an estate and its plans, the newest first; without requests that were refused. */
export async function listHistory(
  sql: Executor,
  contextId: string,
  externalId: string,
  { before, take }: { before: string | null; take: number },
): Promise<WrittenEntry[]> {
  return sql.unsafe<WrittenEntry[]>(HISTORY_STATEMENT, [contextId, externalId, before, take], {
    prepare: true,
  });
}
