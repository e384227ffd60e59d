import type { Sql } from '../../infra/database/sql.ts';
import { type AuditFilter, listEntries, listHistory, type WrittenEntry } from './audit-log.repository.ts';

interface Page {
  /** As JSON. */
  entries: string[];
  /** Where the next page begins; null on the last one. */
  nextBefore: string | null;
}

interface Position {
  before: string | null;
  pageSize: number;
}

export async function readEntries(
  sql: Sql,
  contextId: string,
  filter: AuditFilter,
  { before, pageSize }: Position,
): Promise<Page> {
  return pageOf(await listEntries(sql, contextId, filter, { before, take: pageSize + 1 }), pageSize);
}

export async function readHistory(
  sql: Sql,
  contextId: string,
  externalId: string,
  { before, pageSize }: Position,
): Promise<Page> {
  return pageOf(await listHistory(sql, contextId, externalId, { before, take: pageSize + 1 }), pageSize);
}

/** One more entry than the page has was read, to see whether there is another page. */
function pageOf(found: readonly WrittenEntry[], pageSize: number): Page {
  const page = found.slice(0, pageSize);
  return {
    entries: page.map(({ entry }) => entry),
    nextBefore: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
}
