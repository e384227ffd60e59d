import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  allMatching,
  canChooseAll,
  chosenEstates,
  countOf,
  isChosen,
  NOTHING,
  withRows,
} from './selection.ts';

test('rows are put in and taken out', () => {
  const two = withRows(NOTHING, ['a', 'b'], true);
  assert.deepEqual([...two.ids], ['a', 'b']);
  assert.deepEqual([...withRows(two, ['a', 'x'], false).ids], ['b']);
  assert.deepEqual([...NOTHING.ids], [], 'the one of before is not changed');
  assert.deepEqual(chosenEstates(two), { external_ids: ['a', 'b'] });
  assert.equal(countOf(two, 312), 2);
});

test('all that match are more than those that are loaded', () => {
  const all = allMatching(['a', 'b']);
  assert.equal(countOf(all, 312), 312);
  assert.ok(isChosen(all, 'not loaded yet'));
  assert.deepEqual(chosenEstates(all), { all_matching: true });
  assert.equal(withRows(all, ['a'], true).isAllMatching, true);
});

test('who takes one out of all that match has the loaded ones left', () => {
  const left = withRows(allMatching(['a', 'b', 'c']), ['b'], false);
  assert.deepEqual(chosenEstates(left), { external_ids: ['a', 'c'] });
  assert.equal(isChosen(left, 'not loaded yet'), false);
});

test('all that match are offered to who has chosen all that are loaded', () => {
  const loaded = ['a', 'b'];
  const both = withRows(NOTHING, loaded, true);
  assert.ok(canChooseAll(both, loaded, 312));
  assert.equal(canChooseAll(both, loaded, 2), false, 'there are no more');
  assert.equal(canChooseAll(withRows(both, ['a'], false), loaded, 312), false);
  assert.equal(canChooseAll(allMatching(loaded), loaded, 312), false, 'they are chosen already');
});
