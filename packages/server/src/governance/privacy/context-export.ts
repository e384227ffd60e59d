/** All data of a context, as lines of JSON, table by table and piece by piece: memory does not grow with it. */
import type { Sql } from '../../infra/database/sql.ts';

interface ExportedTable {
  kind: string;
  table: string;
  /** The rest of its primary key, by which the reading goes on. */
  key: string;
  /** What the data is complete without: hashes, secrets, and what is derived from the rest. */
  without?: readonly string[];
  /** For what is not a line of the table itself. */
  columns?: string;
  condition?: string;
  piece?: number;
}

// A plan is some tens of kilobytes.
const PIECE = 500;
const PIECE_OF_PLANS = 50;

const TABLES: readonly ExportedTable[] = [
  {
    kind: 'member',
    table: 'memberships',
    key: 'member_id',
    without: ['invitation_hash', 'invited_name'],
    // As the list of members shows them: of a person who has not accepted, no name but the one that they were invited
    // by.
    columns: `to_jsonb(t) || (SELECT jsonb_build_object('email', m.email,
      'name', CASE WHEN t.accepted_at IS NULL THEN t.invited_name ELSE m.name END) FROM members m WHERE m.id = t.member_id)`,
  },
  { kind: 'client', table: 'clients', key: 'id' },
  { kind: 'webhook', table: 'webhooks', key: 'id', without: ['secret'] },
  {
    kind: 'connection',
    table: 'connections',
    key: 'id',
    // Named one by one: what it signs in with is among the rest.
    columns: `jsonb_build_object('id', t.id, 'provider', t.provider, 'name', t.name, 'state', t.state, 'created_at', t.created_at)`,
  },
  { kind: 'user', table: 'users', key: 'id' },
  { kind: 'estate', table: 'estates', key: 'id', without: ['list_json', 'search_json'] },
  {
    kind: 'renovation',
    table: 'renovations',
    key: 'id',
    without: ['search_json', 'outline', 'outlined_at'],
    piece: PIECE_OF_PLANS,
  },
  {
    kind: 'contact_photo',
    table: 'context_photos',
    key: 'hash',
    columns: `jsonb_build_object('hash', t.hash, 'png_base64', encode(t.png, 'base64'))`,
  },
  { kind: 'contact_request', table: 'contact_requests', key: 'id' },
  { kind: 'report', table: 'renovation_reports', key: 'id', without: ['branding'] },
  { kind: 'calculation_job', table: 'calculation_jobs', key: 'id' },
  { kind: 'certificate_review', table: 'certificate_reviews', key: 'job_id', without: ['token_hash'] },
  { kind: 'import', table: 'estate_imports', key: 'id' },
  { kind: 'import_heading', table: 'import_headings', key: 'heading_key' },
  { kind: 'portfolio_action', table: 'portfolio_actions', key: 'id' },
  { kind: 'loan', table: 'loans', key: 'loan_id' },
  { kind: 'loan_settings', table: 'loan_settings', key: 'context_id' },
  { kind: 'loan_report', table: 'loan_reports', key: 'id' },
  { kind: 'building', table: 'buildings', key: 'id', without: ['owner_token'] },
  { kind: 'building_unit', table: 'building_units', key: 'estate_id', without: ['code'] },
  {
    kind: 'building_plan',
    table: 'building_plans',
    key: 'building_id',
    without: ['outline', 'made_of'],
    piece: 1,
  },
  { kind: 'programme', table: 'programmes', key: 'id' },
  { kind: 'programme_approval', table: 'programme_approvals', key: 'id' },
  { kind: 'saved_view', table: 'saved_views', key: 'id' },
  { kind: 'price_book', table: 'price_books', key: 'version' },
  { kind: 'retention', table: 'context_retentions', key: 'kind' },
  { kind: 'erasure', table: 'erasures', key: 'id' },
  { kind: 'audit_entry', table: 'audit_entries', key: 'id' },
  {
    kind: 'file',
    table: 'stored_files',
    key: 'path',
    columns: `jsonb_build_object('path', t.path, 'created_at', t.created_at)`,
    condition: `AND t.state = 'live'`,
  },
];

/** What is made from the rest, holds secrets, or is gone by itself in days. */
export const LEFT_OUT: readonly string[] = [
  'building_papers',
  'client_request_batches',
  'client_secrets',
  'connection_conflicts',
  'connection_estates',
  'connection_events',
  'connection_pictures',
  'connection_runs',
  'context_logos',
  'estate_changes',
  'estate_import_rows',
  'home_figures',
  'idempotency_keys',
  'label_candidates',
  'loan_report_lines',
  'portfolio_action_estates',
  'portfolio_entries',
  'price_book_drafts',
  'programme_choices',
  'programme_files',
  'programme_homes',
  'programme_packages',
  'registered_labels',
  'renovation_counts',
  'returned_reports',
  'user_renovation_counts',
  'webhook_deliveries',
];
export const EXPORTED_TABLES: readonly string[] = TABLES.map(({ table }) => table);

/**
 * Of every kind how many lines there are, also none: its own line is the last, so that a file that was cut off is
 * noticed.
 */
export async function* exportContext(
  sql: Sql,
  contextId: string,
  { version, cdnUrl }: { version: string; cdnUrl: string },
): AsyncGenerator<string> {
  const [context] = await sql<[{ line: string; filesAt: string }]>`
    SELECT (to_jsonb(c) - 'branding')::text AS line, coalesce(cdn_url, ${cdnUrl}) AS "filesAt" FROM contexts c WHERE id = ${contextId}`;
  const head = { kind: 'export', version, created_at: new Date(), files_at: context.filesAt };
  yield `${JSON.stringify(head)}\n${lineOf('context', context.line)}`;
  const counts: Record<string, number> = {};
  for (const exported of TABLES) {
    counts[exported.kind] = 0;
    for await (const lines of readTable(sql, contextId, exported)) {
      counts[exported.kind] = (counts[exported.kind] ?? 0) + lines.length;
      yield lines.map((line) => lineOf(exported.kind, line)).join('');
    }
  }
  yield `${JSON.stringify({ kind: 'end', counts })}\n`;
}

const lineOf = (kind: string, json: string): string => `{"kind":"${kind}","value":${json}}\n`;

async function* readTable(
  sql: Sql,
  contextId: string,
  { table, key, without = [], columns = 'to_jsonb(t)', condition = '', piece = PIECE }: ExportedTable,
): AsyncGenerator<string[]> {
  for (let after: string | number | null = null; ; ) {
    const rows: { line: string; key: string | number }[] = await sql.unsafe(
      `SELECT ((${columns}) - $2::text[])::text AS line, t.${key} AS key FROM ${table} t
       WHERE t.context_id = $1 ${condition} ${after === null ? '' : `AND t.${key} > $3`} ORDER BY t.${key} LIMIT ${piece}`,
      [contextId, [...without], ...(after === null ? [] : [after])],
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    const last = rows.at(-1);
    if (rows.length < piece || last === undefined) return;
    after = last.key;
  }
}
