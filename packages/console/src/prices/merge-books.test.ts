import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { foreignCounts, mergeBooks } from './merge-books.ts';
import type { BookContent, LocalGrant } from './price-book.ts';

const price = (work: string, factor: number) =>
  ({ work, region: 'BE', factor }) as unknown as BookContent['prices'][number];
const grant = (id: string, amount: number) => ({ id, amount }) as unknown as LocalGrant;
const off = (code: string) => ({ grant: code, reason: '' }) as unknown as BookContent['switched_off'][number];
const book = (
  prices: BookContent['prices'],
  switched_off: BookContent['switched_off'] = [],
  grants: LocalGrant[] = [],
): BookContent => ({ prices, switched_off, grants });

describe('two drafts of one price book', () => {
  const before = book([price('roof', 1), price('wall', 1), price('floor', 1)], [off('a')], [grant('g', 1)]);

  it('are put together: what was touched here is as it is here, the rest as it is there', () => {
    const mine = book([price('roof', 2), price('wall', 1)], [off('a'), off('b')], [grant('g', 1)]);
    const theirs = book([price('roof', 3), price('wall', 4), price('floor', 5)], [], [grant('g', 9)]);
    assert.deepEqual(
      mergeBooks(before, mine, theirs),
      book([price('roof', 2), price('wall', 4)], [off('b')], [grant('g', 9)]),
    );
    assert.deepEqual(foreignCounts(before, theirs), { prices: 3, switched_off: 1, grants: 1 });
  });

  it('are theirs when nothing was changed here, and ours when nothing was changed there', () => {
    const other = book([price('wall', 7)], [off('c')], []);
    assert.deepEqual(mergeBooks(before, before, other), other);
    assert.deepEqual(mergeBooks(before, other, before), other);
    assert.deepEqual(foreignCounts(before, before), { prices: 0, switched_off: 0, grants: 0 });
  });

  it('keep both of two new grants that were given the same id', () => {
    const [mine, theirs] = [
      book([], [], [grant('new', 1), grant('new-2', 5)]),
      book([], [], [grant('new', 2)]),
    ];
    assert.deepEqual(mergeBooks(book([]), mine, theirs).grants, [
      grant('new', 2),
      grant('new-3', 1),
      grant('new-2', 5),
    ]);
  });
});
