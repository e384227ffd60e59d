import type { Entry, Listing } from '../contract/listing.ts';
import type { Cursor, PullProvider, Session } from '../contract/provider.ts';

/** Every entry of a sync, page by page, as the server does it. */
export async function readAll(
  pull: PullProvider | undefined,
  session: Session,
  since: Date | null = null,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  let cursor: Cursor | null = null;
  do {
    const page = await pull?.readPage(session, since, cursor);
    entries.push(...(page?.entries ?? []));
    // A stored cursor that is read again: it must survive becoming JSON.
    cursor = JSON.parse(JSON.stringify(page?.next ?? null));
  } while (cursor !== null);
  return entries;
}

/** The listing of an entry that must be one. */
export function listingOf(entry: Entry | undefined): Listing {
  if (entry?.kind !== 'listing') throw new Error(`no listing: ${JSON.stringify(entry)}`);
  return entry.listing;
}

/** The entry of an estate that must be one alone. */
export function onlyOf(entries: readonly Entry[]): Entry {
  const [entry] = entries;
  if (entry === undefined || entries.length > 1)
    throw new Error(`no single entry: ${JSON.stringify(entries)}`);
  return entry;
}
