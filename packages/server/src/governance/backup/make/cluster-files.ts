import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../../infra/error-code.ts';

export interface ClusterEntry {
  /** Relative to the data folder; a folder's ends with a slash. */
  path: string;
  bytes: number;
}

/**
 * What PostgreSQL's manual leaves out of a copy ("Backing Up The Data Directory"): folders whose content belongs to the
 * running server, and files about that one process. The log is archived by itself.
 */
const EMPTIED = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const LEFT_OUT =
  /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label(\.old)?|.*\.signal)$/;
/** Goes last, so that the copy never says more than its other files hold. */
const CONTROL_FILE = 'global/pg_control';

export async function listCluster(folder: string): Promise<ClusterEntry[]> {
  const entries: ClusterEntry[] = [];
  await walk(folder, '', entries);
  const control = entries.filter(({ path }) => path === CONTROL_FILE);
  return [...entries.filter(({ path }) => path !== CONTROL_FILE), ...control];
}

async function walk(root: string, below: string, entries: ClusterEntry[]): Promise<void> {
  for (const entry of await readdir(join(root, below), { withFileTypes: true })) {
    const path = `${below}${entry.name}`;
    if (LEFT_OUT.test(path)) continue;
    if (entry.isDirectory()) {
      entries.push({ path: `${path}/`, bytes: 0 });
      if (path === 'pg_wal') entries.push({ path: 'pg_wal/archive_status/', bytes: 0 });
      if (!EMPTIED.has(path)) await walk(root, `${path}/`, entries);
    } else if (entry.isFile()) {
      const bytes = await sizeOf(join(root, path));
      if (bytes !== null) entries.push({ path, bytes });
    } else {
      throw new Error(`${join(root, path)} is neither a file nor a folder: tablespaces are not backed up`);
    }
  }
}

/** Null for a table that was dropped in this moment. */
async function sizeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
