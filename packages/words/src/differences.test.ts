import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Differences, withDifferences } from './differences.ts';

const base = {
  title: 'Werken',
  count: (works: number) => `${works} werken`,
  list: ['a', 'b'],
  group: { first: 'één', second: 'twee' },
};

test('differences replace texts, functions and whole lists, and leave the rest in its order', () => {
  const own = withDifferences(base, {
    count: (works) => `${works} maatregelen`,
    list: ['c'],
    group: { second: '2' },
  });
  assert.equal(own.count(3), '3 maatregelen');
  assert.deepEqual(
    { ...own, count: null },
    { title: 'Werken', count: null, list: ['c'], group: { first: 'één', second: '2' } },
  );
  assert.deepEqual(Object.keys(own), Object.keys(base));
});

test('a key that the base does not have does not compile', () => {
  // @ts-expect-error: there is no `titel`
  const top: Differences<typeof base> = { titel: 'Maatregelen' };
  // @ts-expect-error: there is no `third`
  const inner: Differences<typeof base> = { group: { third: 'drie' } };
  // A merge that added them would hide the mistake from those who do not compile.
  assert.deepEqual(Object.keys(withDifferences(base, top)), Object.keys(base));
  assert.deepEqual(withDifferences(base, inner).group, base.group);
});
