import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { Executor } from '../../../infra/database/sql.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { segmentName, segmentOf, type WalLine } from './wal-segments.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Where the server writes its log, and how far it is on disk. */
interface WalPosition extends WalLine {
  folder: string;
  /** The first segment that is not whole yet. */
  openSegment: number;
}

export const walObject = (name: string): string => `wal/${name}.gz`;

export async function findWalPosition(sql: Executor): Promise<WalPosition> {
  const [row] = await sql<[{ file: string; flushed: string; segmentBytes: number; folder: string }]>`
    SELECT pg_walfile_name(pg_current_wal_lsn()) AS file, pg_current_wal_flush_lsn()::text AS flushed,
      (SELECT setting::int FROM pg_settings WHERE name = 'wal_segment_size') AS "segmentBytes",
      current_setting('data_directory') AS folder`;
  const line = { timeline: Number.parseInt(row.file.slice(0, 8), 16), segmentBytes: row.segmentBytes };
  return { ...line, folder: join(row.folder, 'pg_wal'), openSegment: segmentOf(row.flushed, line) };
}

/** Archives one segment. One that is there already must be the same: else two servers write to one archive. */
export async function archiveSegment(
  store: BackupStore,
  position: WalPosition,
  segment: number,
): Promise<void> {
  const name = segmentName(segment, position);
  await archiveFile(store, join(position.folder, name), name);
}

/** A server that was restored or promoted has a file that names the log from which its own branched off. */
export async function archiveHistory(store: BackupStore, { folder }: WalPosition): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^[0-9A-F]{8}\.history$/.test(name));
  for (const name of names) await archiveFile(store, join(folder, name), name);
}

async function archiveFile(store: BackupStore, file: string, name: string): Promise<void> {
  const content = await readFile(file);
  if ((await store.sizeOf(walObject(name))) === null) {
    await store.put(walObject(name), await compress(content, { level: constants.Z_BEST_SPEED }));
    return;
  }
  const archived = await readArchived(store, name);
  if (digest(archived) !== digest(content)) {
    throw new Error(
      `${store.locate(walObject(name))} holds another server's log: give each server a place of its own`,
    );
  }
}

async function readArchived(store: BackupStore, name: string): Promise<Buffer> {
  return decompress(await buffer(await store.read(walObject(name))));
}

function digest(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
