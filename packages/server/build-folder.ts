/** Where the build of the server is: in a folder named after a fingerprint of all that goes into it, as the pages' builds are. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintSources } from '@rooftree/ui/build/source-fingerprint';

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
