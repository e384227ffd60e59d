/**
 * Where the build of the page is. The folder is named after a fingerprint of every source that goes into it, so "is the
 * build there and fresh?" is one look at the file system, and servers of two versions never share a folder. Needs nothing
 * but Node: a server asks it at its start.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

const SOURCES = ['src', 'build.ts', 'build-folder.ts', 'package.json', '../engine/src', '../words/src'];

/** The folder of the finished build of the sources as they are now; `root` is the folder of this package. */
export async function buildFolder(root: string = import.meta.dirname): Promise<string> {
  return join(root, 'dist', await fingerprintSources(root));
}

export function isBuilt(folder: string): boolean {
  return existsSync(join(folder, 'server/render.js'));
}

async function fingerprintSources(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
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
