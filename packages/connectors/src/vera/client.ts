/**
 * VERA's `GET /eenheden` (ketenproces BVG, 4.2 and 4.3): a list of at most 100, the next one behind the `cursor` of the header
 * `X-Parameters-Cursor` or behind the number of the page; OAuth 2.0 with the scope BVG.Eenheden.Read. Known from the OpenAPI document
 * (source in words.ts). It names no server of any company and no path of a token: the operator says where the API is
 * (`docs/connections/providers.md`), and the token's path is a credential, `/oauth2/token` when it is absent. The standard has no
 * way to ask for changes: every read is of the whole list.
 */
import type { Cursor, Session } from '../contract/provider.ts';
import { ProviderFault } from '../contract/provider-fault.ts';
import { callWithToken } from '../reading/call-with-token.ts';
import { checkAnswer } from '../reading/check-answer.ts';
import { parseJson } from '../reading/parse-json.ts';
import { numberOf, textOf } from '../reading/values.ts';

const NAME = 'VERA';
export const PAGE_SIZE = 100;
/** More units than any company has: who leads us further leads us in circles. */
const MOST_PAGES = 10_000;

export interface UnitPage {
  units: readonly unknown[];
  next: Cursor | null;
  total: number | null;
}

export async function readUnits(session: Session, cursor: Cursor | null): Promise<UnitPage> {
  const url = new URL(`${session.base}/eenheden`);
  const asked = textOf(cursor?.['cursor'], 1000);
  const page = numberOf(cursor?.['page']) ?? 1;
  if (asked !== undefined) url.searchParams.set('cursor', asked);
  else if (page > 1) url.searchParams.set('pagina', String(page));
  const answer = await callWithToken(session, tokenEndpoint(session), {
    method: 'GET',
    url: url.href,
    headers: { accept: 'application/json', 'x-parameters-aantalperpagina': String(PAGE_SIZE) },
  });
  const units = parseJson(NAME, checkAnswer(NAME, answer).body);
  if (!Array.isArray(units)) throw new ProviderFault('refused', 'VERA sends no list of units');
  const next = textOf(answer.headers['x-parameters-cursor'], 1000);
  return {
    units: units.slice(0, PAGE_SIZE),
    next: nextOf(units.length, page, { asked, next }),
    total: numberOf(answer.headers['x-parameters-aantal']) ?? null,
  };
}

/** With a cursor until it is absent, else by number until a page is not full. */
function nextOf(
  count: number,
  page: number,
  { asked, next }: { asked: string | undefined; next: string | undefined },
): Cursor | null {
  // The page before once more: requested again, it may be the right one.
  if (next !== undefined && next === asked)
    throw new ProviderFault('busy', 'VERA sends the page before once more');
  if (page >= MOST_PAGES)
    throw new ProviderFault('refused', 'The next page that VERA names leads in circles');
  if (next !== undefined && count > 0) return { cursor: next, page: page + 1 };
  return asked === undefined && count >= PAGE_SIZE ? { page: page + 1 } : null;
}

function tokenEndpoint({ base, credentials }: Session) {
  const path = credentials['token_path'] ?? '/oauth2/token';
  const url = URL.parse(path, base);
  if (!path.startsWith('/') || url === null || url.origin !== new URL(base).origin) {
    throw new ProviderFault(
      'credentials',
      'The path of the token must begin with "/" and lie on the host of the API',
    );
  }
  const { client_id = '', client_secret = '' } = credentials;
  return { provider: NAME, url: url.href, form: { client_id, client_secret, scope: 'BVG.Eenheden.Read' } };
}
