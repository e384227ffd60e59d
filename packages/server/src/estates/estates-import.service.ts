import { boundedMessages } from '../fault.ts';
import { type Sql, transaction } from '../infra/database/sql.ts';
import { compileEstateCheck, toEstate } from './estate-check.ts';
import { managesNoEstates } from './estates.errors.ts';
import { refreshStatistics, upsertEstates } from './estates.repository.ts';
import type { EstateBody } from './estates.schemas.ts';
import { today, withReferralToken } from './estates.service.ts';

const IMPORT_BATCH = 1000;

/** A row of an import: a PUT's body with its `external_id`, and where it stands in the file. */
export interface ImportRow {
  line: number;
  value: { external_id?: unknown; [field: string]: unknown };
}

export interface ImportFault {
  line: number;
  messages: string[];
}

export interface ImportOptions {
  publicUrl: string;
  providerNames: readonly string[];
  onProgress?: (written: number) => void;
}

export type ImportOutcome = { faults: ImportFault[] } | { faults: null; created: number; updated: number };

/** All rows or none: with a fault in any of them nothing is written, and every fault is named by its line. */
export async function importEstates(
  sql: Sql,
  contextId: string,
  options: ImportOptions,
  rows: readonly ImportRow[],
): Promise<ImportOutcome> {
  const faults = findFaults(rows, options.providerNames);
  if (faults.length > 0) return { faults };
  const day = today();
  let created = 0;
  await transaction(sql, async (tx) => {
    for (let start = 0; start < rows.length; start += IMPORT_BATCH) {
      const batch = rows
        .slice(start, start + IMPORT_BATCH)
        // Checked above.
        .map(({ value: { external_id, ...body } }) =>
          toEstate(String(external_id), body as unknown as EstateBody, 'IMPORT', day),
        )
        .map(withReferralToken);
      const written = await upsertEstates(tx, contextId, options.publicUrl, batch);
      if (written.length === 0) throw managesNoEstates();
      created += written.filter(({ isNew }) => isNew).length;
      options.onProgress?.(start + batch.length);
    }
  });
  if (rows.length >= IMPORT_BATCH) await refreshStatistics(sql);
  return { faults: null, created, updated: rows.length - created };
}

function findFaults(rows: readonly ImportRow[], providerNames: readonly string[]): ImportFault[] {
  const check = compileEstateCheck(providerNames, today);
  const lineOf = new Map<unknown, number>();
  return rows.flatMap(({ line, value: { external_id: id, ...body } }) => {
    const messages = boundedMessages(check(body));
    if (typeof id !== 'string' || id.length < 1 || id.length > 255 || id.includes('\0')) {
      messages.unshift('external_id must be a string of 1 to 255 characters');
    } else if (lineOf.has(id)) {
      messages.unshift(`external_id ${id} is already on line ${lineOf.get(id)}`);
    }
    lineOf.set(id, line);
    return messages.length > 0 ? [{ line, messages }] : [];
  });
}
