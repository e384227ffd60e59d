import { statfsSync } from 'node:fs';

/** What the disk of this folder has left for its user; 0 when the folder is gone. */
export function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
