/**
 * Where the build of the server is: in a folder named after a fingerprint of all that goes into it, as the pages'
 * builds are.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintSources, stampSources } from '@rooftree/ui/build/source-fingerprint';

/** All that goes into the build, from the folder of this package; a test holds it against what went in. */
export const SOURCES: readonly string[] = [
  'src',
  'build.ts',
  'build-folder.ts',
  'package.json',
  '../certificates/src',
  '../conformance/src',
  '../connectors/src',
  '../console/build-folder.ts',
  '../console/src',
  '../docs/build-folder.ts',
  '../docs/src',
  '../engine/src',
  '../planner/build-folder.ts',
  '../planner/src',
  '../programme/src',
  '../ui/src',
  '../words/src',
  // The versions of the packages that are built in.
  '../../package-lock.json',
];

/** The folder of the finished build of the sources as they are now; `root` is the folder of this package. */
export function buildFolder(root: string = import.meta.dirname): string {
  return join(root, 'dist', fingerprintSources(root, SOURCES));
}

/** The program of a build. */
export const mainOf = (folder: string): string => join(folder, 'main.js');

export function isBuilt(folder: string): boolean {
  return existsSync(mainOf(folder));
}

/** The build of the present sources, if there is one. `record` is a file that spares the next start the fingerprint. */
export function findBuild(record: string, root: string = import.meta.dirname): string | null {
  // Before the fingerprint: a source that changes in between must not have its new contents under its old stamp.
  const stamp = stampSources(root, SOURCES);
  const recorded = readRecord(record);
  const [folder = ''] = recorded.split('\n', 1);
  if (recorded === `${folder}\n${stamp}` && isBuilt(folder)) return folder;
  const found = buildFolder(root);
  if (!isBuilt(found)) return null;
  writeRecord(record, `${found}\n${stamp}`);
  return found;
}

function readRecord(record: string): string {
  try {
    return readFileSync(record, 'utf8');
  } catch {
    return '';
  }
}

/** Whole or not at all. Where it can't be written nothing is lost but time. */
function writeRecord(record: string, content: string): void {
  const writing = `${record}.${process.pid}`;
  try {
    writeFileSync(writing, content);
    renameSync(writing, record);
  } catch {}
}
