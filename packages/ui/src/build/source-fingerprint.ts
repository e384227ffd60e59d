/** A fingerprint of every source that goes into a build: another one means that the build is too old. Needs nothing but Node. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** `sources` are files and folders, as paths from `root`. At once: to wait for each of a thousand small files takes three times as long. */
export function fingerprintSources(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const path of listFiles(join(root, source))) {
      if (path.endsWith('.test.ts')) continue;
      hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
