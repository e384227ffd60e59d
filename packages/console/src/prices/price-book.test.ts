import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type BookContent,
  countryOf,
  faultsOf,
  idFrom,
  isWithin,
  numberIn,
  placeIn,
  rowOf,
  withGrant,
  withRow,
  withSwitch,
} from './price-book.ts';

const EMPTY: BookContent = { prices: [], switched_off: [], grants: [] };

test('a number is read in either way of writing decimals', () => {
  assert.equal(numberIn(' 1 250,50 '), 1250.5);
  assert.equal(numberIn('12.5'), 12.5);
  assert.ok(Number.isNaN(numberIn('')));
  assert.ok(Number.isNaN(numberIn('twelve')));
});

test('an id has plain letters, and is not taken', () => {
  assert.equal(idFrom('Prime à l’été 2026!', []), 'prime_a_l_ete_2026');
  assert.equal(idFrom('!!!', []), 'grant');
  assert.equal(idFrom('Dak', ['dak', 'dak_2']), 'dak_3');
  assert.ok(idFrom('x'.repeat(99), []).length <= 30);
});

test('a price replaces the one of the same work and place', () => {
  const one = withRow(EMPTY, 'roof_flat', 'BE', { factor: 1.1 });
  const two = withRow(one, 'roof_flat', 'NL', { factor: 1.2 });
  const three = withRow(two, 'roof_flat', 'BE', { factor: 1.3 });
  assert.equal(three.prices.length, 2);
  assert.equal(rowOf(three, 'roof_flat', 'BE')?.factor, 1.3);
  assert.equal(rowOf(withRow(three, 'roof_flat', 'BE', null), 'roof_flat', 'BE'), null);
  assert.deepEqual(EMPTY.prices, [], 'the book of before is not changed');
});

test('a grant is switched off for a reason, and on again', () => {
  const off = withSwitch(withSwitch(EMPTY, 'a', 'first'), 'a', 'second');
  assert.deepEqual(off.switched_off, [{ grant: 'a', reason: 'second' }]);
  assert.deepEqual(withSwitch(off, 'a', null).switched_off, []);
  assert.deepEqual(faultsOf(withSwitch(EMPTY, 'a', ' ')).reasons, ['a']);
});

test('a grant takes the place of the one of before', () => {
  // Only the id is read.
  const grant = (id: string) => ({ id }) as BookContent['grants'][number];
  const book = withGrant(withGrant(EMPTY, grant('a'), null), grant('b'), null);
  assert.deepEqual(
    withGrant(book, grant('c'), 'a').grants.map(({ id }) => id),
    ['c', 'b'],
  );
});

test('places contain each other', () => {
  assert.ok(isWithin('BE', 'BE-VLG'));
  assert.ok(isWithin('BE-VLG', 'BE'));
  assert.ok(!isWithin('BE-VLG', 'BE-WAL'));
  assert.equal(countryOf('NL-UT'), 'NL');
  assert.equal(placeIn(new URLSearchParams('place=BE-BRU')), 'BE-BRU');
  assert.equal(placeIn(new URLSearchParams('place=moon')), 'BE');
});
