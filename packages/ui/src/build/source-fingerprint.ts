/** A fingerprint of every source that goes into a build: another one means that the build is too old. Needs nothing but Node. */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** `sources` are files and folders, as paths from `root`. */
export async function fingerprintSources(root: string, sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const path of await listFiles(join(root, source))) {
      if (path.endsWith('.test.ts')) continue;
      hash
        .update(relative(root, path))
        .update('\0')
        .update(await readFile(path))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function listFiles(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
