/** Providers that give a list of ids, and each home by its id. */
import type { Entry } from '../contract/listing.ts';
import type { Cursor, Page, Provider, PullProvider, Session } from '../contract/provider.ts';
import { ProviderFault } from '../contract/provider-fault.ts';
import { localTime } from './local-time.ts';

export interface Summary<Id extends string | number> {
  id: Id;
  isActive: boolean;
}

interface Calls<Id extends string | number> {
  time_zone: Provider['time_zone'];
  /** In the order of the ids. */
  list(session: Session, since: Date | null): Promise<Summary<Id>[]>;
  fetch(session: Session, id: Id): Promise<unknown>;
  map(record: unknown, today: string): Entry;
}

/** So many make a page, a few of them at the same time. */
const PAGE_SIZE = 20;
const AT_ONCE = 4;

/** The progress of a sync is the last id that was read: ids stay when others come or go. */
export function readOneByOne<Id extends string | number>(calls: Calls<Id>): PullProvider {
  /** The list of a session, so that it is fetched once and not for each page. */
  const lists = new WeakMap<Session, { since: number | null; summaries: Summary<Id>[] }>();

  const listOnce = async (session: Session, since: Date | null, cursor: Cursor | null) => {
    const kept = lists.get(session);
    if (cursor !== null && kept?.since === (since?.getTime() ?? null)) return kept.summaries;
    const summaries = await calls.list(session, since);
    lists.set(session, { since: since?.getTime() ?? null, summaries });
    return summaries;
  };

  return {
    async readPage(session, since, cursor): Promise<Page> {
      const summaries = await listOnce(session, since, cursor);
      const after = cursor?.['after'] ?? null;
      const rest = after === null ? summaries : summaries.filter(({ id }) => id > after);
      const page = rest.slice(0, PAGE_SIZE);
      const today = localTime(session.now(), calls.time_zone).slice(0, 10);
      const found: { entry: Entry; record: unknown }[] = [];
      for (let start = 0; start < page.length; start += AT_ONCE) {
        const some = page.slice(start, start + AT_ONCE);
        found.push(...(await Promise.all(some.map((summary) => fetchEntry(calls, session, summary, today)))));
      }
      const last = page.at(-1);
      return {
        entries: found.map(({ entry }) => entry),
        records: found.map(({ record }) => record),
        next: last && rest.length > PAGE_SIZE ? { after: last.id } : null,
        total: summaries.length,
      };
    },
  };
}

async function fetchEntry<Id extends string | number>(
  { fetch, map }: Calls<Id>,
  session: Session,
  { id, isActive }: Summary<Id>,
  today: string,
) {
  const gone = { entry: { kind: 'gone' as const, external_id: String(id) }, record: null };
  if (!isActive) return gone;
  try {
    const record = await fetch(session, id);
    const entry = map(record, today);
    // Without its own id a home is still known by the one it was requested under.
    return { entry: entry.kind === 'refused' ? { ...entry, external_id: String(id) } : entry, record };
  } catch (error) {
    if (error instanceof ProviderFault && error.kind === 'gone') return gone;
    throw error;
  }
}
