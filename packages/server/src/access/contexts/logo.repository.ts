import type { Executor } from '../../infra/database/sql.ts';
import type { Picture, PictureKind } from './logo.ts';

const TABLES: Record<PictureKind, string> = { logo: 'context_logos', photo: 'context_photos' };

export async function putPicture(
  sql: Executor,
  contextId: string,
  kind: PictureKind,
  { hash, png, width, height }: Picture & { hash: string },
): Promise<void> {
  await sql`
    INSERT INTO ${sql(TABLES[kind])} (context_id, hash, width, height, png)
    VALUES (${contextId}, ${hash}, ${width}, ${height}, ${Buffer.from(png)})
    ON CONFLICT (context_id) DO UPDATE
      SET hash = excluded.hash, width = excluded.width, height = excluded.height, png = excluded.png`;
}

export async function deletePicture(sql: Executor, contextId: string, kind: PictureKind): Promise<void> {
  await sql`DELETE FROM ${sql(TABLES[kind])} WHERE context_id = ${contextId}`;
}

export async function findPicture(
  sql: Executor,
  contextId: string,
  kind: PictureKind,
): Promise<Picture | null> {
  const [row] = await sql<
    Picture[]
  >`SELECT png, width, height FROM ${sql(TABLES[kind])} WHERE context_id = ${contextId}`;
  return row ?? null;
}

/** Across contexts on purpose: pages that anyone may read show it, and its hash is its name. */
export async function findPictureByHash(
  sql: Executor,
  kind: PictureKind,
  hash: string,
): Promise<Uint8Array | null> {
  const [row] = await sql<
    { png: Uint8Array }[]
  >`SELECT png FROM ${sql(TABLES[kind])} WHERE hash = ${hash} LIMIT 1`;
  return row?.png ?? null;
}
