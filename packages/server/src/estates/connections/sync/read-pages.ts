import { type Cursor, type Page, ProviderFault } from '@rooftree/connectors';

/**
 * Estates that are written at once. A transaction costs as much as some dozen estates, and a provider's page is often
 * smaller than it could be; more at once would be more to read again after a crash.
 */
const ENTRIES_AT_ONCE = 500;
/** A provider that takes seconds for a page is read page by page. */
const READ_AHEAD_MS = 2000;

export interface SeveralPages {
  /** As one: its entries are those of all, what comes next is what follows the last. */
  page: Page;
  /** Why the page after them could not be read: what was read before it is used. */
  fault?: ProviderFault;
}

/** Reads page after page until it makes sense to write them. */
export async function readPages(
  readPage: (cursor: Cursor | null) => Promise<Page>,
  from: Cursor | null,
  { entriesAtOnce = ENTRIES_AT_ONCE }: { entriesAtOnce?: number } = {},
): Promise<SeveralPages> {
  const until = Date.now() + READ_AHEAD_MS;
  let page = await readOne(readPage, from);
  while (
    page.next !== null &&
    page.entries.length > 0 &&
    page.entries.length < entriesAtOnce &&
    Date.now() < until
  ) {
    try {
      const more = await readOne(readPage, page.next);
      page = { ...more, entries: [...page.entries, ...more.entries], total: more.total ?? page.total };
    } catch (error) {
      if (error instanceof ProviderFault) return { page, fault: error };
      throw error;
    }
  }
  return { page };
}

async function readOne(
  readPage: (cursor: Cursor | null) => Promise<Page>,
  cursor: Cursor | null,
): Promise<Page> {
  const page = await readPage(cursor);
  const isStuck = page.next !== null && JSON.stringify(page.next) === JSON.stringify(cursor);
  if (isStuck) throw endless();
  return page;
}

export const endless = (): ProviderFault =>
  new ProviderFault('refused', 'the provider returns an endless list of pages');
