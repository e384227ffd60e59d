import type { AuditPage } from '@rooftree/client/members';
import { call } from '../api.ts';
import { addressTexts } from '../parts/address-texts.ts';
import type { AuditEntry } from './audit-entry.ts';

/** As many as the API gives at once. */
const LARGEST_PAGE = 200;

/** A page of the view that the address names. */
export function readPage(
  view: URLSearchParams,
  before: string | null,
  more: { pageSize?: number; signal?: AbortSignal } = {},
): Promise<AuditPage> {
  const filter = addressTexts(view, ['operation', 'actor_id']);
  return call('GET /v1/audit', {
    query: { ...filter, before: before ?? undefined, page_size: more.pageSize },
    signal: more.signal,
  });
}

/** All entries of the view, the newest first. */
export async function* eachEntry(view: URLSearchParams): AsyncGenerator<AuditEntry> {
  let before: string | null = null;
  do {
    const page: AuditPage = await readPage(view, before, { pageSize: LARGEST_PAGE });
    yield* page.entries;
    before = page.next_before;
  } while (before !== null);
}
