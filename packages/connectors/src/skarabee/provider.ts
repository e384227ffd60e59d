import type { Entry } from '../contract/listing.ts';
import type { Cursor, Page, Provider, Session } from '../contract/provider.ts';
import { ProviderFault } from '../contract/provider-fault.ts';
import { localTime } from '../reading/local-time.ts';
import { numberOf } from '../reading/values.ts';
import { getPublication, getSummaries, giveFeedback, type Summary } from './client.ts';
import { SKARABEE_FIELDS, SKARABEE_RECORDING } from './field-sources.ts';
import { mapSkarabee } from './mapping.ts';

/** Publications are fetched one by one: so many make a page, a few of them at the same time. */
const PAGE_SIZE = 20;
const AT_ONCE = 4;

/** The list of a session, so that it is fetched once and not for each page. */
const lists = new WeakMap<Session, { since: number | null; summaries: Summary[] }>();

export const SKARABEE: Provider = {
  name: 'SKARABEE',
  base: 'https://weblink.skarabee.com',
  credentials: [
    { name: 'username', is_secret: false },
    { name: 'password', is_secret: true },
  ],
  fields: SKARABEE_FIELDS,
  recording: SKARABEE_RECORDING,
  time_zone: 'Europe/Brussels',
  pull: { readPage },
  putBack: (session, { external_id, referral_link }) => giveFeedback(session, external_id, referral_link),
};

/** The progress of a sync is the last number that was read: numbers stay when others come or go. */
async function readPage(session: Session, since: Date | null, cursor: Cursor | null): Promise<Page> {
  const summaries = await summariesOf(session, since, cursor);
  const after = numberOf(cursor?.['after']) ?? 0;
  const rest = summaries.filter(({ id }) => id > after);
  const page = rest.slice(0, PAGE_SIZE);
  const today = localTime(session.now(), SKARABEE.time_zone).slice(0, 10);
  const found: { entry: Entry; record: unknown }[] = [];
  for (let start = 0; start < page.length; start += AT_ONCE) {
    const some = page.slice(start, start + AT_ONCE);
    found.push(...(await Promise.all(some.map((summary) => fetchEntry(session, summary, today)))));
  }
  const last = page.at(-1);
  return {
    entries: found.map(({ entry }) => entry),
    records: found.map(({ record }) => record),
    next: last && rest.length > PAGE_SIZE ? { after: last.id } : null,
    total: summaries.length,
  };
}

async function summariesOf(session: Session, since: Date | null, cursor: Cursor | null): Promise<Summary[]> {
  const kept = lists.get(session);
  if (cursor !== null && kept?.since === (since?.getTime() ?? null)) return kept.summaries;
  const summaries = await getSummaries(session, since);
  lists.set(session, { since: since?.getTime() ?? null, summaries });
  return summaries;
}

async function fetchEntry(session: Session, { id, isActive }: Summary, today: string) {
  const gone = { entry: { kind: 'gone' as const, external_id: String(id) }, record: null };
  if (!isActive) return gone;
  try {
    const record = await getPublication(session, id);
    const entry = mapSkarabee(record, today);
    // Without its own number a publication is still known by the one it was requested under.
    return { entry: entry.kind === 'refused' ? { ...entry, external_id: String(id) } : entry, record };
  } catch (error) {
    if (error instanceof ProviderFault && error.kind === 'gone') return gone;
    throw error;
  }
}
