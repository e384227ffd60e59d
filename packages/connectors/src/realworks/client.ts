/**
 * Realworks' `wonen` v3: `GET /wonen/v3/objecten`, `Authorization: rwauth <token>`, at most 100 objects on a page, the
 * next one behind `paginering.volgende`. Known from public code (SteveJonk/hart-huis 2026-08,
 * focusonyoursite/realworks-api-import 2021). Believed: that v3 heeds `gewijzigdNa` as v1 does. Should it not, the
 * whole list comes, and what is older is left out here.
 */
import type { Cursor, Session } from '../contract/provider.ts';
import { ProviderFault } from '../contract/provider-fault.ts';
import { at, listAt, positiveAt, textAt } from '../reading/at-path.ts';
import { checkAnswer } from '../reading/check-answer.ts';
import { clockAfter } from '../reading/clock-after.ts';
import { parseJson } from '../reading/parse-json.ts';

export const PAGE_SIZE = 100;
/** More objects than any office has: who leads us further leads us in circles. */
const MOST_PAGES = 5000;

const UNKNOWN_TOKEN = 'Realworks does not know the token: check that it belongs to the API "wonen"';
const OTHER_ADDRESS =
  'Realworks rejects the token from this address: ask Realworks to allow the IP address of this server for the token';

export interface ObjectPage {
  objects: readonly unknown[];
  next: Cursor | null;
  total: number | null;
}

export async function readObjects(
  session: Session,
  since: Date | null,
  cursor: Cursor | null,
): Promise<ObjectPage> {
  const changedAfter = since && clockAfter('Europe/Amsterdam', since);
  const url = cursor === null ? firstPage(session.base, changedAfter) : pageAt(session.base, cursor);
  const answer = await session.send({
    method: 'GET',
    url: url.href,
    headers: { authorization: `rwauth ${session.credentials['token'] ?? ''}`, accept: 'application/json' },
  });
  if (answer.status === 401) throw new ProviderFault('credentials', UNKNOWN_TOKEN);
  if (answer.status === 403) throw new ProviderFault('credentials', OTHER_ADDRESS);
  const page = parseJson('Realworks', checkAnswer('Realworks', answer).body);
  if (!Array.isArray(at(page, 'resultaten'))) {
    throw new ProviderFault('refused', 'Realworks sends a page without "resultaten"');
  }
  const objects = listAt(page, 'resultaten');
  return {
    objects: changedAfter === null ? objects : objects.filter((object) => !isOlder(object, changedAfter)),
    next: nextOf(page, url, cursor),
    total: positiveAt(page, 'paginering', 'totaalAantal') ?? null,
  };
}

/** Without `actief`, a sync of changes also lists those that are no longer offered. */
function firstPage(base: string, changedAfter: string | null): URL {
  const url = new URL(`${base}/wonen/v3/objecten`);
  url.searchParams.set('aantal', String(PAGE_SIZE));
  if (changedAfter === null) url.searchParams.set('actief', 'true');
  else url.searchParams.set('gewijzigdNa', changedAfter);
  return url;
}

/** The cursor holds a path, so that it cannot name another host. */
function pageAt(base: string, cursor: Cursor): URL {
  const path = String(cursor['path']);
  const url = new URL(path, base);
  if (!path.startsWith('/') || url.origin !== new URL(base).origin) {
    throw new ProviderFault('refused', 'The saved sync position is not a page of Realworks');
  }
  return url;
}

function nextOf(page: unknown, current: URL, cursor: Cursor | null): Cursor | null {
  const link = at(page, 'paginering', 'volgende');
  if (link === undefined || link === null || link === '') return null;
  const next = typeof link === 'string' ? URL.parse(link, current.href) : null;
  if (next === null || next.origin !== current.origin || next.pathname !== current.pathname) {
    throw new ProviderFault('refused', 'The next page that Realworks names is not at Realworks');
  }
  const pages = Number(cursor?.['pages'] ?? 1);
  // The page before once more: requested again, it may be the right one.
  if (next.href === current.href)
    throw new ProviderFault('busy', 'Realworks sends the page before once more');
  if (pages >= MOST_PAGES) {
    throw new ProviderFault('refused', 'The next page that Realworks names leads in circles');
  }
  return { path: next.pathname + next.search, pages: pages + 1 };
}

function isOlder(object: unknown, changedAfter: string): boolean {
  const changedAt = textAt(object, 'tijdstipLaatsteWijziging');
  return changedAt !== undefined && changedAt.replace(' ', 'T') < changedAfter;
}
