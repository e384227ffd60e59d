import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { release, totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Folders } from './folders.ts';
import { freeBytes } from './free-bytes.ts';
import { clearStaleLock, findRunning, isServing } from './lock-file.ts';
import type { Program } from './program.ts';

export type ServerSettings = Readonly<Record<string, string>>;

// Crash recovery of a busy database takes seconds, not minutes; past this something is wrong.
const START_LIMIT_MS = 60_000;
// With what comes before it a stop takes less than 10 s; after an end at once PostgreSQL recovers by itself.
const STOP_LIMIT_MS = 3_000;
// PostgreSQL kills those of its processes that do not end at once after 5 s.
const QUIT_LIMIT_MS = 6_000;
const POLL_MS = 10;
// PostgreSQL writes its log of changes in files of this size.
const WAL_SEGMENT_BYTES = 16 * 1024 * 1024;

interface LaunchOptions {
  limitMs?: number;
  /** Gives the start up: what was started has ended before the call is rejected. */
  signal?: AbortSignal | undefined;
}

/**
 * Starts the server as a process of its own session (a Ctrl-C in the terminal is not for it) and waits until it is
 * ready.
 */
export async function launch(
  folders: Folders,
  program: Program,
  settings: ServerSettings,
  { limitMs = START_LIMIT_MS, signal }: LaunchOptions = {},
): Promise<void> {
  signal?.throwIfAborted();
  clearStaleLock(folders.cluster, folders.socket);
  const logFile = `${folders.cluster}.log`;
  const log = openSync(logFile, 'a', 0o600);
  const logStart = fstatSync(log).size;
  const all = { ...defaultSettings(folders), ...settings };
  const server = spawn(
    program.postgres,
    ['-D', folders.cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { cwd: '/', env: { TZ: 'UTC' }, stdio: ['ignore', log, log], detached: true, ...folders.account },
  );
  closeSync(log);
  const state = { hasEnded: false };
  const ended = new Promise<void>((resolve) => {
    const onEnd = () => {
      state.hasEnded = true;
      resolve();
    };
    server.once('error', onEnd).once('exit', onEnd).unref();
  });

  const deadline = Date.now() + limitMs;
  while (!isReady(folders.cluster)) {
    if (state.hasEnded) throw startFailure(lastFatalLine(logFile, logStart) || reasonWithoutLog(folders));
    if (signal?.aborted) {
      server.kill('SIGQUIT');
      await ended;
      throw signal.reason;
    }
    if (Date.now() > deadline) throw startFailure(`it takes too long, see ${logFile}`);
    await sleep(POLL_MS);
  }
}

function startFailure(reason: string): EmbeddedPostgresError {
  // A server that started in the same moment, or the last processes of one that was killed.
  const mayPass = /lock file .* already exists|shared memory block .* still in use/.test(reason);
  return new EmbeddedPostgresError(`PostgreSQL did not start: ${reason}`, { mayPass });
}

export function isReady(clusterFolder: string): boolean {
  return findRunning(clusterFolder)?.isReady === true;
}

/**
 * Ends it in order (open transactions are rolled back, memory is written out); at once when that takes too long. After
 * that nothing writes to its folder.
 */
export function halt(clusterFolder: string, limitMs = STOP_LIMIT_MS): Promise<void> {
  return haltProcess(findRunning(clusterFolder)?.pid, clusterFolder, limitMs);
}

/** Only that process: another one that serves the folder by now goes on. */
export async function haltProcess(
  pid: number | undefined,
  clusterFolder: string,
  limitMs = STOP_LIMIT_MS,
): Promise<void> {
  if (pid === undefined || !isServing(pid, clusterFolder)) return;
  const hasEnded = async (signal: NodeJS.Signals, withinMs: number): Promise<boolean> => {
    if (!sendSignal(pid, signal)) return true;
    const deadline = Date.now() + withinMs;
    while (isServing(pid, clusterFolder)) {
      if (Date.now() >= deadline) return false;
      await sleep(POLL_MS);
    }
    return true;
  };
  if (!(await hasEnded('SIGINT', limitMs))) await hasEnded('SIGQUIT', QUIT_LIMIT_MS);
}

/** False when there is no such process any more. */
function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

function defaultSettings(folders: Folders): ServerSettings {
  // In a container its limit, which the machine's memory says nothing about.
  const memoryMb =
    Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 1024 / 1024;
  // An eighth of it, because the API, the worker and their threads live on it too.
  const sharedBuffersMb = Math.round(Math.min(Math.max(memoryMb / 8, 64), 1024));
  return {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: `"${folders.socket.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    shared_buffers: `${sharedBuffersMb}MB`,
    effective_cache_size: `${Math.round(memoryMb / 2)}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    // While the archive of backups cannot be written, its part of the log is retained, but never until the disk is
    // full.
    max_slot_wal_keep_size: '10GB',
    checkpoint_timeout: '15min',
    // Solid-state disks: a random page costs nearly what a sequential one does.
    random_page_cost: '1.1',
    // Compiling a plan costs more than our short queries take.
    jit: 'off',
    // After a crash PostgreSQL makes sure of what is on the disk: by one call, where it reports errors, not one for
    // each of its files.
    ...(hasReliableSyncfs() && { recovery_init_sync_method: 'syncfs' }),
    log_checkpoints: 'off',
    timezone: 'UTC',
  };
}

/**
 * Linux before 5.8 does not report what it could not write.
 * https://www.postgresql.org/docs/18/runtime-config-error-handling.html
 */
function hasReliableSyncfs(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number);
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8));
}

/** What PostgreSQL answers to a connection that comes too early is not why it ended. */
const REFUSAL =
  /the database system is (?:not yet accepting connections|starting up|shutting down|in recovery)/;

function lastFatalLine(logFile: string, from: number): string {
  const lines = readFileSync(logFile).subarray(from).toString('utf8').trim().split('\n');
  const last =
    lines.findLast((line) => /FATAL|PANIC/.test(line) && !REFUSAL.test(line)) ?? lines.at(-1) ?? '';
  return last.replace(/^.*?(?:FATAL|PANIC): +/, '');
}

/** On a full disk PostgreSQL cannot even log why it ended. */
function reasonWithoutLog({ cluster }: Folders): string {
  return freeBytes(cluster) < WAL_SEGMENT_BYTES ? `the disk of ${cluster} is full` : 'no message';
}
