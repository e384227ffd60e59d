/**
 * Takes out of package-lock.json what an installation must not read: `node scripts/trim-lock-file.ts`, after every
 * `npm install` that changes it; a test refuses a lock file that was not trimmed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const LOCK_FILE = join(import.meta.dirname, '../package-lock.json');

interface LockFile {
  packages: Record<string, { engines?: unknown; resolved?: string; link?: boolean }>;
}

/**
 * - `engines`: npm holds it against the Node that runs npm, and warns. The packages run on the Node that is a dependency
 *   itself (decision 2); `lock-file.test.ts` holds them against that one.
 * - Addresses of downloads: an installation asks the registry that its machine is set up for.
 */
export function trimLockFile(text: string): string {
  // npm's own format.
  const lock = JSON.parse(text) as LockFile;
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/')) continue;
    delete entry.engines;
    if (!entry.link) delete entry.resolved;
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(LOCK_FILE, trimLockFile(readFileSync(LOCK_FILE, 'utf8')));
