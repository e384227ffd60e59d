import type { Executor } from '../infra/database/sql.ts';
import type { Context, NewContext } from './contexts.ts';

const COLUMNS = `id, slug, name, manages_estates AS "managesEstates", language, cdn_url AS "cdnUrl",
  logo_url AS "logoUrl", accent_color AS "accentColor", created_at AS "createdAt"`;

/** Null when the slug is taken. */
export async function insertContext(sql: Executor, context: NewContext): Promise<Context | null> {
  const [row] = await sql<Context[]>`
    INSERT INTO contexts (slug, name, manages_estates, language, cdn_url, logo_url, accent_color)
    VALUES (${context.slug}, ${context.name}, ${context.managesEstates ?? true}, ${context.language ?? 'en'},
      ${context.cdnUrl ?? null}, ${context.logoUrl ?? null}, ${context.accentColor ?? null})
    ON CONFLICT (slug) DO NOTHING
    RETURNING ${sql.unsafe(COLUMNS)}`;
  return row ?? null;
}

export function listContexts(sql: Executor): Promise<Context[]> {
  return sql<Context[]>`SELECT ${sql.unsafe(COLUMNS)} FROM contexts ORDER BY slug`;
}

export async function findContext(sql: Executor, contextId: string): Promise<Context | null> {
  const [row] = await sql<Context[]>`SELECT ${sql.unsafe(COLUMNS)} FROM contexts WHERE id = ${contextId}`;
  return row ?? null;
}

export async function findContextBySlug(sql: Executor, slug: string): Promise<Context | null> {
  const [row] = await sql<Context[]>`SELECT ${sql.unsafe(COLUMNS)} FROM contexts WHERE slug = ${slug}`;
  return row ?? null;
}
