import { call } from '../api.ts';
import type { AuditEntry } from './audit-entry.ts';

export interface AuditPage {
  entries: AuditEntry[];
  next_before: string | null;
}

const FILTERS = ['operation', 'actor_id'];
/** As many as the API gives at once. */
const LARGEST_PAGE = 200;

/** A page of the view that the address names. */
export function readPage(
  view: URLSearchParams,
  before: string | null,
  more: { pageSize?: number; signal?: AbortSignal } = {},
): Promise<AuditPage> {
  const query = new URLSearchParams();
  for (const name of FILTERS) {
    const value = view.get(name);
    if (value !== null && value !== '') query.set(name, value);
  }
  if (before !== null) query.set('before', before);
  if (more.pageSize !== undefined) query.set('page_size', String(more.pageSize));
  return call(`/v1/audit?${query}`, more.signal ? { signal: more.signal } : {});
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
