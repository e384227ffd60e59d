/**
 * How long each test file took when it was last run, to begin with the longest: begun last, it would run on while other
 * cores wait.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FILE = join(ROOT, 'node_modules', '.cache', 'rooftree-test-times.json');

type Times = Record<string, number>;

export function longestFirst(files: readonly string[], times: Times = readTimes()): string[] {
  // A file that has not been run yet: a millisecond for each character is a fair guess.
  const costOf = (file: string) => times[file] ?? statSync(join(ROOT, file)).size;
  return files.toSorted((a, b) => costOf(b) - costOf(a));
}

export function saveTimes(times: ReadonlyMap<string, number>): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ ...readTimes(), ...Object.fromEntries(times) }, null, 1));
}

function readTimes(): Times {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    // A fresh clone has none, and a broken one is written again.
    return {};
  }
}
