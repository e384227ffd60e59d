import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { UNFINISHED_RESTORE } from '../../../infra/database/embedded-postgres/embedded-postgres.ts';
import { prepareFolders } from '../../../infra/database/embedded-postgres/folders.ts';
import { findProgram } from '../../../infra/database/embedded-postgres/program.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import { createLocalFiles } from '../../../infra/files/local-files.ts';
import { BackupError } from '../backup-error.ts';
import { forgetBackups } from '../backup-state.repository.ts';
import { fileObject, inGroups } from '../make/copy-files.ts';
import { folderOf, type Manifest, sha256 } from '../make/manifest.ts';
import { unseal } from '../seal.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { extractBackup } from './extract-backup.ts';
import { findBackup } from './find-backup.ts';
import { recover } from './recover.ts';

interface RestoreOptions {
  store: BackupStore;
  /** The data folder to be; missing or empty. */
  into: string;
  /** Null for everything that was archived. */
  moment: Date | null;
  /**
   * The private key that the secret key was sealed for; without it, or where the backup has none, the secret key is
   * left out.
   */
  identity: string | null;
}

interface Restored {
  backupId: string;
  /** When the last change that was restored was made; null when there was none after the copy. */
  lastChangeAt: Date | null;
  files: number;
  /** Files that the backup does not have. */
  missingFiles: string[];
  keyId: string | null;
  hasSecretKey: boolean;
}

/** Restores a backup into a data folder, on which a server can then be started. */
export async function restoreBackup({ store, into, moment, identity }: RestoreOptions): Promise<Restored> {
  if (existsSync(into) && readdirSync(into).length > 0)
    throw new BackupError(`${into} is not empty: restore into a new folder`);
  const found = await findBackup(store, moment);
  const { manifest } = found;
  const keys = identity === null ? null : await openSecretKey(store, manifest, identity);
  const folders = prepareFolders(into);
  if (existsSync(folders.cluster))
    throw new BackupError(`${folders.cluster} is there already: restore into another folder`);
  const marker = join(into, UNFINISHED_RESTORE);
  writeFileSync(marker, `backup ${manifest.id}\n`);

  await extractBackup(store, found, folders);
  const program = findProgram(folders.account, folders.programCopies);
  const target = moment === null ? 'end' : { moment };
  const restored = await recover({ folders, program, target }, async (sql) => {
    const lastChangeAt = await findLastChange(sql);
    const files = await restoreFiles(store, sql, join(into, 'files'));
    await forgetBackups(sql);
    return { lastChangeAt, ...files };
  });
  if (keys !== null) writeFileSync(join(into, 'secret-key'), `${keys.signing}\n`, { mode: 0o600 });
  rmSync(marker);
  return { backupId: manifest.id, ...restored, keyId: manifest.key_id, hasSecretKey: keys !== null };
}

/** PostgreSQL remembers it from its recovery. */
async function findLastChange(sql: Sql): Promise<Date | null> {
  const [row] = await sql<[{ at: Date | null }]>`SELECT pg_last_xact_replay_timestamp() AS at`;
  return row.at;
}

async function restoreFiles(store: BackupStore, sql: Sql, folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const target = createLocalFiles(folder);
  const rows = await sql<
    { path: string }[]
  >`SELECT path FROM stored_files WHERE state = 'live' ORDER BY path`;
  const missingFiles: string[] = [];
  await inGroups(rows, undefined, async ({ path }) => {
    if ((await store.sizeOf(fileObject(path))) === null) missingFiles.push(path);
    else await target.write(path, await buffer(await store.read(fileObject(path))), 'application/pdf');
  });
  return { files: rows.length - missingFiles.length, missingFiles };
}

async function openSecretKey(
  store: BackupStore,
  { id, secret_key: object }: Manifest,
  identity: string,
): Promise<{ signing: string } | null> {
  if (object === null) return null;
  const sealed = await text(await store.read(`${folderOf(id)}/${object.name}`));
  if (sha256(Buffer.from(sealed)) !== object.sha256)
    throw new BackupError('the sealed key is not as it was written');
  try {
    return JSON.parse(unseal(sealed, identity));
  } catch (cause) {
    throw new BackupError('the secret key was sealed for another identity than the given one', { cause });
  }
}
