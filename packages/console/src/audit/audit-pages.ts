import type { AuditPage } from '@rooftree/client/members';
import type { Language } from '@rooftree/words/language';
import { addressTexts } from '../address-texts.ts';
import { call, callForFile } from '../api.ts';

const filterOf = (view: URLSearchParams) => addressTexts(view, ['operation', 'actor_id']);

/** A page of the view that the address names. */
export function readPage(
  view: URLSearchParams,
  before: string | null,
  signal?: AbortSignal,
): Promise<AuditPage> {
  return call('GET /v1/audit', { query: { ...filterOf(view), before: before ?? undefined }, signal });
}

/** All entries of the view, written by the server. */
export function exportEntries(view: URLSearchParams, language: Language): Promise<Blob> {
  return callForFile('GET /v1/audit/export', { query: { ...filterOf(view), language } });
}
