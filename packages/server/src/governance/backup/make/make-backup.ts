import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import packageFile from '../../../../package.json' with { type: 'json' };
import { Fault } from '../../../fault.ts';
import { LOCKS } from '../../../infra/database/advisory-locks.ts';
import { connect } from '../../../infra/database/connection/connect.ts';
import { describeDatabase } from '../../../infra/database/health/describe-database.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import type { FileStore } from '../../../infra/files/file-store.ts';
import { seal } from '../seal.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { archiveHistory, archiveSegment, findWalPosition } from '../wal/wal-archive.ts';
import { segmentOf } from '../wal/wal-segments.ts';
import { copyCluster } from './copy-cluster.ts';
import { copyFiles } from './copy-files.ts';
import { countRows } from './count-rows.ts';
import {
  type FileLists,
  folderOf,
  MANIFEST,
  type Manifest,
  type ManifestObject,
  sha256,
} from './manifest.ts';

interface BackupSource {
  databaseUrl: string;
  /** For what is on its way. */
  dataDir: string;
  files: FileStore;
  store: BackupStore;
  /** The name of the database's folder among backups. */
  identity: string;
  /** The secret key, to be sealed for this recipient; without one it is left out. */
  sealed: { recipient: string; keys: { signing: string; fallback: string | null } } | null;
  signal?: AbortSignal;
  /** Called before anything is written. */
  onBegin(id: string): Promise<void>;
}

const compress = promisify(gzip);

/**
 * A whole backup: the running server's files, the log that makes them consistent, stored files, the sealed key. Its
 * manifest is written last, and what has none is no backup. Should the process end on the way, PostgreSQL forgets the
 * backup with the connection.
 */
export async function makeBackup(source: BackupSource): Promise<Manifest> {
  const { databaseUrl, dataDir, store } = source;
  // Always the same, so that what a killed process left there is cleared away.
  const scratch = join(dataDir, 'backup-on-its-way');
  const session = connect({
    databaseUrl,
    applicationName: 'rooftree backup',
    poolSize: 1,
    statementTimeoutMs: 0,
    maxLifetimeSeconds: null,
  });
  try {
    await lock(session);
    rmSync(scratch, { recursive: true, force: true });
    mkdirSync(scratch, { mode: 0o700 });
    const [now] = await session<[{ at: Date }]>`SELECT clock_timestamp() AS at`;
    const id = `${now.at.toISOString().replace(/\.\d+|[:-]/g, '')}-${randomBytes(2).toString('hex')}`;
    await source.onBegin(id);
    const manifest = await copy(source, session, id, scratch);
    await store.put(`${folderOf(id)}/${MANIFEST}`, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    rmSync(scratch, { recursive: true });
    return manifest;
  } finally {
    await session.end({ timeout: 1 });
  }
}

async function lock(session: Sql): Promise<void> {
  const [row] = await session<
    [{ isOurs: boolean }]
  >`SELECT pg_try_advisory_lock(${LOCKS.backup}) AS "isOurs"`;
  if (!row.isOurs) throw new Fault('conflict', ['another backup of this database is running']);
}

async function copy(source: BackupSource, session: Sql, id: string, scratch: string): Promise<Manifest> {
  const { files, store, identity, sealed, signal } = source;
  const target = folderOf(id);
  const [{ folder: cluster }] = await session<[{ folder: string }]>`
    SELECT current_setting('data_directory') AS folder`;
  // The log that the copy needs stays until it is archived; the slot goes with the connection.
  await session`SELECT pg_create_physical_replication_slot(${`rooftree_${id.toLowerCase().replace('-', '_')}`}, true, true)`;
  const [started] = await session<[{ lsn: string; at: Date }]>`
    SELECT pg_backup_start(${`rooftree ${id}`}, true)::text AS lsn, clock_timestamp() AS at`;
  const parts = await copyCluster({ cluster, store, target, scratch, ...(signal && { signal }) });
  await copyFiles(session, files, store, signal);
  const [stopped] = await session<[{ label: string; tablespaces: string }]>`
    SELECT labelfile AS label, spcmapfile AS tablespaces FROM pg_backup_stop(false)`;
  if (stopped.tablespaces.trim() !== '') throw new Error('tablespaces are not backed up');

  const before = await countRows(session);
  const restorePoint = `rooftree ${id}`;
  const [point] = await session<
    [{ lsn: string }]
  >`SELECT pg_create_restore_point(${restorePoint})::text AS lsn`;
  const copies = await copyFiles(session, files, store, signal);
  const [restorable] = await session<[{ at: Date }]>`SELECT clock_timestamp() AS at`;
  await session`SELECT pg_switch_wal()`;
  const position = await findWalPosition(session);
  const [first, last] = [segmentOf(started.lsn, position), segmentOf(point.lsn, position)];
  await archiveHistory(store, position);
  for (let segment = first; segment <= last; segment += 1) {
    signal?.throwIfAborted();
    await archiveSegment(store, position, segment);
  }
  const after = await countRows(session);

  const lists: FileLists = { live: copies.live, dead: copies.dead };
  const database = await describeDatabase(session);
  const [key] = await session<{ id: string }[]>`SELECT id FROM secret_keys ORDER BY generation DESC LIMIT 1`;
  return {
    format: 1,
    id,
    identity,
    rooftree_version: packageFile.version,
    postgres_version: database.postgresVersion,
    schema: database.lastMigration,
    key_id: key?.id ?? null,
    started_at: started.at.toISOString(),
    restorable_from: restorable.at.toISOString(),
    restore_point: restorePoint,
    timeline: position.timeline,
    segment_bytes: position.segmentBytes,
    first_segment: first,
    last_segment: last,
    backup_label: stopped.label,
    parts,
    files: await put(store, target, 'files.json.gz', await compress(JSON.stringify(lists))),
    file_count: lists.live.length,
    missing_files: copies.missing.length,
    secret_key:
      sealed === null
        ? null
        : await put(
            store,
            target,
            'secret-key.json',
            Buffer.from(seal(JSON.stringify(sealed.keys), sealed.recipient)),
          ),
    rows: [...before].map(([table, rows]) => ({ table, before: rows, after: after.get(table) ?? 0 })),
  };
}

async function put(
  store: BackupStore,
  target: string,
  name: string,
  content: Uint8Array,
): Promise<ManifestObject> {
  await store.put(`${target}/${name}`, content);
  return { name, bytes: content.byteLength, sha256: sha256(content) };
}
