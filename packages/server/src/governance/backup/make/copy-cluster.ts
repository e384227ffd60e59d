import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { packTar, type TarSource } from 'modern-tar/fs';
import { errorCode } from '../../../infra/error-code.ts';
import { attempt, type BackupStore } from '../store/backup-store.ts';
import { type ClusterEntry, listCluster } from './cluster-files.ts';
import type { ManifestObject } from './manifest.ts';

/** Of files before compression; one file is never split, and PostgreSQL's have at most 1 GiB. */
const PART_BYTES = 128 * 1024 * 1024;
const READ_BYTES = 1024 * 1024;

interface CopyOptions {
  cluster: string;
  store: BackupStore;
  /** Of the backup in the store. */
  target: string;
  /** For one part at a time, on its way. */
  scratch: string;
  signal?: AbortSignal;
}

/**
 * Copies the data folder of a running server, between `pg_backup_start` and `pg_backup_stop`, as tar files of bounded
 * size.
 */
export async function copyCluster(options: CopyOptions): Promise<ManifestObject[]> {
  const parts: ManifestObject[] = [];
  for (const entries of partsOf(await listCluster(options.cluster))) {
    options.signal?.throwIfAborted();
    const name = `part-${String(parts.length + 1).padStart(5, '0')}.tar.gz`;
    parts.push(await copyPart(options, name, entries));
  }
  return parts;
}

function partsOf(entries: readonly ClusterEntry[]): ClusterEntry[][] {
  const parts: ClusterEntry[][] = [];
  let room = 0;
  for (const entry of entries) {
    if (parts.length === 0 || entry.bytes > room) {
      parts.push([]);
      room = PART_BYTES;
    }
    parts.at(-1)?.push(entry);
    room -= entry.bytes;
  }
  return parts;
}

async function copyPart(
  { cluster, store, target, scratch, signal }: CopyOptions,
  name: string,
  entries: readonly ClusterEntry[],
): Promise<ManifestObject> {
  const file = join(scratch, name);
  const hash = createHash('sha256');
  const write = () =>
    pipeline(
      packTar(
        entries.map((entry) => sourceOf(cluster, entry)),
        // The library has no source for an empty folder.
        { map: (header) => (header.name.endsWith('/') ? { ...header, type: 'directory' } : header) },
      ),
      createGzip({ level: constants.Z_BEST_SPEED }),
      new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk);
          done(null, chunk);
        },
      }),
      createWriteStream(file, { mode: 0o600 }),
      ...(signal ? [{ signal }] : []),
    );
  try {
    await attempt(`cannot write ${file}`, write);
    const { size: bytes } = await stat(file);
    await store.put(`${target}/${name}`, { bytes, open: () => createReadStream(file) });
    return { name, bytes, sha256: hash.digest('hex') };
  } finally {
    await rm(file, { force: true });
  }
}

function sourceOf(cluster: string, { path, bytes }: ClusterEntry): TarSource {
  if (path.endsWith('/')) return { type: 'content', target: path, content: null, mode: 0o700 };
  if (bytes === 0) return { type: 'content', target: path, content: '', mode: 0o600 };
  const content = Readable.from(readExactly(join(cluster, path), bytes), { objectMode: false });
  return { type: 'stream', target: path, content, size: bytes, mode: 0o600 };
}

/**
 * As many bytes as the file had when it was listed: the server goes on writing. What was appended since is in the log,
 * and so is what was cut off or dropped: zeros in its place, as PostgreSQL's own tool does it.
 */
async function* readExactly(path: string, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes;
  try {
    const file = await open(path, 'r');
    try {
      while (left > 0) {
        const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(left, READ_BYTES)));
        if (bytesRead === 0) break;
        left -= bytesRead;
        yield buffer.subarray(0, bytesRead);
      }
    } finally {
      await file.close();
    }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  for (; left > 0; left -= Math.min(left, READ_BYTES)) yield Buffer.alloc(Math.min(left, READ_BYTES));
}
