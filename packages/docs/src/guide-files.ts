/** Which files are guides. Needs nothing but Node: a server asks it at its start. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export const GUIDES_FOLDER = join(import.meta.dirname, '../../../docs/guides');
export const OVERVIEW = 'README.md';

/** The overview, and what it links to in its order, as paths from the folder of guides. */
export function listGuideFiles(): string[] {
  const overview = readGuide(OVERVIEW);
  return [OVERVIEW, ...[...overview.matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, file = '']) => file)];
}

/** The last part of its address; empty for the overview. */
export function slugOf(file: string): string {
  if (file === OVERVIEW) return '';
  return basename(file) === 'CHANGELOG.md' ? 'changes' : basename(file, '.md');
}

export function readGuide(file: string): string {
  return readFileSync(join(GUIDES_FOLDER, file), 'utf8');
}
