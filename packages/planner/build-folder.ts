/**
 * Where the build of the page is. The folder is named after a fingerprint of every source that goes into it, so "is the
 * build there and fresh?" is one look at the file system, and servers of two versions never share a folder. Needs
 * nothing but Node: a server asks it at its start.
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
];

/** The folder of the finished build of the sources as they are now; `root` is the folder of this package. */
export function buildFolder(root: string = import.meta.dirname): string {
  return join(root, 'dist', fingerprintSources(root, SOURCES));
}

export function isBuilt(folder: string): boolean {
  return existsSync(join(folder, 'server/render.js'));
}
