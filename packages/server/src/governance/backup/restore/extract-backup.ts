import { createHash } from 'node:crypto';
import { createWriteStream, lchownSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { unpackTar } from 'modern-tar/fs';
import { type Folders, makePrivate } from '../../../infra/database/embedded-postgres/folders.ts';
import { BackupError } from '../backup-error.ts';
import { folderOf, type Manifest, type ManifestObject } from '../make/manifest.ts';
import { type BackupStore, isDiskFull } from '../store/backup-store.ts';
import { walObject } from '../wal/wal-archive.ts';
import { segmentName } from '../wal/wal-segments.ts';
import type { FoundBackup } from './find-backup.ts';

/** In the data folder of PostgreSQL, which is the working folder of its commands: no path needs to be quoted. */
export const LOG_FOLDER = 'restored-log';
export const RESTORE_COMMAND = `test -f ${LOG_FOLDER}/%f.gz && gzip -dc ${LOG_FOLDER}/%f.gz > "%p"`;

/** Puts the files of the backup and its log where a server can recover from them. */
export async function extractBackup(
  store: BackupStore,
  { manifest, lastSegment }: FoundBackup,
  folders: Folders,
): Promise<void> {
  makePrivate(folders.cluster, folders.account);
  for (const part of manifest.parts) await unpackPart(store, manifest, part, folders.cluster);
  await writeFile(join(folders.cluster, 'backup_label'), manifest.backup_label, { mode: 0o600 });
  await writeFile(join(folders.cluster, 'recovery.signal'), '', { mode: 0o600 });
  await fetchLog(store, manifest, lastSegment, join(folders.cluster, LOG_FOLDER));
  const { account } = folders;
  if (account === null) return;
  for (const entry of readdirSync(folders.cluster, { recursive: true, withFileTypes: true }))
    lchownSync(join(entry.parentPath, entry.name), account.uid, account.gid);
}

async function unpackPart(
  store: BackupStore,
  { id }: Manifest,
  { name, sha256 }: ManifestObject,
  cluster: string,
): Promise<void> {
  const path = `${folderOf(id)}/${name}`;
  const hash = createHash('sha256');
  const damaged = () =>
    new BackupError(`${store.locate(path)} is damaged: it is not what the manifest names`);
  const content = await store.read(path);
  try {
    await pipeline(
      content,
      new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk);
          done(null, chunk);
        },
      }),
      createGunzip(),
      unpackTar(cluster),
    );
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    // Not a fault of the backup.
    if (isDiskFull(cause)) throw new BackupError(`cannot write ${cluster}: the disk is full`, { cause });
    throw new BackupError(`${damaged().message} (${cause instanceof Error ? cause.message : cause})`, {
      cause,
    });
  }
  if (hash.digest('hex') !== sha256) throw damaged();
}

/** All of it that follows without a gap; what the copy itself needs must be there. */
async function fetchLog(
  store: BackupStore,
  manifest: Manifest,
  lastSegment: number | null,
  folder: string,
): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  const archived = new Set((await store.list('wal')).map(({ name }) => name));
  const line = { timeline: manifest.timeline, segmentBytes: manifest.segment_bytes };
  const fetch = async (name: string) =>
    pipeline(
      await store.read(walObject(name)),
      createWriteStream(join(folder, `${name}.gz`), { mode: 0o600 }),
    );
  for (const name of archived) {
    const [, history] = /^wal\/([0-9A-F]{8}\.history)\.gz$/.exec(name) ?? [];
    if (history !== undefined) await fetch(history);
  }
  const last = lastSegment ?? Number.POSITIVE_INFINITY;
  for (let segment = manifest.first_segment; segment <= last; segment += 1) {
    const name = segmentName(segment, line);
    if (archived.has(walObject(name))) await fetch(name);
    else if (segment > manifest.last_segment) return;
    else
      throw new BackupError(
        `${store.locate(walObject(name))} is missing: backup ${manifest.id} is not whole`,
      );
  }
}
