import type { Executor } from '../../infra/database/sql.ts';
import type { Logo } from './logo.ts';

export async function putLogo(sql: Executor, contextId: string, hash: string, logo: Logo): Promise<void> {
  await sql`
    INSERT INTO context_logos (context_id, hash, width, height, png)
    VALUES (${contextId}, ${hash}, ${logo.width}, ${logo.height}, ${Buffer.from(logo.png)})
    ON CONFLICT (context_id) DO UPDATE
      SET hash = excluded.hash, width = excluded.width, height = excluded.height, png = excluded.png`;
}

export async function deleteLogo(sql: Executor, contextId: string): Promise<void> {
  await sql`DELETE FROM context_logos WHERE context_id = ${contextId}`;
}

export async function findLogo(sql: Executor, contextId: string): Promise<Logo | null> {
  const [row] = await sql<
    Logo[]
  >`SELECT png, width, height FROM context_logos WHERE context_id = ${contextId}`;
  return row ?? null;
}

/** Across contexts on purpose: pages that anyone may read show it, and its hash is its name. */
export async function findLogoByHash(sql: Executor, hash: string): Promise<Uint8Array | null> {
  const [row] = await sql<{ png: Uint8Array }[]>`SELECT png FROM context_logos WHERE hash = ${hash} LIMIT 1`;
  return row?.png ?? null;
}
