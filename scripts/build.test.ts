import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { cloneUnbuilt } from '../packages/server/src/start/clone-unbuilt.fixture.ts';

const ROOT = join(import.meta.dirname, '..');
const WITHOUT_TOOLS = join(ROOT, 'packages/server/src/testing/server/without-build-tools.ts');

test('an installation without the packages that build says what to run, and is left as it is', async () => {
  const clone = cloneUnbuilt();
  for (const path of ['scripts/build.ts', 'docs'])
    cpSync(join(ROOT, path), join(clone, path), { recursive: true });
  const args = [`--import=${WITHOUT_TOOLS}`, join(clone, 'scripts/build.ts')];
  // execFile rejects when the program ends with another code than 0.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
  assert.equal(stdout, '');
  assert.match(stderr, /^Not built, .*: run npm ci, then npm prune --omit=dev\n$/);
});
