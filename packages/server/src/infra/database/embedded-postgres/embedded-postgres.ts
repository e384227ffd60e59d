import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type Folders, hasCluster, prepareFolders } from './folders.ts';
import { freeBytes } from './free-bytes.ts';
import { ensureCluster } from './initialise.ts';
import { halt, haltProcess, isReady, launch, type ServerSettings } from './launch.ts';
import { acquireLease, type Lease } from './lease.ts';
import { findRunning, findWithoutSocket } from './lock-file.ts';
import { findProgram } from './program.ts';
import { recover } from './recovery.ts';

interface EmbeddedPostgresOptions {
  dataDir: string;
  /** True for `rooftree serve`: a second one on the same data folder is refused. */
  isSoleServer: boolean;
  /** True where a missing database is a mistake, and is not to be created. */
  mustExist?: boolean;
  settings?: ServerSettings;
  /** Gives the start up; later `release` does that. */
  signal?: AbortSignal | undefined;
}

export interface EmbeddedPostgres {
  /** A URL for the given database of this server, in libpq's form for a Unix socket. */
  urlOf(database: string): string;
  /** True when this call started the server, false when it found it running. */
  wasStarted: boolean;
  /** What the listener gets: why the server cannot be restarted, or null once it is. */
  onRecovery(listener: (failure: string | null) => void): void;
  /** Stops the server, unless another process still uses it. */
  release(): Promise<void>;
}

// Another process may stop or start the server at the same moment: then try again.
const ATTEMPTS = 20;
const RETRY_MS = 250;
// Of a stop, to find out who else uses the server.
const LAST_ATTEMPT_MS = 1000;
// Open connections outlive a removed socket: without a check that would go unnoticed until they end.
const LOOK_EVERY_MS = 1000;

/**
 * Finds the running PostgreSQL of the data folder, or starts it; until released, it is restarted should it die or lose
 * its socket.
 */
export async function useEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  refuseUnfinishedRestore(options.dataDir);
  if (options.mustExist) refuseMissingCluster(options.dataDir);
  const folders = prepareFolders(options.dataDir);
  const urlOf = (database: string) => socketUrl(folders, database);
  const settings = options.settings ?? {};
  const stopping = new AbortController();
  const { signal } = stopping;
  let lease: Lease | null = null;
  let recovering: Promise<void> | undefined;
  let released: Promise<void> | undefined;
  let report: (failure: string | null) => void = () => {};

  async function acquire(attemptSignal: AbortSignal): Promise<void> {
    const { isSoleServer } = options;
    const onLost = () => {
      lease = null;
      startRecovery();
    };
    lease = await acquireLease(urlOf('postgres'), { isSoleServer, onLost, signal: attemptSignal });
  }

  /** Never makes a database: where the old one is gone, its disk is, and must come back. */
  async function restart(): Promise<void> {
    if (!existsSync(join(folders.cluster, 'PG_VERSION')))
      throw new EmbeddedPostgresError(`${folders.cluster} is gone: bring its disk back`);
    prepareFolders(options.dataDir);
    const unreachable = findWithoutSocket(folders.cluster);
    if (unreachable !== null) {
      await lease?.abandon();
      lease = null;
      await haltProcess(unreachable, folders.cluster);
    }
    await ensureRunning(folders, settings, signal);
    if (lease === null) await acquire(signal);
  }

  function startRecovery(): void {
    if (signal.aborted) return;
    recovering ??= recover({
      attempt: restart,
      freeBytes: () => freeBytes(folders.cluster),
      onChange: (failure) => report(failure),
      signal,
    }).finally(() => {
      recovering = undefined;
      // Lost again in the moment in which it was recovered.
      if (lease === null) startRecovery();
    });
  }

  async function stop(): Promise<void> {
    stopping.abort();
    clearInterval(look);
    await recovering;
    // Stopped in the middle of a recovery: only a lease shows whether others use the server.
    if (lease === null && !options.isSoleServer)
      await acquire(AbortSignal.timeout(LAST_ATTEMPT_MS)).catch(() => {});
    const isSettled = (await lease?.release(() => halt(folders.cluster))) ?? false;
    // A worker beside the only server would restart it for itself.
    if (!isSettled && options.isSoleServer) await halt(folders.cluster);
  }

  const startSignal = options.signal ?? signal;
  let wasStarted = false;
  try {
    await repeatWhilePassing(async () => {
      await haltProcess(findWithoutSocket(folders.cluster) ?? undefined, folders.cluster);
      if (await ensureRunning(folders, settings, startSignal)) wasStarted = true;
      await acquire(startSignal);
    }, startSignal);
  } catch (error) {
    if (wasStarted) await halt(folders.cluster);
    throw error;
  }
  const look = setInterval(() => {
    if (findWithoutSocket(folders.cluster) !== null) startRecovery();
  }, LOOK_EVERY_MS).unref();

  return {
    urlOf,
    wasStarted,
    onRecovery: (listener) => {
      report = listener;
    },
    release: () => {
      released ??= stop();
      return released;
    },
  };
}

async function repeatWhilePassing(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const mayPass = !(error instanceof EmbeddedPostgresError) || error.mayPass;
      if (!mayPass || attempt === ATTEMPTS || signal.aborted) throw error;
      await sleep(RETRY_MS, undefined, { signal });
    }
  }
}

/** In a data folder for as long as a backup is being restored into it. */
export const UNFINISHED_RESTORE = 'unfinished-restore';

function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, UNFINISHED_RESTORE))) return;
  throw new EmbeddedPostgresError(
    `a restore into ${dataDir} did not finish: delete the folder and restore again`,
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
async function ensureRunning(
  folders: Folders,
  settings: ServerSettings,
  signal: AbortSignal,
): Promise<boolean> {
  if (findRunning(folders.cluster) !== null) {
    await waitUntilReady(folders.cluster, signal);
    return false;
  }
  const program = findProgram(folders.account, folders.programCopies);
  await ensureCluster(folders, program);
  await launch(folders, program, settings, { signal });
  return true;
}

async function waitUntilReady(clusterFolder: string, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; !isReady(clusterFolder) && findRunning(clusterFolder) !== null; attempt += 1) {
    if (attempt === ATTEMPTS) {
      throw new EmbeddedPostgresError(
        `${clusterFolder} is in use by a PostgreSQL that does not respond (process ${findRunning(clusterFolder)?.pid}): ` +
          'stop it, or set ROOFTREE_DATA_DIR to another folder',
      );
    }
    await sleep(RETRY_MS, undefined, { signal });
  }
}
