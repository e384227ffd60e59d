import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const TEST_FILES = [
  'packages/*/{src,test}/**/*.test.{ts,tsx}',
  '{scripts,bench,docs,drills,deploy}/**/*.test.ts',
];

/** Files that change or measure their whole process. */
export const OWN_PROCESS: readonly string[] = [
  // The clock of the process.
  'packages/server/src/new-year.test.ts',
  // Where the process looks for programs.
  'packages/server/src/estates/certificates/ocr/ocr-bundled.whole.test.ts',
  // Which packages the process can import.
  'packages/server/src/estates/certificates/ocr/ocr-missing.test.ts',
  // Where the process has its temporary files.
  'packages/server/src/estates/imports/read/row-spool.test.ts',
  // Which compiler the process loads.
  'packages/server/src/infra/pdf/wasm-compiler.test.ts',
];

export interface Wanted {
  /** Parts of paths: files that have one of them, of either kind. Without any, all files of the kind. */
  words: readonly string[];
  /** The files of `npm run test:whole`, not those of `npm test`. */
  whole: boolean;
  /** Only the files that draw their cases, of either kind. */
  long: boolean;
  /** Only the files that open a browser, of either kind. */
  races: boolean;
}

export function allTestFiles(): Promise<string[]> {
  return Array.fromAsync(glob(TEST_FILES, { cwd: ROOT, exclude: (name) => name === 'node_modules' }));
}

/**
 * Whatever needs a browser, and whole processes that are started, killed and restored; their rules have small tests in
 * `npm test`.
 */
export function isWhole(file: string): boolean {
  return /\.whole\.test\.tsx?$/.test(file);
}

export function needsOwnProcess(file: string): boolean {
  return OWN_PROCESS.includes(file);
}

export function hasBrowser(file: string): boolean {
  return /launchBrowser|startBrowserApp/.test(read(file));
}

/** The screens that are checked in every language, width and colour scheme, and the tests that draw more cases. */
export function hasLongForm(file: string): boolean {
  return /violationsOf|assertGood|isLong|\bcases\(/.test(read(file));
}

export function isWanted(file: string, { words, ...wanted }: Wanted): boolean {
  if (wanted.races && !hasBrowser(file)) return false;
  if (wanted.long && !hasLongForm(file)) return false;
  if (words.length > 0) return words.some((word) => file.includes(word));
  return wanted.races || wanted.long || isWhole(file) === wanted.whole;
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
