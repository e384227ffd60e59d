import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultOfEstate, faultsOfBody, type NamedEstate } from './batch-strings.ts';

test('a fault of the body as a whole is named', () => {
  assert.deepEqual(faultsOfBody(undefined, 3), ['body must be an array of strings']);
  assert.deepEqual(faultsOfBody({ 0: 'a' }, 3), ['body must be an array of strings']);
  assert.deepEqual(faultsOfBody([], 3), ['body must contain at least 1 string']);
  assert.deepEqual(faultsOfBody(['a', 'b', 'c', 'd'], 3), ['body must contain no more than 3 strings']);
  assert.deepEqual(faultsOfBody(['a', 'b', 'c'], 3), []);
});

const house: NamedEstate = {
  position: 5,
  matches: 1,
  estateType: 'HOUSE',
  region: 'BE-VLG',
  yearBuilt: 1960,
};

test('an estate that cannot be planned is named with its reason', () => {
  const fault = (changes: Partial<NamedEstate>, target: string | null = null) =>
    faultOfEstate('plot-9', { ...house, ...changes }, target);
  assert.equal(fault({}), null);
  assert.equal(fault({ matches: 0, estateType: null }), '[5] "plot-9" is not an estate of this context');
  assert.match(fault({ matches: 2 }) ?? '', /^\[5\] "plot-9" is the property_id of several estates/);
  assert.equal(
    fault({ estateType: 'LAND' }),
    '[5] "plot-9" is of type LAND, which has no renovation trajectory',
  );
  assert.match(fault({ region: null }) ?? '', /^\[5\] "plot-9" has no region/);
  assert.match(fault({ yearBuilt: null }) ?? '', /^\[5\] "plot-9" has no year_built/);
  assert.equal(fault({}, 'A'), null);
  assert.match(fault({}, 'C+') ?? '', /^\[5\] "plot-9" is in BE-VLG, where target_label must be one of/);
  assert.equal(fault({ region: 'BE-BRU' }, 'C+'), null);
});

test('what is no string names no estate', () => {
  for (const name of [1, null, ['plot-9']])
    assert.equal(faultOfEstate(name, { ...house, matches: 0 }, null), '[5] must be a string');
});

test('a long string is quoted in part', () => {
  const message = faultOfEstate('x'.repeat(5000), { ...house, matches: 0 }, null) ?? '';
  assert(message.length < 150, message);
});
