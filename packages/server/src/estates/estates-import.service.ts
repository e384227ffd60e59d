import { boundedMessages } from '../fault.ts';
import type { Sql } from '../infra/database/sql.ts';
import { compileEstateCheck, toEstate } from './estate-check.ts';
import { ImportInterruptedError, managesNoEstates } from './estates.errors.ts';
import { refreshStatistics } from './estates.repository.ts';
import type { EstateBody } from './estates.schemas.ts';
import { storeEstates } from './estates.service.ts';
import type { Estate } from './estates.ts';

const IMPORT_BATCH = 1000;

/** A row of an import: a PUT's body with its `external_id`, and its line in the file. */
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

/**
 * With a fault in any row nothing is written, and every fault is named by its line. Good rows are written a thousand at a
 * time, each thousand in a transaction of its own, so that nobody waits for the whole file. Importing a file again replaces what
 * is in already: after an interruption the same file is simply imported once more.
 */
export async function importEstates(
  sql: Sql,
  contextId: string,
  options: ImportOptions,
  rows: readonly ImportRow[],
): Promise<ImportOutcome> {
  const faults = findFaults(rows, options.providerNames);
  if (faults.length > 0) return { faults };
  let created = 0;
  for (let start = 0; start < rows.length; start += IMPORT_BATCH) {
    const batch = rows.slice(start, start + IMPORT_BATCH);
    const written = await storeEstates(sql, contextId, options.publicUrl, batch.map(estateOf)).catch(
      (cause: unknown) => {
        throw new ImportInterruptedError(cause, {
          importedUpTo: rows[start - 1]?.line ?? null,
          failedFrom: batch[0]?.line ?? 0,
          failedUpTo: batch.at(-1)?.line ?? 0,
        });
      },
    );
    if (written.length === 0) throw managesNoEstates();
    created += written.filter(({ isNew }) => isNew).length;
    options.onProgress?.(start + batch.length);
  }
  if (rows.length >= IMPORT_BATCH) await refreshStatistics(sql);
  return { faults: null, created, updated: rows.length - created };
}

function estateOf({ value: { external_id: externalId, ...body } }: ImportRow): Estate {
  // `findFaults` has checked it.
  return toEstate(String(externalId), body as unknown as EstateBody, 'IMPORT');
}

function findFaults(rows: readonly ImportRow[], providerNames: readonly string[]): ImportFault[] {
  const check = compileEstateCheck(providerNames);
  const lineOf = new Map<unknown, number>();
  return rows.flatMap(({ line, value: { external_id: id, ...body } }) => {
    const messages = boundedMessages(check(body));
    if (typeof id !== 'string' || id.length < 1 || id.length > 255 || id.includes('\0')) {
      messages.unshift('external_id must be a string of 1 to 255 characters');
    } else if (id === '.' || id === '..') {
      messages.unshift('external_id must not be "." or ".."');
    } else if (lineOf.has(id)) {
      messages.unshift(`external_id ${id} is already on line ${lineOf.get(id)}`);
    }
    lineOf.set(id, line);
    return messages.length > 0 ? [{ line, messages }] : [];
  });
}
