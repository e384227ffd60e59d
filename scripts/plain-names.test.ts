/**
 * Verbs of an old dialect, each with several meanings, stay out of the names of files and folders and of what files
 * export.
 */
import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parseSync } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = ['packages/*/{src,test}/**/*.{ts,tsx}', 'packages/*/*.ts', '{bench,drills,scripts}/**/*.ts'];
const NO_SOURCE = /\/(generated|node_modules)\//;
const BANNED = new Set(
  `tell tells telling told untold hear hears hearing heard note notes noting noted keep keeps keeping keeper kept
  ask asks asking asked look looks looking looked looker say says saying said`.split(/\s+/),
);
/** Names of the public contract, which clients use. */
const PUBLIC = new Set(['KeptKind']);

function hasBannedWord(name: string): boolean {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replace(/([A-Z])([A-Z][a-z])/g, '$1-$2');
  return words
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => BANNED.has(word));
}

/** The exported names of a file, read from its syntax: its own declarations, and what it passes on. */
function exportedNames(path: string, text: string): string[] {
  const { module, errors } = parseSync(path, text);
  assert.deepEqual(errors, [], path);
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
}

function bannedNames(path: string, text: string): string[] {
  const names = exportedNames(path, text).filter((name) => hasBannedWord(name) && !PUBLIC.has(name));
  return [...(path.split('/').some(hasBannedWord) ? [path] : []), ...names.map((name) => `${path}: ${name}`)];
}

describe('plain names', () => {
  it('are used by every file and export', async () => {
    const paths = await Array.fromAsync(glob(SOURCES, { cwd: ROOT }));
    const files = paths.filter((path) => !NO_SOURCE.test(path)).sort();
    assert.ok(files.length > 1000, 'the sources were not found');
    const found = await Promise.all(
      files.map(async (path) => bannedNames(path, await readFile(join(ROOT, path), 'utf8'))),
    );
    assert.deepEqual(found.flat(), []);
  });

  it('are refused by word, not by letters', () => {
    const text = `
      export function tellEstates() {}
      export const [heardOf, bookkeeping] = [1, 2];
      export { other as KEPT_FILES };
      export type { Noted } from './x.ts';
      export interface Annotation { note: string }
      const local = (asked: number) => asked;`;
    assert.deepEqual(bannedNames('a/look-up.ts', text), [
      'a/look-up.ts',
      'a/look-up.ts: tellEstates',
      'a/look-up.ts: heardOf',
      'a/look-up.ts: KEPT_FILES',
      'a/look-up.ts: Noted',
    ]);
    assert.deepEqual(bannedNames('a/ask/batch.ts', ''), ['a/ask/batch.ts']);
    assert.deepEqual(bannedNames('a/tasks.ts', 'export const taskOf = 1;'), []);
  });
});
