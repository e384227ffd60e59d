import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const TEST_FILES = ['packages/*/{src,test}/**/*.test.{ts,tsx}', '{scripts,bench,docs}/**/*.test.ts'];

export interface Wanted {
  /** Parts of paths: files that have one of them, of either kind. Without any, all files of the kind. */
  words: readonly string[];
  /** The files of `npm run test:whole`, not those of `npm test`. */
  isWhole: boolean;
  /** Only the files that open a browser, of either kind. */
  isForRaces: boolean;
}

export function allTestFiles(): Promise<string[]> {
  return Array.fromAsync(glob(TEST_FILES, { cwd: ROOT, exclude: (name) => name === 'node_modules' }));
}

/**
 * Whole visits in a browser, and drills with whole processes that are started, killed and restored: dear, and each over code whose rules have tests of their own
 * in `npm test`.
 */
export function isWhole(file: string): boolean {
  return /\.whole\.test\.tsx?$/.test(file);
}

export function hasBrowser(file: string): boolean {
  return readFileSync(join(ROOT, file), 'utf8').includes('launchBrowser');
}

export function isWanted(file: string, { words, ...wanted }: Wanted): boolean {
  if (wanted.isForRaces && !hasBrowser(file)) return false;
  if (words.length > 0) return words.some((word) => file.includes(word));
  return wanted.isForRaces || isWhole(file) === wanted.isWhole;
}
