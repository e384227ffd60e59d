/**
 * Runs in a thread of the compute pool: rows of a file beside the estates that they are about, to what they come to.
 */

import type { Check } from '../../infra/checks/check.ts';
import { readEstateBody } from '../estate-body.ts';
import { compileEstateCheck, toEstate } from '../estate-check.ts';
import type { EstateBody } from '../estates.schemas.ts';
import type { PreparedRow } from './imports.ts';
import { mergeRow } from './merge-row.ts';
import type { ImportRow } from './read/import-row.ts';
import { faultsIn } from './read/row-check.ts';
import { changesBetween } from './undo/row-changes.ts';

export interface KnownEstate {
  /** The whole estate as JSON, in the client's own words. */
  estate: string;
  rowVersion: string;
  hasLayers: boolean;
}

export interface GivenRow {
  row: ImportRow;
  /** What is wrong with its name. */
  nameFaults: readonly string[];
  known: KnownEstate | null;
}

interface GivenRows {
  rows: readonly GivenRow[];
  /** Where the values of the file's columns go; null for JSON, which describes an estate whole. */
  paths: readonly string[] | null;
  providerNames: readonly string[];
  isDryRun: boolean;
}

/** Compiled once per thread: an installation has one list of providers. */
let compiled: { providers: string; check: Check } | undefined;

export function prepareRows({ rows, ...options }: GivenRows): PreparedRow[] {
  return rows.map((given) => prepareRow(given, options));
}

function prepareRow(
  { row, nameFaults, known }: GivenRow,
  { paths, providerNames, isDryRun }: Omit<GivenRows, 'rows'>,
): PreparedRow {
  const { line } = row;
  const { external_id: name, ...given } = row.value;
  // Written by PostgreSQL from an estate that was checked when it was stored.
  const before = known && (JSON.parse(known.estate) as KnownJson);
  // As above; what only we set is gone.
  const knownBody = before && (readEstateBody(before) as EstateBody);
  const body = knownBody === null || paths === null ? given : mergeRow(knownBody, given, paths);
  const faults = faultsIn(row, [...nameFaults, ...checkFor(providerNames)(body)]);
  if (faults.length > 0) return { line, kind: 'refused', faults };
  const externalId = String(name);
  // It has passed the check of a PUT's body.
  const checked = body as unknown as EstateBody;
  const changes = changesBetween(knownBody, checked, paths);
  const deactivatedAt = before?.deactivated_at ?? null;
  if (deactivatedAt !== null) changes.push({ column: 'deactivated_at', before: deactivatedAt, after: null });
  if (before !== null && changes.length === 0) return { line, kind: 'unchanged', externalId };
  // Of an estate with other layers it is not that of the client's facts alone.
  const quality =
    knownBody !== null && before !== null && known?.hasLayers === false
      ? { body: knownBody, qualityLabel: before.quality_label }
      : undefined;
  return {
    line,
    kind: before === null ? 'new' : 'changed',
    externalId,
    changes: before === null ? [] : changes,
    estate: isDryRun ? null : toEstate(externalId, checked, 'IMPORT', quality),
    rowVersion: known?.rowVersion ?? null,
  };
}

interface KnownJson {
  deactivated_at: string | null;
  quality_label: 'A' | 'B' | 'C' | 'D';
}

function checkFor(providerNames: readonly string[]): Check {
  const providers = providerNames.join();
  if (compiled?.providers !== providers) compiled = { providers, check: compileEstateCheck(providerNames) };
  return compiled.check;
}
