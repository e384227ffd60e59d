import type { Executor } from '../../infra/database/sql.ts';
import type { Context, ContextChange, NewContext } from './contexts.ts';

interface ContextContents {
  id: string;
  slug: string;
  sandbox: boolean;
  estates: number;
  deactivated: number;
  renovations: number;
  reports: number;
  clients: number;
  /** Requested jobs that have not ended. */
  liveJobs: number;
}

/** The column of each setting. */
const SETTINGS = {
  name: 'name',
  kind: 'kind',
  managesEstates: 'manages_estates',
  language: 'language',
  cdnUrl: 'cdn_url',
  logoUrl: 'logo_url',
  accentColor: 'accent_color',
  corsOrigins: 'cors_origins',
  embedOrigins: 'embed_origins',
  contactName: 'contact_name',
  contactPhone: 'contact_phone',
  contactEmail: 'contact_email',
  contactUrl: 'contact_url',
  previewHasAddress: 'preview_has_address',
  keepsOwnerCertificates: 'keeps_owner_certificates',
  takesContactRequests: 'takes_contact_requests',
} satisfies Record<Exclude<keyof ContextChange, 'contactPhotoUrl'>, string>;

/** Settings that are read otherwise than they are written. */
const SHOWN: Readonly<Record<string, string>> = { logo_url: 'shown_logo(id, logo_url)' };

const COLUMNS = [
  'id, slug, created_at AS "createdAt", shown_photo(id) AS "contactPhotoUrl"',
  'sandbox, sandbox_date::text AS "sandboxDate"',
  ...Object.entries(SETTINGS).map(([name, column]) => `${SHOWN[column] ?? column} AS "${name}"`),
].join(', ');

/** Null when the slug is taken. */
export async function insertContext(
  sql: Executor,
  { slug, sandbox = false, ...settings }: NewContext,
): Promise<Context | null> {
  const [row] = await sql<Context[]>`
    INSERT INTO contexts ${sql({ slug, sandbox, ...columnsOf(settings) })} ON CONFLICT (slug) DO NOTHING
    RETURNING ${sql.unsafe(COLUMNS)}`;
  return row ?? null;
}

/** Null when there is no such context. */
export async function updateContext(
  sql: Executor,
  slug: string,
  change: ContextChange,
): Promise<Context | null> {
  const columns = columnsOf(change);
  if (Object.keys(columns).length === 0) return findContextBySlug(sql, slug);
  const [row] = await sql<Context[]>`
    UPDATE contexts SET ${sql(columns)} WHERE slug = ${slug} RETURNING ${sql.unsafe(COLUMNS)}`;
  return row ?? null;
}

function columnsOf(settings: ContextChange): Record<string, unknown> {
  const given: Readonly<Record<string, unknown>> = { ...settings };
  return Object.fromEntries(
    Object.entries(SETTINGS).flatMap(([name, column]) =>
      given[name] === undefined ? [] : [[column, given[name]]],
    ),
  );
}

/** What every context holds, or this one; one that holds nothing has a line, too. */
export function countContents(sql: Executor, contextId: string | null = null): Promise<ContextContents[]> {
  return sql<ContextContents[]>`
    SELECT c.id, c.slug, c.sandbox,
      (SELECT count(*) FROM estates WHERE context_id = c.id AND deactivated_at IS NULL) AS estates,
      (SELECT count(*) FROM estates WHERE context_id = c.id AND deactivated_at IS NOT NULL) AS deactivated,
      coalesce((SELECT live FROM renovation_counts WHERE context_id = c.id), 0) AS renovations,
      (SELECT count(*) FROM renovation_reports WHERE context_id = c.id) AS reports,
      (SELECT count(*) FROM clients WHERE context_id = c.id AND disabled_at IS NULL) AS clients,
      (SELECT count(*) FROM calculation_jobs WHERE context_id = c.id AND parent_id IS NULL
        AND calculation_job_status IN ('NOT_STARTED', 'RUNNING')) AS "liveJobs"
    FROM contexts c WHERE ${contextId}::uuid IS NULL OR c.id = ${contextId} ORDER BY c.slug`;
}

export function listContexts(sql: Executor): Promise<Context[]> {
  return sql<Context[]>`SELECT ${sql.unsafe(COLUMNS)} FROM contexts ORDER BY slug`;
}

/** Of the contexts that have some. */
export function listCorsOrigins(sql: Executor): Promise<{ id: string; origins: string[] }[]> {
  return sql<{ id: string; origins: string[] }[]>`
    SELECT id, cors_origins AS origins FROM contexts WHERE cors_origins <> '{}'`;
}

export async function findContext(sql: Executor, contextId: string): Promise<Context | null> {
  const [row] = await sql<Context[]>`SELECT ${sql.unsafe(COLUMNS)} FROM contexts WHERE id = ${contextId}`;
  return row ?? null;
}

/** Locked until the transaction ends, for who is about to change it. */
export async function findContextBySlug(
  sql: Executor,
  slug: string,
  { isLocked = false } = {},
): Promise<Context | null> {
  const [row] = await sql<Context[]>`
    SELECT ${sql.unsafe(COLUMNS)} FROM contexts WHERE slug = ${slug} ${isLocked ? sql`FOR NO KEY UPDATE` : sql``}`;
  return row ?? null;
}
