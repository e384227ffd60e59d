import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const SOCKET_NAME = '.s.PGSQL.5432';

/** What a running PostgreSQL writes into `postmaster.pid` of its data folder. */
interface LockFile {
  pid: number;
  isReady: boolean;
  /** Where it made its socket; empty until it has. */
  socketFolder: string;
}

function readLockFile(clusterFolder: string): LockFile | null {
  try {
    // Line by line: pid, data folder, start time, port, socket folder, listen address, shared memory, status.
    const lines = readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number.parseInt(lines[0] ?? '', 10);
    if (!Number.isInteger(pid)) return null;
    return { pid, isReady: lines[7]?.trim() === 'ready', socketFolder: lines[4]?.trim() ?? '' };
  } catch {
    return null;
  }
}

/**
 * The running server of this folder, or null. After a crash the number in the lock may belong to any process, so it
 * must be a PostgreSQL that works in this very folder (every PostgreSQL makes its data folder its working folder).
 */
export function findRunning(clusterFolder: string): LockFile | null {
  const lock = readLockFile(clusterFolder);
  return lock !== null && isServing(lock.pid, clusterFolder) ? lock : null;
}

/**
 * The process id of a server that runs and cannot be reached, because its socket was removed; else null. It never makes
 * another one.
 */
export function findWithoutSocket(clusterFolder: string): number | null {
  const server = findRunning(clusterFolder);
  if (server?.isReady !== true || existsSync(join(server.socketFolder, SOCKET_NAME))) return null;
  return server.pid;
}

export function isServing(pid: number, clusterFolder: string): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.includes('(postgres)') && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterFolder);
  } catch {
    return false;
  }
}

/**
 * PostgreSQL clears a lock left by a crash, except when the number in it belongs by now to a live process of the same
 * user; in a restarted container that is common, and only we can see that it is no PostgreSQL.
 */
export function clearStaleLock(clusterFolder: string, socketFolder: string): void {
  if (readLockFile(clusterFolder) === null || findRunning(clusterFolder) !== null) return;
  rmSync(join(clusterFolder, 'postmaster.pid'), { force: true });
  rmSync(join(socketFolder, `${SOCKET_NAME}.lock`), { force: true });
}
