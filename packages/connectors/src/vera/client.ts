/**
 * VERA's `GET /eenheden` (ketenproces BVG, 4.2 and 4.3): a list, the next page behind the `cursor` of the header
 * `X-Parameters-Cursor` or behind the number of the page; OAuth 2.0 with the scope BVG.Eenheden.Read
 * (`tokenUrl: /oauth/token`), or a key in `X-API-KEY`. Known from the OpenAPI document (source in words.ts). It names
 * no server of any company: the operator says where the API is (`docs/connections/providers.md`). A company may send
 * fewer units than are asked for. The standard has no way to ask for changes: every sync reads the whole list.
 */
import type { Cursor, Session } from '../contract/provider.ts';
import { ProviderFault } from '../contract/provider-fault.ts';
import type { ProviderAnswer, ProviderRequest } from '../contract/request.ts';
import { textAt } from '../reading/at-path.ts';
import { callWithToken } from '../reading/call-with-token.ts';
import { checkAnswer } from '../reading/check-answer.ts';
import { parseJson } from '../reading/parse-json.ts';
import { numberOf, textOf } from '../reading/values.ts';

const NAME = 'VERA';
const PAGE_SIZE = 100;
/** More units than any company has: who leads us further leads us in circles. */
const MOST_PAGES = 10_000;

export interface UnitPage {
  units: readonly unknown[];
  next: Cursor | null;
  total: number | null;
}

export async function readUnits(session: Session, cursor: Cursor | null): Promise<UnitPage> {
  const url = new URL(`${session.base}/eenheden`);
  const given = textOf(cursor?.['cursor'], 1000);
  const page = numberOf(cursor?.['page']) ?? 1;
  if (given !== undefined) url.searchParams.set('cursor', given);
  else if (page > 1) url.searchParams.set('pagina', String(page));
  const answer = await authorisedCall(session, {
    method: 'GET',
    url: url.href,
    headers: { accept: 'application/json', 'x-parameters-aantalperpagina': String(PAGE_SIZE) },
  });
  const units = parseJson(NAME, checkAnswer(NAME, answer).body);
  if (!Array.isArray(units)) throw new ProviderFault('refused', 'VERA sends no list of units');
  const total = numberOf(answer.headers['x-parameters-aantal']) ?? null;
  const next = textOf(answer.headers['x-parameters-cursor'], 1000);
  if (page >= MOST_PAGES)
    throw new ProviderFault('refused', 'The next page that VERA names leads in circles');
  if (next !== undefined || given !== undefined)
    return { units, next: nextByCursor(units.length, page, { given, next }), total };
  return { ...nextByNumber(units, page, cursor, total), total };
}

/** Until there is no cursor. */
function nextByCursor(
  count: number,
  page: number,
  { given, next }: { given: string | undefined; next: string | undefined },
): Cursor | null {
  // The page before once more: requested again, it may be the right one.
  if (next !== undefined && next === given) throw sentTwice();
  return next !== undefined && count > 0 ? { cursor: next, page: page + 1 } : null;
}

/**
 * Until the announced number is read, or, without one, until a page is empty: a page that is not full may be all that
 * the company sends at once.
 */
function nextByNumber(
  units: readonly unknown[],
  page: number,
  cursor: Cursor | null,
  total: number | null,
): Pick<UnitPage, 'units' | 'next'> {
  const before = numberOf(cursor?.['seen']) ?? 0;
  const first = textAt(units[0], 'id') ?? '';
  if (units.length > 0 && first === cursor?.['first']) {
    // A company that has one page sends it under any number.
    if (page === 2 && total === null && units.length === before) return { units: [], next: null };
    throw sentTwice();
  }
  const seen = before + units.length;
  if (units.length === 0 && total !== null && seen < total)
    throw new ProviderFault('busy', `VERA announced ${total} units and sent ${seen}`);
  const isLast = total === null ? units.length === 0 : seen >= total;
  return { units, next: isLast ? null : { page: page + 1, seen, first } };
}

const sentTwice = () => new ProviderFault('busy', 'VERA sends the page before once more');

/** With the key, a token, or both: whichever the company has given. */
async function authorisedCall(session: Session, request: ProviderRequest): Promise<ProviderAnswer> {
  const { client_id, client_secret, api_key } = session.credentials;
  const headers = { ...request.headers, ...(api_key !== undefined && { 'x-api-key': api_key }) };
  if (client_id === undefined || client_secret === undefined) {
    if (api_key === undefined)
      throw new ProviderFault('credentials', 'Give a client id with its secret, or an API key');
    return session.send({ ...request, headers });
  }
  const form = { client_id, client_secret, scope: 'BVG.Eenheden.Read' };
  const path = session.credentials['token_path'] ?? tokenPaths.get(session) ?? TOKEN_PATHS[0];
  try {
    return await callWithToken(
      session,
      { provider: NAME, url: tokenUrl(session, path), form },
      { ...request, headers },
    );
  } catch (error) {
    // The path of the standard's document is not there: some servers have it under the other name.
    const isElsewhere = error instanceof ProviderFault && error.kind === 'refused' && path === TOKEN_PATHS[0];
    if (!isElsewhere || session.credentials['token_path'] !== undefined) throw error;
    tokenPaths.set(session, TOKEN_PATHS[1]);
    return authorisedCall(session, request);
  }
}

/** The first is that of the standard's document, the second is assumed. */
const TOKEN_PATHS = ['/oauth/token', '/oauth2/token'] as const;
const tokenPaths = new WeakMap<Session, string>();

function tokenUrl({ base }: Session, path: string): string {
  const url = URL.parse(path, base);
  if (!path.startsWith('/') || url === null || url.origin !== new URL(base).origin) {
    throw new ProviderFault(
      'credentials',
      'The path of the token must begin with "/" and lie on the host of the API',
    );
  }
  return url.href;
}
