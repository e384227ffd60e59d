import type { Executor } from '../infra/database/sql.ts';
import type { Context, ContextChange, NewContext } from './contexts.ts';

export interface ContextContents {
  id: string;
  slug: string;
  estates: number;
  deactivated: number;
  renovations: number;
  reports: number;
  clients: number;
  /** Jobs that were asked for and have not ended. */
  liveJobs: number;
}

const COLUMNS = `id, slug, name, manages_estates AS "managesEstates", language, cdn_url AS "cdnUrl",
  logo_url AS "logoUrl", accent_color AS "accentColor", cors_origins AS "corsOrigins", created_at AS "createdAt"`;

/** Null when the slug is taken. */
export async function insertContext(sql: Executor, context: NewContext): Promise<Context | null> {
  const [row] = await sql<Context[]>`
    INSERT INTO contexts (slug, name, manages_estates, language, cdn_url, logo_url, accent_color, cors_origins)
    VALUES (${context.slug}, ${context.name}, ${context.managesEstates ?? true}, ${context.language ?? 'en'},
      ${context.cdnUrl ?? null}, ${context.logoUrl ?? null}, ${context.accentColor ?? null}, ${context.corsOrigins ?? []})
    ON CONFLICT (slug) DO NOTHING
    RETURNING ${sql.unsafe(COLUMNS)}`;
  return row ?? null;
}

/** Null when there is no such context. */
export async function updateContext(
  sql: Executor,
  slug: string,
  change: ContextChange,
): Promise<Context | null> {
  const columns = Object.entries({
    name: change.name,
    manages_estates: change.managesEstates,
    language: change.language,
    cdn_url: change.cdnUrl,
    logo_url: change.logoUrl,
    accent_color: change.accentColor,
    cors_origins: change.corsOrigins,
  }).filter(([, value]) => value !== undefined);
  if (columns.length === 0) return findContextBySlug(sql, slug);
  const [row] = await sql<Context[]>`
    UPDATE contexts SET ${sql(Object.fromEntries(columns))} WHERE slug = ${slug} RETURNING ${sql.unsafe(COLUMNS)}`;
  return row ?? null;
}

/** What every context holds, or this one; one that holds nothing has a line, too. */
export function countContents(sql: Executor, contextId: string | null = null): Promise<ContextContents[]> {
  return sql<ContextContents[]>`
    SELECT c.id, c.slug,
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

export async function findContextBySlug(sql: Executor, slug: string): Promise<Context | null> {
  const [row] = await sql<Context[]>`SELECT ${sql.unsafe(COLUMNS)} FROM contexts WHERE slug = ${slug}`;
  return row ?? null;
}
