import { writeFileSync } from 'node:fs';
import { type Config, readConfig } from '../../../config.ts';
import { listBackups, type Manifest } from '../../../governance/backup/make/manifest.ts';
import { runBackup } from '../../../governance/backup/make/run-backup.ts';
import { findBackupPlace } from '../../../governance/backup/restore/find-backup.ts';
import { makeRecipient } from '../../../governance/backup/seal.ts';
import type { BackupStore } from '../../../governance/backup/store/backup-store.ts';
import { openBackupStore } from '../../../governance/backup/store/open-backup-store.ts';
import { errorCode } from '../../../infra/error-code.ts';
import { print, printJson, table } from '../../../infra/terminal.ts';
import { CliError, UsageError } from '../../cli-error.ts';
import { withDependencies } from '../../with-dependencies.ts';

export async function createBackupAction({ to, json }: { to?: string; json?: true }): Promise<void> {
  const place = placeOf(readConfig(), to, '--to');
  const run = await withDependencies((dependencies) => runBackup(dependencies, place));
  const { manifest, removed } = run;
  if (json) return printJson({ ...backupJson(manifest), place: run.place, removed });
  print(`Backup ${manifest.id} is whole: ${run.place}`);
  print(
    `It holds PostgreSQL (${mebibytes(manifest)} MiB) and ${manifest.file_count} files` +
      (manifest.missing_files > 0 ? `; ${manifest.missing_files} files are missing in the file store.` : '.'),
  );
  if (manifest.secret_key === null && manifest.key_id !== null) {
    print('The secret key is not in it: keep it yourself, or set BACKUP_RECIPIENT (rooftree backup key).');
  }
  if (removed.length > 0) print(`Removed: ${removed.join(', ')}`);
}

export async function listBackupsAction({ from, json }: { from?: string; json?: true }): Promise<void> {
  const config = readConfig();
  const backups = await withBackups(config, placeOf(config, from, '--from'), listBackups);
  if (json) return printJson(backups.map(backupJson));
  if (backups.length === 0) return print('There is no whole backup.');
  const rows = backups.map((manifest) => [
    manifest.id,
    manifest.restorable_from,
    String(mebibytes(manifest)),
    String(manifest.file_count),
    manifest.secret_key === null ? 'no' : 'sealed',
    manifest.schema,
  ]);
  print(table(['BACKUP', 'RESTORABLE FROM', 'MIB', 'FILES', 'SECRET KEY', 'SCHEMA'], rows));
}

export function backupKeyAction(file: string): void {
  const { identity, recipient } = makeRecipient();
  try {
    writeFileSync(file, identity, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw new CliError(`${file} is there already: choose another name`);
    throw error;
  }
  print(`BACKUP_RECIPIENT=${recipient}`);
  process.stderr.write(
    `The private key is in ${file}. Keep it away from this machine and from the backups: it opens the secret key in them.\n`,
  );
}

/** Opens the backups of one database at this place. */
export async function withBackups<Result>(
  config: Config,
  place: string,
  work: (store: BackupStore) => Promise<Result>,
): Promise<Result> {
  const outer = await openBackupStore(place, config);
  const found = await findBackupPlace(place, outer).finally(() => outer.close());
  const store = await openBackupStore(found, config);
  return work(store).finally(() => store.close());
}

export function placeOf(config: Config, given: string | undefined, option: string): string {
  const place = given ?? config.backupTo;
  if (place === null) throw new UsageError(`say where with ${option}, or set BACKUP_TO`);
  return place;
}

function mebibytes({ parts }: Manifest): number {
  return Math.ceil(parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024);
}

function backupJson(manifest: Manifest) {
  const { id, started_at, restorable_from, schema, key_id, rows, file_count, missing_files } = manifest;
  const bytes = manifest.parts.reduce((sum, part) => sum + part.bytes, 0);
  const has_secret_key = manifest.secret_key !== null;
  return {
    id,
    started_at,
    restorable_from,
    schema,
    key_id,
    bytes,
    rows,
    file_count,
    missing_files,
    has_secret_key,
  };
}
