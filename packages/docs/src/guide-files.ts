/** Which files are guides. Needs nothing but Node: a server asks it at its start. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const GUIDES_FOLDER = join(import.meta.dirname, '../../../docs/guides');
export const OVERVIEW = 'README.md';

/** The overview, and what it links to in its order, as paths from the folder of guides. */
export function listGuideFiles(): string[] {
  const overview = readGuide(OVERVIEW);
  return [OVERVIEW, ...[...overview.matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, file = '']) => file)];
}

export function readGuide(file: string): string {
  return readFileSync(join(GUIDES_FOLDER, file), 'utf8');
}
