import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareFolders } from '../../../infra/database/embedded-postgres/folders.ts';
import { findProgram } from '../../../infra/database/embedded-postgres/program.ts';
import { readMigrations } from '../../../infra/database/migrate/read-migrations.ts';
import type { Executor, Sql } from '../../../infra/database/sql.ts';
import { BackupError } from '../backup-error.ts';
import { fileObject } from '../make/copy-files.ts';
import { countRows } from '../make/count-rows.ts';
import type { Manifest } from '../make/manifest.ts';
import { readFileLists } from '../retention.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { extractBackup } from './extract-backup.ts';
import { findBackup } from './find-backup.ts';
import { recover } from './recover.ts';

interface Verified {
  backupId: string;
  schema: string;
  /** Up to where the archived log could be restored. */
  restorableUntil: Date;
  rows: { table: string; rows: number }[];
  files: number;
  faults: string[];
}

/**
 * Restores the newest backup into a scratch folder, first to its own end, where the numbers of rows must be those that
 * were counted when it was made, then to the end of the archive, where every file must be there. Nothing of it stays.
 */
export async function verifyBackup(store: BackupStore, scratchFolder = tmpdir()): Promise<Verified> {
  const found = await findBackup(store, null);
  const { manifest } = found;
  const home = mkdtempSync(join(scratchFolder, 'rooftree-verify-'));
  // PostgreSQL may run as another user.
  chmodSync(home, 0o711);
  const folders = prepareFolders(join(home, 'data'));
  try {
    // Root's PostgreSQL would lie elsewhere then, where nothing removes it.
    if (!folders.cluster.startsWith(home))
      throw new BackupError(
        `${scratchFolder} cannot be entered by PostgreSQL's account: choose another scratch folder`,
      );
    await extractBackup(store, found, folders);
    const program = findProgram(folders.account, folders.programCopies);
    const target = { restorePoint: manifest.restore_point };
    const atPoint = await recover({ folders, program, target }, (sql) => checkRows(sql, manifest));
    const atEnd = await recover({ folders, program, target: 'end' }, (sql) => checkEnd(store, sql, manifest));
    return {
      backupId: manifest.id,
      schema: manifest.schema,
      restorableUntil: atEnd.until ?? new Date(manifest.restorable_from),
      rows: atPoint.rows,
      files: atEnd.files,
      faults: [...atPoint.faults, ...atEnd.faults],
    };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function checkRows(sql: Sql, manifest: Manifest) {
  await untilPaused(sql);
  const faults = await checkSchema(sql, manifest.schema);
  const counts = await countRows(sql);
  for (const { table, before, after } of manifest.rows) {
    const rows = counts.get(table) ?? 0;
    if (rows < Math.min(before, after) || rows > Math.max(before, after))
      faults.push(`${table} has ${rows} rows, and had ${before} to ${after} when the backup was made`);
  }
  return { faults, rows: [...counts].map(([table, rows]) => ({ table, rows })) };
}

async function untilPaused(sql: Sql): Promise<void> {
  for (;;) {
    const [row] = await sql<[{ state: string }]>`SELECT pg_get_wal_replay_pause_state() AS state`;
    if (row.state === 'paused') return;
    await sleep(50);
  }
}

/** Without an expected one, any that this version knows. */
export async function checkSchema(sql: Executor, expected: string | null): Promise<string[]> {
  const known = (await readMigrations()).map(({ name }) => name);
  const applied = await sql<{ name: string }[]>`SELECT name FROM schema_migrations ORDER BY version`;
  const last = applied.at(-1)?.name;
  const unknown = applied.filter(({ name }) => !known.includes(name)).map(({ name }) => name);
  return [
    ...(expected === null || last === expected
      ? []
      : [`the schema is ${last ?? 'missing'}, and should be ${expected}`]),
    ...(unknown.length === 0
      ? []
      : [`this Rooftree does not know ${unknown.join(', ')}: verify with a newer one`]),
  ];
}

async function checkEnd(store: BackupStore, sql: Sql, manifest: Manifest) {
  const [row] = await sql<[{ at: Date | null }]>`SELECT pg_last_xact_replay_timestamp() AS at`;
  const faults = await checkSchema(sql, null);
  const kept = new Map((await store.list('files')).map(({ name, bytes }) => [name, bytes]));
  const written = new Map((await readFileLists(store, manifest)).live);
  const live = await sql<{ path: string }[]>`SELECT path FROM stored_files WHERE state = 'live'`;
  let files = 0;
  for (const { path } of live) {
    const bytes = kept.get(fileObject(path));
    if (bytes === undefined) faults.push(`the file ${path} is missing`);
    else if (bytes !== (written.get(path) ?? bytes)) faults.push(`the file ${path} has another length`);
    else files += 1;
  }
  // A page that was damaged on its way is found by reading it: PostgreSQL has a checksum in each.
  const tables = await sql<{ name: string }[]>`
    SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`;
  for (const { name } of tables) {
    try {
      await sql.unsafe(`SELECT count(*) FROM ${name}`);
    } catch (error) {
      faults.push(`${name} cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { until: row.at, files, faults: faults.slice(0, 100) };
}

export function assertVerified({ faults, backupId }: Verified): void {
  if (faults.length === 0) return;
  throw new BackupError([`backup ${backupId} is not as it should be:`, ...faults].join('\n  '));
}
