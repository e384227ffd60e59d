import packageFile from '../../../package.json' with { type: 'json' };
import type { Config } from '../../config.ts';
import { describeLabels, type LabelsDescription } from '../../estates/registers/label-file.repository.ts';
import { describeDatabase } from '../../infra/database/health/describe-database.ts';
import type { Sql } from '../../infra/database/sql.ts';
import type { FileStore, StoreDescription } from '../../infra/files/file-store.ts';
import { FileStoreError } from '../../infra/files/file-store.ts';
import type { Mailer } from '../../infra/mail/mailer.ts';
import { describeQueue, type QueueDescription } from '../../infra/queue/describe-queue.ts';
import { type BackupsDescription, describeBackups } from '../backup/describe-backups.ts';

/** The state of the whole platform, the same for the command and the console. */
export interface PlatformStatus {
  version: string;
  database: {
    kind: 'embedded' | 'from DATABASE_URL';
    postgresVersion: string;
    sizeMib: number;
    migrations: number;
    lastMigration: string;
  };
  queue: QueueDescription;
  backups: BackupsDescription;
  storage: Omit<StoreDescription, 'freeBytes'> & { isReachable: boolean; freeMib: number | null };
  hasMail: boolean;
  /** Of the Dutch register of energy labels; null while the operator has set no key. */
  labels: LabelsDescription | null;
}

export interface StatusSources {
  sql: Sql;
  config: Config;
  files: FileStore;
  mailer: Mailer | null;
}

const MIB = 1024 * 1024;

export async function readPlatformStatus({
  sql,
  config,
  files,
  mailer,
}: StatusSources): Promise<PlatformStatus> {
  const [database, queue, backups, storage, labels] = await Promise.all([
    describeDatabase(sql),
    describeQueue(sql),
    describeBackups(sql, config),
    readStorage(files),
    config.epOnlineKey === null ? null : describeLabels(sql),
  ]);
  return {
    version: packageFile.version,
    database: {
      kind: config.databaseUrl === null ? 'embedded' : 'from DATABASE_URL',
      postgresVersion: database.postgresVersion,
      sizeMib: Math.round(database.sizeBytes / MIB),
      migrations: database.migrations,
      lastMigration: database.lastMigration,
    },
    queue,
    backups,
    storage,
    hasMail: mailer !== null,
    labels,
  };
}

async function readStorage(files: FileStore): Promise<PlatformStatus['storage']> {
  try {
    const { freeBytes } = await files.describe();
    const freeMib = freeBytes === null ? null : Math.floor(freeBytes / MIB);
    return { ...files.place, isReachable: true, freeMib };
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    return { ...files.place, isReachable: false, freeMib: null };
  }
}
