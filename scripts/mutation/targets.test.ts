import assert from 'node:assert/strict';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TARGETS } from './targets.ts';

const PACKAGES = join(import.meta.dirname, '..', '..', 'packages');

test('what is mutated exists, and so do the tests that should notice', () => {
  const tests = globSync('*/src/**/*.test.ts', { cwd: PACKAGES });
  const lost = TARGETS.flatMap(({ source, tests: words }) => [
    ...(existsSync(join(PACKAGES, source)) ? [] : [source]),
    ...words.filter((word) => !tests.some((file) => file.startsWith(word))),
  ]);
  assert.deepEqual(lost, []);
});
