/** Backups in a folder: of another disk, or mounted from another machine. */
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rmdir, stat, unlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../../../infra/error-code.ts';
import { assertSafeName, attempt, type BackupStore } from './backup-store.ts';

export function createFolderStore(folder: string): BackupStore {
  const fileOf = (name: string): string => {
    assertSafeName(name);
    return join(folder, name);
  };
  const below = (name: string) => (name === '' ? folder : fileOf(name));

  return {
    put: (name, content) =>
      attempt(`cannot write ${fileOf(name)}`, () =>
        writeWhole(fileOf(name), content instanceof Uint8Array ? Readable.from([content]) : content.open()),
      ),
    read: (name) =>
      attempt(`cannot read ${fileOf(name)}`, async () => (await open(fileOf(name), 'r')).createReadStream()),
    sizeOf: (name) =>
      attempt(`cannot look up ${fileOf(name)}`, async () => {
        const found = await stat(fileOf(name)).catch(nullWhenMissing);
        return found === null ? null : found.size;
      }),
    list: (name) =>
      attempt(`cannot list ${below(name)}`, async () => {
        const entries = await readdir(below(name), { recursive: true, withFileTypes: true }).catch(
          nullWhenMissing,
        );
        const files = (entries ?? []).filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
        return Promise.all(
          files.map(async (entry) => {
            const path = join(entry.parentPath, entry.name);
            return { name: relative(folder, path), bytes: (await stat(path)).size };
          }),
        );
      }),
    folders: (name) =>
      attempt(`cannot list ${below(name)}`, async () => {
        const entries = await readdir(below(name), { withFileTypes: true }).catch(nullWhenMissing);
        return (entries ?? []).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
      }),
    remove: (name) =>
      attempt(`cannot remove ${fileOf(name)}`, async () => {
        await unlink(fileOf(name)).catch(nullWhenMissing);
        // Only when nothing else is in it.
        await rmdir(dirname(fileOf(name))).catch(() => undefined);
      }),
    locate: (name) => (name === undefined ? folder : fileOf(name)),
    close: () => {},
  };
}

/**
 * Beside its place, flushed, then renamed: what was cut off is never taken for the whole. Only its owner can read a
 * backup.
 */
async function writeWhole(file: string, content: Readable): Promise<void> {
  const unfinished = join(dirname(file), `.${process.pid}-${file.slice(file.lastIndexOf('/') + 1)}`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    await pipeline(content, createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, file);
  } catch (error) {
    await unlink(unfinished).catch(() => undefined);
    // Only when nothing else is in it.
    await rmdir(dirname(file)).catch(() => undefined);
    throw error;
  }
  const handle = await open(dirname(file), 'r');
  await handle.sync().finally(() => handle.close());
}

function nullWhenMissing(error: unknown): null {
  if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return null;
  throw error;
}
