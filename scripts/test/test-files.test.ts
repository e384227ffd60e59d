import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  allTestFiles,
  hasBrowser,
  hasLongForm,
  isWanted,
  isWhole,
  OWN_PROCESS,
  type Wanted,
} from './test-files.ts';
import { longestFirst } from './times.ts';

const files = await allTestFiles();
const wanted = (changes: Partial<Wanted>) =>
  files.filter((file) => isWanted(file, { words: [], whole: false, long: false, races: false, ...changes }));

test('every file is run by npm test or by npm run test:whole, and none by both', () => {
  const short = wanted({});
  const whole = wanted({ whole: true });
  assert.ok(short.length > 0 && whole.length > 0);
  assert.deepEqual([...short, ...whole].sort(), files.sort());
  assert.ok(whole.every(isWhole) && !short.some(isWhole));
});

test('what needs a browser is a whole test', () => {
  assert.deepEqual(
    files.filter((file) => hasBrowser(file) && !isWhole(file)),
    [],
  );
});

test('a word finds files of both kinds', () => {
  const found = wanted({ words: ['governance/backup/'] });
  assert.ok(found.some(isWhole) && !found.every(isWhole));
  assert.ok(found.every((file) => file.includes('governance/backup/')));
});

test('races and long runs take the files that have them, of both kinds', () => {
  assert.deepEqual(wanted({ races: true }), files.filter(hasBrowser));
  assert.deepEqual(wanted({ long: true }), files.filter(hasLongForm));
  const some = wanted({ races: true, words: ['packages/console/test'] });
  assert.ok(
    some.length > 0 && some.every((file) => file.includes('packages/console/test') && hasBrowser(file)),
  );
});

test('the files that need a process of their own exist', () => {
  assert.deepEqual(
    OWN_PROCESS.filter((file) => !files.includes(file)),
    [],
  );
});

test('the longest files of the last run come first, and a new one by its size', () => {
  const [small = '', long = '', ...others] = files.slice(0, 5);
  const sorted = longestFirst([small, ...others, long], { [small]: 0, [long]: 1e9 });
  assert.deepEqual([sorted[0], sorted.at(-1)], [long, small]);
  assert.deepEqual(sorted.toSorted(), [small, long, ...others].toSorted());
});
