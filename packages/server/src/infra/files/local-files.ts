/** Files in a folder of this machine. */
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, rename, rmdir, stat, statfs, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '../error-code.ts';
import { assertSafePath, type FileInfo, type FileStore, FileStoreError } from './file-store.ts';

export function createLocalFiles(folder: string): FileStore {
  const fileOf = (path: string): string => {
    assertSafePath(path);
    return join(folder, path);
  };

  const place = { kind: 'folder', place: folder } as const;
  return {
    place,
    describe: async () => ({ ...place, freeBytes: await freeBytesOf(folder) }),
    findFault: () => findFolderFault(folder),
    write: async (path, content) => writeDurably(fileOf(path), content),
    find: async (path) => findFile(fileOf(path)),
    read: async (path, range): Promise<Readable> => createReadStream(fileOf(path), range),
    remove: async (path) => removeFile(fileOf(path)),
    locate: fileOf,
  };
}

/**
 * Written to a temporary file, flushed to disk, then renamed: a reader sees the whole file or none, even after a power
 * failure.
 */
async function writeDurably(file: string, content: Uint8Array): Promise<void> {
  const unfinished = unfinishedOf(file);
  try {
    await mkdir(dirname(file), { recursive: true });
    const handle = await open(unfinished, 'w', 0o640);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
    await syncFolder(dirname(file));
  } catch (cause) {
    await removeFile(file).catch(() => undefined);
    throw new FileStoreError('the file could not be written', { cause });
  }
}

/** The folder is made with its first file, so that it may not be there yet. */
async function freeBytesOf(folder: string): Promise<number> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (cause) {
    throw new FileStoreError('the folder cannot be written to', { cause });
  }
}

/** A full disk is described there: here it is about who may write. */
async function findFolderFault(folder: string): Promise<string | undefined> {
  try {
    await freeBytesOf(folder);
    return undefined;
  } catch (error) {
    const code = error instanceof Error ? errorCode(error.cause) : undefined;
    return `the folder ${folder} cannot be written to (${code ?? error}): check ROOFTREE_DATA_DIR, and who owns it`;
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

/** What a process leaves behind that was killed while it wrote. Named after the file, so that it is removed with it. */
const unfinishedOf = (file: string): string => join(dirname(file), `.${basename(file)}.unfinished`);

/** Also removes the file's folder when nothing else is in it. */
async function removeFile(file: string): Promise<void> {
  for (const path of [unfinishedOf(file), file]) {
    await unlink(path).catch((cause: unknown) => {
      if (!isMissing(cause)) throw new FileStoreError('the file could not be removed', { cause });
    });
  }
  await rmdir(dirname(file)).catch(() => undefined);
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '');
}
