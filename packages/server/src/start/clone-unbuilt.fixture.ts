/** The project as a clone has it after an installation that built nothing; removed after the tests of the file. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after } from 'node:test';

const PROJECT = join(import.meta.dirname, '..', '..', '..', '..');

export function cloneUnbuilt(): string {
  const clone = mkdtempSync(join(tmpdir(), 'rooftree-clone-'));
  after(() => rmSync(clone, { recursive: true, force: true }));
  const isOwn = (path: string) => !['node_modules', 'dist'].includes(basename(path));
  cpSync(join(PROJECT, 'packages'), join(clone, 'packages'), { recursive: true, filter: isOwn });
  for (const name of ['package.json', 'package-lock.json', '.node-version'])
    cpSync(join(PROJECT, name), join(clone, name));
  linkAll(clone, 'node_modules');
  linkAll(clone, 'packages/server/node_modules');
  rmSync(join(clone, 'node_modules/@rooftree'));
  mkdirSync(join(clone, 'node_modules/@rooftree'));
  for (const name of readdirSync(join(clone, 'packages')))
    symlinkSync(join(clone, 'packages', name), join(clone, 'node_modules/@rooftree', name));
  return clone;
}

function linkAll(clone: string, folder: string): void {
  mkdirSync(join(clone, folder), { recursive: true });
  for (const name of readdirSync(join(PROJECT, folder)))
    symlinkSync(join(PROJECT, folder, name), join(clone, folder, name));
}
