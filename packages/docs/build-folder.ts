/** Where the build of the docs is: in a folder named after a fingerprint of its sources, as the planner page's is. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintSources } from '@rooftree/ui/build/source-fingerprint';
import { GUIDES_FOLDER, listGuideFiles } from './src/guide-files.ts';

const SOURCES = [
  'src',
  'assets',
  'build.ts',
  'build-folder.ts',
  'package.json',
  '../ui/src/build/compress-assets.ts',
  '../ui/src/styles/tokens.css',
  '../client/src',
  '../client/package.json',
  '../client/README.md',
  '../python',
];

export const CLIENT_PACKAGE = 'client.tgz';
export const PYTHON_CLIENT = 'rooftree.py';

export function buildFolder(root: string = import.meta.dirname): string {
  const guides = fingerprintSources(GUIDES_FOLDER, listGuideFiles());
  return join(root, 'dist', `${fingerprintSources(root, SOURCES)}-${guides}`);
}

export function isBuilt(folder: string): boolean {
  return existsSync(join(folder, CLIENT_PACKAGE)) && existsSync(join(folder, PYTHON_CLIENT));
}
