import { after, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { beginTime } from './test-times.ts';

// The longest that the test runner takes. Infinity would stand for what --test-timeout says, which is meant for one test.
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * Runs test files (paths from the working folder) one after the other in this process, each as a suite of its own: its hooks are the suite's. What a process pays
 * once (reading 1,400 modules, compiling the schemas of openapi.json) is then paid once for all of them.
 */
export function runTogether(files: readonly string[], fileLimitMs: number): void {
  test('together', { timeout: LONGEST_TIMEOUT_MS }, async () => {
    for (const file of files) await runFile(file, fileLimitMs);
  });
}

/** Resolves when all tests of the file have ended. The next one is read only then: a file may make a database as it is read. */
function runFile(file: string, timeout: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const noteTime = beginTime(file);
  describe(file, { timeout }, async () => {
    after(() => {
      noteTime();
      resolve();
    });
    await import(pathToFileURL(file).href);
  });
  return promise;
}
