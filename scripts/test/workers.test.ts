import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { OWN_PROCESS } from './test-files.ts';
import { writeWorkers } from './workers.ts';

const folder = mkdtempSync(join(tmpdir(), 'rooftree-workers-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function run(files: Record<string, string>, count = 1): { codes: (number | null)[]; output: string } {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const paths = Object.keys(files).map((name) => join(folder, name));
  const workers = writeWorkers(paths, count, 60_000);
  const { NODE_TEST_CONTEXT: _inner, ...env } = process.env;
  const ends = workers.entries.map((entry) =>
    spawnSync(process.execPath, ['--test-reporter=tap', entry], { env, encoding: 'utf8' }),
  );
  workers.remove();
  return { codes: ends.map(({ status }) => status), output: ends.map(({ stdout }) => stdout).join('') };
}

const announcing = (name: string) => `
  import { after, before, test } from 'node:test';
  console.log('# read ${name}');
  before(() => console.log('# before ${name}'));
  after(() => console.log('# after ${name}'));
  test('in ${name}', () => console.log('# test ' + later));
  await new Promise((resolve) => setImmediate(resolve));
  const later = '${name}';`;

test('each file has hooks of its own, is run by one worker, and read when the one before it has ended', () => {
  const { codes, output } = run({ 'a.test.mjs': announcing('a'), 'b.test.mjs': announcing('b') }, 2);
  assert.deepEqual(codes, [0, 0]);
  assert.deepEqual(
    output.match(/(read|before|test|after) [ab]$/gm),
    ['a', 'b'].flatMap((name) => ['read', 'before', 'test', 'after'].map((step) => `${step} ${name}`)),
  );
});

test('there are no more workers than files, and a file that changes its process has one of its own', () => {
  const workers = writeWorkers(['a.test.ts', 'b.test.ts', ...OWN_PROCESS], 8, 60_000);
  workers.remove();
  assert.equal(workers.entries.length, 2 + OWN_PROCESS.length);
});

const failures: Record<string, string> = {
  'a test': "import { test } from 'node:test'; test('x', () => { throw new Error('broken'); });",
  'a hook':
    "import { before, test } from 'node:test'; before(() => { throw new Error('broken'); }); test('x', () => {});",
  'the reading of a file': "throw new Error('broken');",
};
for (const [what, text] of Object.entries(failures)) {
  test(`${what} that fails fails the worker, and the next file is run all the same`, () => {
    const next = "import { test } from 'node:test'; test('the next', () => {});";
    const { codes, output } = run({ 'broken.test.mjs': text, 'next.test.mjs': next });
    assert.deepEqual(codes, [1]);
    assert.match(output, /broken/);
    assert.match(output, /^ *ok 1 - the next$/m);
  });
}
