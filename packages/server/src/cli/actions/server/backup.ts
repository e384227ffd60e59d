import { readFileSync, writeFileSync } from 'node:fs';
import { type Config, readConfig } from '../../../config.ts';
import { listBackups, type Manifest } from '../../../governance/backup/make/manifest.ts';
import { runBackup } from '../../../governance/backup/make/run-backup.ts';
import { openFoundStore } from '../../../governance/backup/restore/open-found-store.ts';
import { makeRecipient } from '../../../governance/backup/seal.ts';
import type { BackupStore } from '../../../governance/backup/store/backup-store.ts';
import { errorCode } from '../../../infra/error-code.ts';
import { print, printJson, table } from '../../../infra/terminal.ts';
import { CliError, UsageError } from '../../cli-error.ts';
import { withDependencies } from '../../with-dependencies.ts';

export async function createBackupAction({ to, json }: { to?: string; json?: true }): Promise<void> {
  const place = placeOf(readConfig(), to, '--to');
  const run = await withDependencies((dependencies) => runBackup(dependencies, place));
  const { manifest, removed } = run;
  if (json)
    return printJson({ ...backupJson(manifest), place: run.place, encrypted: run.isEncrypted, removed });
  print(`Backup ${manifest.id} is complete: ${run.place}`);
  print(
    `It holds PostgreSQL (${mebibytes(manifest)} MiB) and ${manifest.file_count} files` +
      (manifest.missing_files > 0 ? `; ${manifest.missing_files} files are missing in the file store.` : '.'),
  );
  if (!run.isEncrypted) {
    print(
      'It is not encrypted: anyone who gets hold of it can read it. Set BACKUP_RECIPIENT (rooftree backup key).',
    );
  }
  if (manifest.secret_key === null && manifest.key_id !== null)
    print('The secret key is not included: store it yourself.');
  if (removed.length > 0) print(`Removed: ${removed.join(', ')}`);
}

interface ListCommand {
  from?: string;
  identity?: string;
  json?: true;
}

export async function listBackupsAction({ from, identity, json }: ListCommand): Promise<void> {
  const config = readConfig();
  const place = placeOf(config, from, '--from');
  const backups = await withBackups(config, { place, identity: readIdentity(identity) }, listBackups);
  if (json) return printJson(backups.map(backupJson));
  if (backups.length === 0) return print('There is no complete backup.');
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
    if (errorCode(error) === 'EEXIST') throw new CliError(`${file} already exists: choose another name`);
    throw error;
  }
  print(`BACKUP_RECIPIENT=${recipient}`);
  process.stderr.write(
    `The private key is in ${file}. Store it away from this machine and from the backups: nothing else decrypts them.\n`,
  );
}

/** Opens the backups of one database at this place. */
export async function withBackups<Result>(
  config: Config,
  { place, identity }: { place: string; identity: string | null },
  work: (store: BackupStore) => Promise<Result>,
): Promise<Result> {
  const store = await openFoundStore(config, place, identity);
  return work(store).finally(() => store.close());
}

/** The private key in this file; null without one. */
export function readIdentity(file: string | undefined): string | null {
  if (file === undefined) return null;
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CliError(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  }
}

export function placeOf(config: Config, given: string | undefined, option: string): string {
  const place = given ?? config.backupTo;
  if (place === null) throw new UsageError(`give ${option} or set BACKUP_TO`);
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
