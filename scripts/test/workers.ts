/**
 * Processes that each run many test files: reading 1,400 modules and compiling the schemas of openapi.json takes
 * seconds, and is then paid once per process and not once per file. A worker takes the next file as soon as it has
 * ended one, so all end at about the same time.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { needsOwnProcess } from './test-files.ts';

// The longest that the test runner accepts. Infinity would mean the value of --test-timeout, which is meant for one
// test.
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * The same in every run, so that a failure is about the change it runs on. `npx node --test <file>` draws other cases
 * each time.
 */
const SEED = 20261115;

/** One file for each process, since `run` of node:test starts a process per file. */
export function writeWorkers(
  files: readonly string[],
  count: number,
  fileLimitMs: number,
): { entries: string[]; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-test-'));
  const shared = files.filter((file) => !needsOwnProcess(file));
  // Those of one file are short and come first: begun last, they would wait for a worker to end.
  const lists = [
    ...files.filter(needsOwnProcess).map((file) => [file]),
    ...Array.from({ length: Math.min(count, shared.length) }, () => shared),
  ];
  const entries = lists.map((list, index) => {
    const entry = join(folder, `worker-${index + 1}.mjs`);
    const call = `runFiles(${JSON.stringify({ files: list, claims: folder, fileLimitMs })});`;
    writeFileSync(entry, `import { runFiles } from ${JSON.stringify(import.meta.filename)};\n${call}\n`);
    return entry;
  });
  return { entries, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs the files that no other worker has claimed, one after the other, each as a suite with hooks of its own. */
export function runFiles(work: { files: readonly string[]; claims: string; fileLimitMs: number }): void {
  fc.configureGlobal({ seed: SEED });
  test('worker', { timeout: LONGEST_TIMEOUT_MS }, async () => {
    for (const file of work.files) if (claim(file, work.claims)) await runFile(file, work.fileLimitMs);
  });
}

/** A folder can be created only once, whoever tries. */
function claim(file: string, folder: string): boolean {
  return mkdirSync(join(folder, encodeURIComponent(file)), { recursive: true }) !== undefined;
}

/**
 * Resolves when all tests of the file have ended. The next file is read only then, because a file may create a database
 * as it is read.
 */
function runFile(file: string, timeout: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  describe(file, { timeout }, async () => {
    after(() => resolve());
    await import(pathToFileURL(file).href);
  });
  return promise;
}
