import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type Folders, hasCluster, prepareFolders } from './folders.ts';
import { ensureCluster } from './initialise.ts';
import { halt, isReady, launch, type ServerSettings } from './launch.ts';
import { acquireLease, type Lease } from './lease.ts';
import { findRunning } from './lock-file.ts';
import { findProgram } from './program.ts';

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** True for `rooftree serve`: a second one on the same data folder is refused. */
  isSoleServer: boolean;
  /** True where a missing database is a mistake, and is not to be created. */
  mustExist?: boolean;
  settings?: ServerSettings;
}

export interface EmbeddedPostgres {
  /** A URL for the given database of this server, in libpq's form for a Unix socket. */
  urlOf(database: string): string;
  /** True when this call started the server, false when it found it running. */
  wasStarted: boolean;
  /** Stops the server, unless another process still uses it. */
  release(): Promise<void>;
}

// Another process may stop or start the server at the same moment: then try again.
const ATTEMPTS = 20;
const RETRY_MS = 250;

/** Finds the running PostgreSQL of the data folder, or starts it; until released, it is restarted should it die. */
export async function useEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  refuseUnfinishedRestore(options.dataDir);
  if (options.mustExist) refuseMissingCluster(options.dataDir);
  const folders = prepareFolders(options.dataDir);
  const urlOf = (database: string) => socketUrl(folders, database);
  const state = { isReleased: false };

  async function acquire(): Promise<{ lease: Lease; wasStarted: boolean }> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const wasStarted = await ensureRunning(folders, options.settings ?? {});
        const onLost = () => void restore();
        const lease = await acquireLease(urlOf('postgres'), { isSoleServer: options.isSoleServer, onLost });
        return { lease, wasStarted };
      } catch (error) {
        const mayPass = !(error instanceof EmbeddedPostgresError) || error.mayPass;
        if (!mayPass || attempt === ATTEMPTS || state.isReleased) throw error;
        await sleep(RETRY_MS);
      }
    }
  }

  let acquired = acquire();
  async function restore(): Promise<void> {
    if (state.isReleased) return;
    acquired = acquire();
    // A server that cannot be restarted shows in every query; the process goes on and answers 503.
    await acquired.catch(() => {});
  }

  const { wasStarted } = await acquired;
  return {
    urlOf,
    wasStarted,
    async release() {
      state.isReleased = true;
      const current = await acquired.catch(() => null);
      await current?.lease.release(() => halt(folders.cluster));
    },
  };
}

/** In a data folder for as long as a backup is being restored into it. */
export const UNFINISHED_RESTORE = 'unfinished-restore';

function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, UNFINISHED_RESTORE))) return;
  throw new EmbeddedPostgresError(
    `a backup was being restored into ${dataDir} and did not come to its end: remove the folder, and restore again`,
  );
}

function refuseMissingCluster(dataDir: string): void {
  if (hasCluster(dataDir)) return;
  throw new EmbeddedPostgresError(
    `there is no database in ${resolve(dataDir)} that this user can find: name the folder of your installation in ROOFTREE_DATA_DIR or its PostgreSQL in ` +
      'DATABASE_URL, or create a new one there with `rooftree serve`',
  );
}

export function socketUrl({ socket }: Folders, database: string): string {
  return `postgres://rooftree@${encodeURIComponent(socket)}/${database}`;
}

/** True when it had to be started. */
async function ensureRunning(folders: Folders, settings: ServerSettings): Promise<boolean> {
  if (findRunning(folders.cluster) !== null) {
    await waitUntilReady(folders.cluster);
    return false;
  }
  const program = findProgram(folders.account, folders.programCopies);
  await ensureCluster(folders, program);
  await launch(folders, program, settings);
  return true;
}

async function waitUntilReady(clusterFolder: string): Promise<void> {
  for (let attempt = 0; !isReady(clusterFolder) && findRunning(clusterFolder) !== null; attempt += 1) {
    if (attempt === ATTEMPTS) {
      throw new EmbeddedPostgresError(
        `${clusterFolder} is in use by a PostgreSQL that does not answer (process ${findRunning(clusterFolder)?.pid}): ` +
          'stop it, or set ROOFTREE_DATA_DIR to another folder',
      );
    }
    await sleep(RETRY_MS);
  }
}
