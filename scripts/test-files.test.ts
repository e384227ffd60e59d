import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allTestFiles, hasBrowser, isWanted, isWhole } from './test-files.ts';

const files = await allTestFiles();
const wanted = (changes: Partial<Parameters<typeof isWanted>[1]>) =>
  files.filter((file) => isWanted(file, { words: [], isWhole: false, isForRaces: false, ...changes }));

test('every file is run by npm test or by npm run test:whole, and none by both', () => {
  const short = wanted({});
  const whole = wanted({ isWhole: true });
  assert.ok(short.length > 0 && whole.length > 0);
  assert.deepEqual([...short, ...whole].sort(), files.sort());
  assert.ok(whole.every(isWhole) && !short.some(isWhole));
});

test('a word finds files of both kinds', () => {
  const found = wanted({ words: ['governance/backup/'] });
  assert.ok(found.some(isWhole) && !found.every(isWhole));
  assert.ok(found.every((file) => file.includes('governance/backup/')));
});

test('races are looked for in every file with a browser', () => {
  assert.deepEqual(wanted({ isForRaces: true }), files.filter(hasBrowser));
  const some = wanted({ isForRaces: true, words: ['packages/console/test'] });
  assert.ok(
    some.length > 0 && some.every((file) => file.includes('packages/console/test') && hasBrowser(file)),
  );
});
