/** A fingerprint of every source that goes into a build: another one means that the build is too old. Needs nothing but Node. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** `sources` are files and folders, as paths from `root`. At once: to wait for each of a thousand small files takes three times as long. */
export function fingerprintSources(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const top = join(root, source);
    for (const path of listFiles(top).sort())
      hash.update(source).update(path.slice(top.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

// By ourselves: Node's own recursive reading takes twice as long, at every start.
function listFiles(path: string, found: string[] = []): string[] {
  if (!statSync(path).isDirectory()) return [path];
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) listFiles(inside, found);
    else if (!entry.name.endsWith('.test.ts')) found.push(inside);
  }
  return found;
}
