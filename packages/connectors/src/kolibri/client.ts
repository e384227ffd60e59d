/**
 * Kolibri over HTTP: OAuth 2.0 client credentials at `id.kolibri24.com/connect/token`, then `Assignments/Search` and
 * `ObjectAssignments` of one agency at `api.kolibri24.com/v3`. Source of paths, bodies and errors:
 * brixion/kolibri-sdk-php (2026-08). The search has no filter for changes; it sorts by the time of the last one. Rate
 * limits and the largest page are not known.
 */
import type { Session } from '../contract/provider.ts';
import { ProviderFault } from '../contract/provider-fault.ts';
import type { ProviderAnswer, ProviderRequest } from '../contract/request.ts';
import { at, flagAt, listAt, numberAt, textAt } from '../reading/at-path.ts';
import { callWithToken } from '../reading/call-with-token.ts';
import { checkAnswer } from '../reading/check-answer.ts';
import { parseJson } from '../reading/parse-json.ts';
import type { Summary } from '../reading/read-one-by-one.ts';

const NAME = 'Kolibri';
const PAGE_SIZE = 100;
/** More objects than any agency has: who leads us further leads us in circles. */
const MOST_OBJECTS = 100_000;

/** By id. With `since`, those that changed from then on, archived ones too; else all that are active. */
export async function searchObjects(session: Session, since: Date | null): Promise<Summary<string>[]> {
  const found = new Map<string, Summary<string>>();
  for (let skip = 0; skip < MOST_OBJECTS; ) {
    const { results, total } = await searchPage(session, since, skip);
    const wanted = since === null ? results : results.filter((each) => isChanged(each, since));
    for (const each of wanted) {
      const id = textAt(each, 'id');
      if (id !== undefined) found.set(id, { id, isActive: flagAt(each, 'isActive') !== false });
    }
    skip += results.length;
    const isOver = wanted.length < results.length || results.length === 0;
    if (isOver || (total !== null && skip >= total)) {
      // An object that moves in the list while it is read takes the place of another one.
      if (since === null && total !== null && found.size < total)
        throw new ProviderFault('busy', `Kolibri announced ${total} objects and sent ${found.size}`);
      return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    }
  }
  throw new ProviderFault('refused', 'Kolibri’s list has no end');
}

async function searchPage(session: Session, since: Date | null, skip: number) {
  const answer = await call(session, {
    method: 'POST',
    url: `${baseOf(session)}/Assignments/Search`,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({
      filterByAssignmentTypes: ['Object'],
      filterByActive: since === null ? 'ActiveOnly' : 'ActiveOrInactive',
      ignoreOldVersions: true,
      // New objects come last, so that a list that grows meanwhile is still read whole.
      ...(since === null
        ? { orderBy: 'CreationDate', order: 'Ascending' }
        : { orderBy: 'ModificationDate', order: 'Descending' }),
      skip,
      take: PAGE_SIZE,
    }),
  });
  const page = parseJson(NAME, checkAnswer(NAME, answer).body);
  const total = numberAt(page, 'totalResults') ?? null;
  const isEmpty = total === 0 || numberAt(page, 'resultCount') === 0;
  if (!Array.isArray(at(page, 'results')) && !isEmpty)
    throw new ProviderFault('refused', 'Kolibri sent a list without objects');
  return { results: listAt(page, 'results'), total };
}

/**
 * A time without a zone counts as the latest that it can be, so that no change is passed over; so does a missing one.
 */
function isChanged(summary: unknown, since: Date): boolean {
  const text = textAt(summary, 'dateTimeModified') ?? '';
  const moment = Date.parse(/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`);
  return Number.isNaN(moment) || moment >= since.getTime();
}

export async function readObject(session: Session, id: string): Promise<unknown> {
  const url = new URL(`${baseOf(session)}/ObjectAssignments`);
  url.searchParams.set('id', id);
  const answer = await call(session, {
    method: 'GET',
    url: url.href,
    headers: { accept: 'application/json' },
  });
  if (answer.status === 404) throw new ProviderFault('gone', 'Kolibri no longer has this object');
  const object = at(parseJson(NAME, checkAnswer(NAME, answer).body), 'objectAssignment');
  if (object === undefined) throw new ProviderFault('refused', 'Kolibri sent a response without the object');
  return object;
}

function baseOf({ base, credentials }: Session): string {
  return `${base}/v3/${encodeURIComponent(credentials['agency_id'] ?? '')}`;
}

function call(session: Session, request: ProviderRequest): Promise<ProviderAnswer> {
  const { client_id = '', client_secret = '', scope } = session.credentials;
  const form = { client_id, client_secret, ...(scope !== undefined && { scope }) };
  const url = `${session.token_base ?? session.base}/connect/token`;
  return callWithToken(session, { provider: NAME, url, form }, request);
}
