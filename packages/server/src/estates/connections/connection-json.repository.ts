/** Connections and their syncs as they are returned: JSON text out of PostgreSQL. */
import { jsonCode, jsonObject, jsonText, jsonTimestamp, jsonValue } from '../../infra/database/json-text.ts';
import type { Executor } from '../../infra/database/sql.ts';

const RUN_JSON = jsonObject({
  id: jsonCode('r.id'),
  kind: jsonCode('r.kind'),
  run_status: jsonCode('r.run_status'),
  started_at: jsonTimestamp('r.started_at'),
  ended_at: jsonTimestamp('r.ended_at'),
  announced: jsonValue('r.announced'),
  read: jsonValue('r.entries_read'),
  created: jsonValue('r.estates_created'),
  changed: jsonValue('r.estates_changed'),
  unchanged: jsonValue('r.estates_unchanged'),
  refused: jsonValue('r.estates_refused'),
  deactivated: jsonValue('r.estates_deactivated'),
  to_deactivate: jsonValue('r.to_deactivate'),
  fault: jsonText('r.fault'),
});

const CONNECTION_JSON = jsonObject({
  id: jsonCode('c.id'),
  provider: jsonText('c.provider'),
  name: jsonText('c.name'),
  state: jsonCode('c.state'),
  credentials: jsonValue('c.shown_credentials'),
  plans_estates: jsonValue('c.plans_estates'),
  returns_reports: jsonValue('c.returns_reports'),
  created_at: jsonTimestamp('c.created_at'),
  last_full_read_at: jsonTimestamp('c.last_full_read_at'),
  last_delta_read_at: jsonTimestamp('c.last_delta_read_at'),
  next_read_at: `CASE WHEN c.state IN ('ACTIVE', 'FAILING') THEN ${jsonTimestamp('c.next_read_at')} ELSE 'null' END`,
  last_fault: jsonText('c.last_fault'),
  last_fault_at: jsonTimestamp('c.last_fault_at'),
  estates: jsonValue(`(SELECT count(*) FROM connection_estates l
    WHERE l.context_id = c.context_id AND l.connection_id = c.id AND l.estate_id IS NOT NULL AND l.deactivated_at IS NULL)`),
  conflicts: jsonValue(`(SELECT count(*) FROM connection_conflicts x
    WHERE x.context_id = c.context_id AND x.connection_id = c.id)`),
  last_run: jsonValue(`(SELECT ${RUN_JSON} FROM connection_runs r
    WHERE r.context_id = c.context_id AND r.connection_id = c.id ORDER BY r.id DESC LIMIT 1)`),
});

const LIST_STATEMENT = `
  SELECT ${CONNECTION_JSON} AS json FROM connections c
  WHERE c.context_id = $1 AND ($2::uuid IS NULL OR c.id = $2) ORDER BY c.created_at, c.id LIMIT 200`;

/** Each as JSON, or one of them. */
export async function listConnections(
  sql: Executor,
  contextId: string,
  id: string | null = null,
): Promise<string[]> {
  const rows = await sql.unsafe<{ json: string }[]>(LIST_STATEMENT, [contextId, id], { prepare: true });
  return rows.map(({ json }) => json);
}

const RUNS_STATEMENT = `
  SELECT ${RUN_JSON} AS json FROM connection_runs r
  WHERE r.context_id = $1 AND r.connection_id = $2 AND ($3::uuid IS NULL OR r.id = $3) ORDER BY r.id DESC LIMIT 50`;

/** The newest first, each as JSON; or one of them. */
export async function listSyncs(
  sql: Executor,
  contextId: string,
  connectionId: string,
  runId: string | null = null,
): Promise<string[]> {
  const rows = await sql.unsafe<{ json: string }[]>(RUNS_STATEMENT, [contextId, connectionId, runId], {
    prepare: true,
  });
  return rows.map(({ json }) => json);
}

/** As JSON, and whether an estate of that name existed before; null when there is no such sync. */
export async function listRefused(
  sql: Executor,
  contextId: string,
  connectionId: string,
  runId: string,
): Promise<string | null> {
  const [row] = await sql<{ json: string }[]>`
    SELECT coalesce((
      SELECT jsonb_agg(refused || jsonb_build_object('is_known', e.id IS NOT NULL) ORDER BY line)
      FROM jsonb_array_elements(r.refused_rows) WITH ORDINALITY AS each (refused, line)
        LEFT JOIN estates e ON e.context_id = r.context_id AND e.external_id = refused ->> 'external_id'
    ), '[]')::text AS json
    FROM connection_runs r
    WHERE r.context_id = ${contextId} AND r.connection_id = ${connectionId} AND r.id = ${runId}`;
  return row?.json ?? null;
}
