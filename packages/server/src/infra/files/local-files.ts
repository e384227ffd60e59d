/** Files in a folder of this machine. */
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rmdir, stat, unlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '../error-code.ts';
import { assertSafePath, type FileInfo, type FileStore, FileStoreError, isSafePath } from './file-store.ts';

export function createLocalFiles(folder: string): FileStore {
  const fileOf = (path: string): string => {
    assertSafePath(path);
    return join(folder, path);
  };

  return {
    write: async (path, content) => writeDurably(fileOf(path), content),
    find: async (path) => findFile(fileOf(path)),
    read: async (path, range): Promise<Readable> => createReadStream(fileOf(path), range),
    remove: async (path) => removeFile(fileOf(path)),
    list: (under, writtenBefore) => listFiles(folder, under, writtenBefore),
    locate: fileOf,
  };
}

/** Written beside its place, forced to the disk, then moved: a reader sees the whole file or none, also after a power cut. */
async function writeDurably(file: string, content: Uint8Array): Promise<void> {
  const unfinished = join(dirname(file), `.${randomBytes(8).toString('hex')}.unfinished`);
  try {
    await mkdir(dirname(file), { recursive: true });
    const handle = await open(unfinished, 'wx', 0o640);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
    await syncFolder(dirname(file));
  } catch (cause) {
    await removeFile(unfinished).catch(() => undefined);
    throw new FileStoreError('the file could not be written', { cause });
  }
}

/** The name of a new file is durable only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function findFile(file: string): Promise<FileInfo | null> {
  try {
    const found = await stat(file);
    if (!found.isFile()) return null;
    return {
      bytes: found.size,
      etag: `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`,
    };
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw new FileStoreError('the file could not be looked up', { cause });
  }
}

/** Takes the file's own folder with it when nothing else is in it. */
async function removeFile(file: string): Promise<void> {
  try {
    await unlink(file);
  } catch (cause) {
    if (!isMissing(cause)) throw new FileStoreError('the file could not be removed', { cause });
  }
  await rmdir(dirname(file)).catch(() => undefined);
}

async function* listFiles(folder: string, under: string, writtenBefore: Date): AsyncIterable<string> {
  const entries = await readdir(join(folder, under), { recursive: true, withFileTypes: true }).catch(
    (cause) => {
      if (isMissing(cause)) return [];
      throw new FileStoreError('the files could not be listed', { cause });
    },
  );
  for (const entry of entries) {
    const path = relative(folder, join(entry.parentPath, entry.name));
    if (!entry.isFile() || !isSafePath(path)) continue;
    const written = await stat(join(folder, path)).catch(() => null);
    if (written && written.mtime < writtenBefore) yield path;
  }
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '');
}
