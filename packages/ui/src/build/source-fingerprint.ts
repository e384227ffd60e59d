/**
 * A fingerprint of every source that goes into a build: another one means that the build is too old. Needs nothing but
 * Node.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `sources` are files and folders, as paths from `root`. At once: to wait for each of a thousand small files takes
 * three times as long.
 */
export function fingerprintSources(root: string, sources: readonly string[]): string {
  // Not imported above: the start of a command that finds nothing changed has no use for it.
  const hash = process.getBuiltinModule('node:crypto').createHash('sha256');
  for (const source of sources) {
    const top = join(root, source);
    for (const path of listFiles(top).sort())
      hash.update(source).update(path.slice(top.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * What no write to a source leaves as it is, whatever it does to the time of the file: two equal stamps have one
 * fingerprint. To read them takes a third of the time that all contents take.
 */
export function stampSources(root: string, sources: readonly string[]): string {
  let stamp = '';
  for (const source of sources) {
    for (const path of listFiles(join(root, source))) {
      const { ctimeMs, ino, size } = statSync(path);
      stamp += `${path} ${ctimeMs} ${ino} ${size}\n`;
    }
  }
  return stamp;
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
