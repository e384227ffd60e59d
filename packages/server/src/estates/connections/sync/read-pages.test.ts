import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Cursor, type Entry, type Page, ProviderFault } from '@rooftree/connectors';
import { readPages } from './read-pages.ts';

const entriesOf = (count: number): Entry[] =>
  Array.from({ length: count }, (_, place) => ({ kind: 'gone', external_id: `${place}` }));

/** Pages with so many entries each; the cursor is the number of the page. */
function providerOf(...sizes: number[]) {
  const asked: (Cursor | null)[] = [];
  const readPage = async (cursor: Cursor | null): Promise<Page> => {
    asked.push(cursor);
    const number = Number(cursor?.['page'] ?? 0);
    const next = number + 1 < sizes.length ? { page: number + 1 } : null;
    return { entries: entriesOf(sizes[number] ?? 0), next, total: sizes.length };
  };
  return { asked, readPage };
}

describe('pages that are written together', () => {
  it('are as many as make enough entries', async () => {
    const { asked, readPage } = providerOf(100, 100, 100, 100);
    const { page, fault } = await readPages(readPage, null, { entriesAtOnce: 250 });
    assert.deepEqual([page.entries.length, page.next, page.total, fault], [300, { page: 3 }, 4, undefined]);
    assert.equal(asked.length, 3);
    const rest = await readPages(readPage, page.next, { entriesAtOnce: 250 });
    assert.deepEqual([rest.page.entries.length, rest.page.next], [100, null]);
  });

  it('are one where that is all, or holds nothing', async () => {
    const one = providerOf(3);
    await readPages(one.readPage, null);
    const none = providerOf(0, 3);
    assert.equal((await readPages(none.readPage, null)).page.entries.length, 0);
    assert.deepEqual([one.asked.length, none.asked.length], [1, 1]);
  });

  it('are kept when the one after them cannot be read', async () => {
    const { readPage } = providerOf(10, 10, 10);
    const busy = new ProviderFault('busy', 'later', 7);
    const failing = (cursor: Cursor | null) =>
      cursor?.['page'] === 2 ? Promise.reject(busy) : readPage(cursor);
    const { page, fault } = await readPages(failing, null);
    assert.deepEqual([page.entries.length, page.next, fault], [20, { page: 2 }, busy]);
    await assert.rejects(readPages(failing, page.next), busy);
  });

  it('come to no end where one leads to itself', async () => {
    const readPage = async () => ({ entries: entriesOf(1), next: { page: 1 }, total: null });
    const { page, fault } = await readPages(readPage, null);
    assert.deepEqual([page.entries.length, fault?.kind], [1, 'refused']);
    await assert.rejects(readPages(readPage, { page: 1 }), { kind: 'refused' });
  });
});
