/**
 * Where the build of the console is: in a folder named after a fingerprint of its sources, as the planner page's is.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintSources } from '@rooftree/ui/build/source-fingerprint';

const SOURCES = [
  'src',
  'build.ts',
  'build-folder.ts',
  'package.json',
  '../engine/src',
  '../words/src',
  '../ui/src',
  '../planner/src',
];

export function buildFolder(root: string = import.meta.dirname): string {
  return join(root, 'dist', fingerprintSources(root, SOURCES));
}

export function isBuilt(folder: string): boolean {
  return existsSync(join(folder, 'manifest.json'));
}
