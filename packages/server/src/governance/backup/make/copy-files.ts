import { buffer } from 'node:stream/consumers';
import type { Executor } from '../../../infra/database/sql.ts';
import type { FileStore } from '../../../infra/files/file-store.ts';
import type { BackupStore } from '../store/backup-store.ts';
import type { FileLists } from './manifest.ts';

const AT_ONCE = 4;

export const fileObject = (path: string): string => `files/${path}`;

interface FileCopies extends FileLists {
  /** Live in the ledger and not in the file store. */
  missing: string[];
}

/**
 * Copies every live file that is not in the backup yet. Files never change, so a copy is always good. The copies are
 * listed before the ledger is read: a copy that is not live by then was removed, and will never be live again.
 */
export async function copyFiles(
  sql: Executor,
  files: FileStore,
  store: BackupStore,
  signal?: AbortSignal,
): Promise<FileCopies> {
  const prefix = fileObject('');
  const kept = new Map(
    (await store.list('files')).map(({ name, bytes }) => [name.slice(prefix.length), bytes]),
  );
  const rows = await sql<
    { path: string }[]
  >`SELECT path FROM stored_files WHERE state = 'live' ORDER BY path`;
  const isLive = new Set(rows.map(({ path }) => path));
  const dead = [...kept.keys()].filter((path) => !isLive.has(path)).sort();
  const missing: string[] = [];
  await inGroups(
    [...isLive].filter((path) => !kept.has(path)),
    signal,
    async (path) => {
      const bytes = await copyFile(path, files, store);
      if (bytes === null) missing.push(path);
      else kept.set(path, bytes);
    },
  );
  const live = [...isLive].flatMap((path): [string, number][] => {
    const bytes = kept.get(path);
    return bytes === undefined ? [] : [[path, bytes]];
  });
  return { live, dead, missing };
}

/** Its bytes, or null when the file store does not have it. */
export async function copyFile(path: string, files: FileStore, store: BackupStore): Promise<number | null> {
  if ((await files.find(path)) === null) return null;
  const content = await buffer(await files.read(path));
  await store.put(fileObject(path), content);
  return content.byteLength;
}

export async function inGroups<Item>(
  items: readonly Item[],
  signal: AbortSignal | undefined,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    signal?.throwIfAborted();
    await Promise.all(items.slice(start, start + AT_ONCE).map(work));
  }
}
