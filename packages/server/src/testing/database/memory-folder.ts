import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const SHARED_MEMORY = '/dev/shm';
const LEAST_BYTES = 4 * 1024 ** 3;

/**
 * Where tests have their databases: in memory where there is enough of it, since the files of a new database take ten
 * times as much processor time on a disk. Else, as in most containers, the folder for temporary files.
 */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    const [mount = ''] = readFileSync('/proc/mounts', 'utf8').match(/^\S+ \/dev\/shm .*/m) ?? [];
    return bavail * bsize >= LEAST_BYTES && !mount.includes('noexec') ? SHARED_MEMORY : tmpdir();
  } catch {
    // Not on Linux.
    return tmpdir();
  }
}
