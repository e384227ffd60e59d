import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type Static, Type } from 'typebox';
import { compileCheck } from '../../../infra/checks/check.ts';
import type { BackupStore } from '../store/backup-store.ts';

const objectSchema = Type.Object({
  name: Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9]+)+$' }),
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
});

const manifestSchema = Type.Object({
  format: Type.Literal(1),
  id: Type.String({ pattern: '^\\d{8}T\\d{6}Z-[0-9a-f]{4}$' }),
  identity: Type.String({ format: 'uuid' }),
  rooftree_version: Type.String(),
  postgres_version: Type.String(),
  schema: Type.String(),
  /** The id of the database's secret key, 16 digits that reveal nothing about it. */
  key_id: Type.Union([Type.String(), Type.Null()]),
  started_at: Type.String({ format: 'date-time' }),
  /** The earliest moment that can be restored from this backup. */
  restorable_from: Type.String({ format: 'date-time' }),
  restore_point: Type.String(),
  timeline: Type.Integer({ minimum: 1 }),
  segment_bytes: Type.Integer({ minimum: 1024 * 1024 }),
  /** The segments of the log without which the copy is worth nothing. */
  first_segment: Type.Integer({ minimum: 0 }),
  last_segment: Type.Integer({ minimum: 0 }),
  /** PostgreSQL's own file about the copy, which recovery begins with. */
  backup_label: Type.String(),
  parts: Type.Array(objectSchema),
  files: objectSchema,
  file_count: Type.Integer({ minimum: 0 }),
  /** Files of the ledger that the file store did not have. */
  missing_files: Type.Integer({ minimum: 0 }),
  secret_key: Type.Union([objectSchema, Type.Null()]),
  /** Rows of some tables shortly before and after the restore point. */
  rows: Type.Array(Type.Object({ table: Type.String(), before: Type.Integer(), after: Type.Integer() })),
});

export type Manifest = Static<typeof manifestSchema>;
export type ManifestObject = Static<typeof objectSchema>;

/** Which files a backup needs, and which of those stored beside it are no longer needed. */
export interface FileLists {
  live: [path: string, bytes: number][];
  dead: string[];
}

const faultsOf = compileCheck(manifestSchema);

export const folderOf = (id: string): string => `backups/${id}`;
export const MANIFEST = 'manifest.json';
/** The manifest of a backup that is being removed. */
export const REMOVED = 'removed.json';

export async function readManifest(store: BackupStore, id: string, name = MANIFEST): Promise<Manifest> {
  const path = `${folderOf(id)}/${name}`;
  const manifest: unknown = JSON.parse(await text(await store.read(path)));
  const faults = faultsOf(manifest);
  if (faults.length > 0)
    throw new Error(`${store.locate(path)} is not a valid manifest: ${faults.join('; ')}`);
  // Checked against the schema above.
  return manifest as Manifest;
}

/** Those that are whole, oldest first: without its manifest a backup does not count. */
export async function listBackups(store: BackupStore): Promise<Manifest[]> {
  const ids = await backupsWith(store, MANIFEST);
  const manifests = [];
  for (const id of ids) manifests.push(await readManifest(store, id));
  return manifests;
}

/** The ids of the backups that have an object of this name, oldest first. */
export async function backupsWith(store: BackupStore, name: string): Promise<string[]> {
  const found = [];
  for (const id of (await store.folders('backups')).sort()) {
    if ((await store.sizeOf(`${folderOf(id)}/${name}`)) !== null) found.push(id);
  }
  return found;
}

export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
