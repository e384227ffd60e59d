import { jsonCode, jsonText, jsonTimestamp, jsonValue } from '../../infra/database/json-text.ts';

/**
 * Whether context c shows another name, colour, logo or contact than report p; never where that of the report is
 * unknown.
 */
export const HAS_OTHER_BRANDING = 'coalesce(p.branding <> c.branding, false)';

/**
 * Whether report p, of context c, is outdated: its home or plan has changed, or its context uses other prices or
 * another branding. Triggers maintain `is_changed` by comparing fingerprints (`report_fingerprint_at` in schema.sql),
 * and the context's `branding`.
 */
export const IS_OUTDATED = `(p.is_changed OR p.price_book_version IS DISTINCT FROM c.price_book_version OR ${HAS_OTHER_BRANDING})`;

/**
 * The fields of a report, written by PostgreSQL: p is the report, c its context, `cdnUrl` the address of contexts
 * without their own.
 */
export const reportFields = (cdnUrl: `$${number}`) => ({
  id: jsonCode('p.id'),
  created_at: jsonTimestamp('p.created_at'),
  name: jsonText('p.name'),
  url: jsonText(`(coalesce(c.cdn_url, ${cdnUrl}) || '/' || p.path)`),
  is_outdated: jsonValue(IS_OUTDATED),
});
