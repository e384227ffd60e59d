import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { CHANGES_ITS_PROCESS, FILE_LIMIT_MS, partition, writeGroups } from './test-groups.ts';
import { DEAREST } from './test-order.ts';

const folder = mkdtempSync(join(tmpdir(), 'rooftree-groups-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function run(
  files: Record<string, string>,
  ...flags: readonly string[]
): { code: number | null; output: string } {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const paths = Object.keys(files).map((name) => join(folder, name));
  const group = writeGroups([paths], FILE_LIMIT_MS);
  const { NODE_TEST_CONTEXT: _inner, ...env } = process.env;
  const args = ['--test-reporter=tap', ...flags, ...group.entries];
  const { status, stdout } = spawnSync(process.execPath, args, { env });
  group.remove();
  return { code: status, output: String(stdout) };
}

test('every file is in one place, and what changes its process is alone', () => {
  assert.deepEqual(
    CHANGES_ITS_PROCESS.filter((file) => !existsSync(join(import.meta.dirname, '..', file))),
    [],
  );
  const files = [...Array.from({ length: 100 }, (_, index) => `${index}.test.ts`), ...CHANGES_ITS_PROCESS];
  const { alone, groups } = partition(files, 8);
  assert.deepEqual(alone, CHANGES_ITS_PROCESS);
  assert.deepEqual([...alone, ...groups.flat()].sort(), files.sort());
  assert.equal(groups.length, 8);
});

test('groups cost about the same, and none is empty', () => {
  const [dearest = ''] = DEAREST;
  const { groups } = partition([dearest, 'a.test.ts', 'b.test.ts', 'c.test.ts'], 2);
  assert.deepEqual(groups, [[dearest], ['a.test.ts', 'b.test.ts', 'c.test.ts']]);
  assert.deepEqual(partition(['a.test.ts'], 8).groups, [['a.test.ts']]);
});

test('each file of a group has hooks of its own, and is read when the one before it has ended', () => {
  const file = (name: string) => `
    import { after, before, test } from 'node:test';
    console.log('# read ${name}');
    before(() => console.log('# before ${name}'));
    after(() => console.log('# after ${name}'));
    test('in ${name}', () => console.log('# test ' + later));
    await new Promise((resolve) => setTimeout(resolve, 5));
    const later = '${name}';`;
  const { code, output } = run({ 'a.test.mjs': file('a'), 'b.test.mjs': file('b') });
  assert.equal(code, 0);
  const said = output.match(/(read|before|test|after) [ab]$/gm);
  assert.deepEqual(
    said,
    ['a', 'b'].flatMap((name) => ['read', 'before', 'test', 'after'].map((step) => `${step} ${name}`)),
  );
});

test('the limit of one test is none of the group, which may take longer', () => {
  // Four tests that each take a quarter of it and a little more.
  const LIMIT_MS = 4000;
  const file = `
    import { setTimeout as sleep } from 'node:timers/promises';
    import { test } from 'node:test';
    test('x', () => sleep(${LIMIT_MS / 4 + 50}));`;
  const files = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`${name}.test.mjs`, file]));
  const { code, output } = run(files, `--test-timeout=${LIMIT_MS}`);
  assert.equal(code, 0, output);
});

const failures: Record<string, string> = {
  'a test': "import { test } from 'node:test'; test('x', () => { throw new Error('broken'); });",
  'a hook':
    "import { before, test } from 'node:test'; before(() => { throw new Error('broken'); }); test('x', () => {});",
  'the reading of a file': "throw new Error('broken');",
};
for (const [what, text] of Object.entries(failures)) {
  test(`${what} that fails fails the group, and the next file is run all the same`, () => {
    const next = "import { test } from 'node:test'; test('the next', () => {});";
    const { code, output } = run({ 'broken.test.mjs': text, 'next.test.mjs': next });
    assert.equal(code, 1);
    assert.match(output, /broken/);
    assert.match(output, /^ *ok 1 - the next$/m);
  });
}
