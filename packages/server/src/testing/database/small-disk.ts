import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '../../infra/error-code.ts';

export interface SmallDisk {
  folder: string;
  /** Leaves no room for anything; the function that it returns gives the room back. */
  fill(): () => void;
  /** With all that is on it. */
  remove(): void;
}

/** A disk of so many MiB, in memory; null where this process may not mount one. */
export function mountSmallDisk(mebibytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=0711`, 'tmpfs', folder];
  if (spawnSync('mount', options).status !== 0) {
    rmdirSync(folder);
    return null;
  }
  return {
    folder,
    fill() {
      const filler = join(folder, 'filler');
      for (const bytes of PIECES_BYTES) appendUntilFull(filler, bytes);
      return () => rmSync(filler);
    },
    remove() {
      const { status, stderr } = spawnSync('umount', [folder], { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
      rmdirSync(folder);
    },
  };
}

/** The last room is taken in the smallest pieces that a file grows by. */
const PIECES_BYTES = [1024 * 1024, 4096];

function appendUntilFull(file: string, bytes: number): void {
  try {
    while (true) appendFileSync(file, Buffer.alloc(bytes));
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC') throw error;
  }
}
