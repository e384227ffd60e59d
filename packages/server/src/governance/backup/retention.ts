import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { fileObject, inGroups } from './make/copy-files.ts';
import {
  backupsWith,
  type FileLists,
  folderOf,
  listBackups,
  MANIFEST,
  type Manifest,
  REMOVED,
  readManifest,
  sha256,
} from './make/manifest.ts';
import type { BackupStore } from './store/backup-store.ts';
import { walObject } from './wal/wal-archive.ts';
import { segmentName } from './wal/wal-segments.ts';

const decompress = promisify(gunzip);

/**
 * Removes the backups before the newest `keep`, with the log and the files that only they needed. Only what a manifest
 * names is ever removed: whatever else lies in the place stays. Interrupted, the next run goes on. Returns the ids that
 * are gone.
 */
export async function removeOldBackups(store: BackupStore, keep: number): Promise<string[]> {
  const backups = await listBackups(store);
  const kept = backups.slice(-keep);
  for (const manifest of backups.slice(0, -keep)) await withdraw(store, manifest);
  const [oldest] = kept;
  const withdrawn = await backupsWith(store, REMOVED);
  if (withdrawn.length === 0 || oldest === undefined) return [];
  await removeDeadFiles(store, oldest, kept);
  const firstNeeded = Math.min(...kept.map(({ first_segment: first }) => first));
  for (const id of withdrawn) {
    const manifest = await readManifest(store, id, REMOVED);
    await removeLog(store, manifest, firstNeeded);
    await removeObjects(store, manifest);
  }
  return withdrawn;
}

/** From here on it is no backup any more, and still known: it has no manifest, and a list of what is to be removed. */
async function withdraw(store: BackupStore, manifest: Manifest): Promise<void> {
  const folder = folderOf(manifest.id);
  await store.put(`${folder}/${REMOVED}`, Buffer.from(JSON.stringify(manifest)));
  await store.remove(`${folder}/${MANIFEST}`);
}

async function removeObjects(store: BackupStore, manifest: Manifest): Promise<void> {
  const { id, parts, files, secret_key: key } = manifest;
  for (const { name } of [...parts, files, ...(key === null ? [] : [key])])
    await store.remove(`${folderOf(id)}/${name}`);
  await store.remove(`${folderOf(id)}/${REMOVED}`);
}

/** Segments that a manifest begins with and no retained backup needs. */
async function removeLog(store: BackupStore, manifest: Manifest, firstNeeded: number): Promise<void> {
  const line = { timeline: manifest.timeline, segmentBytes: manifest.segment_bytes };
  const names = [];
  for (let segment = manifest.first_segment; segment < firstNeeded; segment += 1)
    names.push(walObject(segmentName(segment, line)));
  await inGroups(names, undefined, (name) => store.remove(name));
}

/** What was removed from the platform before the oldest retained backup was made. */
async function removeDeadFiles(
  store: BackupStore,
  oldest: Manifest,
  kept: readonly Manifest[],
): Promise<void> {
  const { dead } = await readFileLists(store, oldest);
  if (dead.length === 0) return;
  const needed = new Set<string>();
  for (const manifest of kept)
    for (const [path] of (await readFileLists(store, manifest)).live) needed.add(path);
  const removable = dead.filter((path) => !needed.has(path));
  await inGroups(removable, undefined, (path) => store.remove(fileObject(path)));
}

export async function readFileLists(store: BackupStore, { id, files }: Manifest): Promise<FileLists> {
  const name = `${folderOf(id)}/${files.name}`;
  const content = await buffer(await store.read(name));
  if (sha256(content) !== files.sha256) throw new Error(`${store.locate(name)} is not as it was written`);
  return JSON.parse((await decompress(content)).toString('utf8'));
}

/** What an unfinished backup left behind: only under the id that this database recorded when it began. */
export async function removeUnfinished(store: BackupStore, id: string): Promise<void> {
  const folder = folderOf(id);
  if ((await store.sizeOf(`${folder}/${MANIFEST}`)) !== null) return;
  for (const { name } of await store.list(folder)) {
    if (/\/(part-\d{5}\.tar\.gz|files\.json\.gz|secret-key\.json)$/.test(name)) await store.remove(name);
  }
}
