import { findSecretKeys } from '../../../access/secret-keys/read-secret-keys.ts';
import type { Config } from '../../../config.ts';
import { Fault } from '../../../fault.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import type { FileStore } from '../../../infra/files/file-store.ts';
import { BackupError } from '../backup-error.ts';
import {
  listStates,
  loadIdentity,
  recordBegun,
  recordFailure,
  recordSuccess,
} from '../backup-state.repository.ts';
import { removeOldBackups, removeUnfinished } from '../retention.ts';
import { openOwnStore } from '../store/open-own-store.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';

export interface BackupDependencies {
  config: Config;
  sql: Sql;
  databaseUrl: string;
  files: FileStore;
}

export interface BackupRun {
  manifest: Manifest;
  /** Where it is. */
  place: string;
  isEncrypted: boolean;
  /** The ids of backups that were removed because newer ones suffice. */
  removed: string[];
}

export function refuseForeignDatabase({ databaseUrl }: Config): void {
  if (databaseUrl === null) return;
  throw new BackupError(
    'only the embedded database is backed up by Rooftree: back up the one of DATABASE_URL with its own tools ' +
      '(see docs/operations.md), and check a restored copy with `rooftree backup verify --database-url`',
  );
}

/** Makes a backup and notes how it went. Old ones are removed only from the place that the settings name. */
export async function runBackup(
  { config, sql, databaseUrl, files }: BackupDependencies,
  given: string,
  signal?: AbortSignal,
): Promise<BackupRun> {
  refuseForeignDatabase(config);
  const isOwn = given === config.backupTo;
  // A copy elsewhere, beside the scheduled ones, says nothing about those.
  const isNoted = isOwn || config.backupTo === null;
  const { store, recordedPlace: place, prepare } = await openOwnStore({ sql, config }, given);
  const keys = findSecretKeys(config);
  const { backupRecipient: recipient } = config;
  let begun: string | undefined;
  try {
    if (isOwn) {
      const unfinished = (await listStates(sql)).find(({ kind }) => kind === 'backup')?.unfinishedId;
      if (unfinished != null) await removeUnfinished(store, unfinished);
    }
    await prepare();
    const manifest = await makeBackup({
      databaseUrl,
      dataDir: config.dataDir,
      files,
      store,
      identity: await loadIdentity(sql),
      sealed:
        recipient === null || keys === null
          ? null
          : { recipient, keys: { signing: keys.signing, fallback: keys.fallback } },
      ...(signal && { signal }),
      onBegin: async (id) => {
        begun = id;
        if (isOwn) await recordBegun(sql, place, id);
      },
    });
    if (isNoted) await recordSuccess(sql, { kind: 'backup', place, backupId: manifest.id });
    const removed = isOwn ? await removeOldBackups(store, config.backupKeep) : [];
    return { manifest, place: store.locate(), isEncrypted: recipient !== null, removed };
  } catch (error) {
    // What is there of it would keep a full disk full, and the archive of the log with it. A process that stops leaves
    // that to the next.
    if (begun !== undefined && !signal?.aborted) await removeUnfinished(store, begun).catch(() => undefined);
    const failure = error instanceof Error ? error.message : String(error);
    // The database may be what failed. A process that stops, or comes second, is no failure.
    if (isNoted && !signal?.aborted && !(error instanceof Fault))
      await recordFailure(sql, 'backup', place, failure).catch(() => undefined);
    throw error;
  } finally {
    store.close();
  }
}
