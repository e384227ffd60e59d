import { type ComputePool, computeTask } from '../../infra/compute/compute-pool.ts';
import type { Sql } from '../../infra/database/sql.ts';
import type { MatchedHeading } from './columns/match-headings.ts';
import { fillCountry } from './fill-country.ts';
import { findCountryOf, findKnownEstates } from './imports.repository.ts';
import type { PreparedRow } from './imports.ts';
import type { GivenRow, prepareRows } from './prepare-rows.thread.ts';
import type { ImportRow, OnNotice } from './read/import-row.ts';
import { createNameCheck } from './read/row-check.ts';
import { readSentRows, type SentFile } from './read/sent-rows.ts';

const PREPARE = computeTask<typeof prepareRows>(
  new URL('./prepare-rows.thread.ts', import.meta.url),
  'prepareRows',
);
// Some hundredths of a second for a thread: a report that comes in between soon has its turn.
const ROWS_PER_TASK = 25;

export interface PrepareOptions {
  sql: Sql;
  compute: ComputePool;
  providerNames: readonly string[];
  /** How many threads one file may occupy. */
  threads: number;
}

interface Rules {
  /** By the key of a heading: our column, or null for one to leave out. */
  chosen: ReadonlyMap<string, string | null>;
  isDryRun: boolean;
  onNotice: OnNotice;
  onHeadings?: (headings: readonly MatchedHeading[]) => void;
}

/**
 * Reads a file as the command does, and says of some rows at a time what each comes to. Of the rows only the names of
 * the estates are held in memory. Throws a fault for what is no table of estates at all.
 */
export async function* prepareFile(
  options: PrepareOptions,
  file: SentFile,
  { chosen, isDryRun, onNotice, onHeadings }: Rules,
): AsyncGenerator<PreparedRow[]> {
  const { contextId } = file;
  const country = await findCountryOf(options.sql, contextId);
  let paths: string[] | null = null;
  let hasCountry = true;
  const onMatched = (headings: readonly MatchedHeading[]) => {
    paths = headings.flatMap(({ column }) => (column === null ? [] : [column.path.join('.')]));
    hasCountry = paths.includes('address.country');
    if (!hasCountry && country !== null)
      onNotice(`there is no column for the country: ${country} is assumed`);
    onHeadings?.(headings);
  };
  const checkName = createNameCheck();
  const prepareSome = async (some: readonly ImportRow[]) => {
    const named = some.map((row) => ({ row, nameFaults: checkName(row) }));
    const names = named.flatMap(({ row, nameFaults }) =>
      nameFaults.length === 0 ? [String(row.value.external_id)] : [],
    );
    const known = await findKnownEstates(options.sql, contextId, names);
    const given = named.map(({ row, nameFaults }): GivenRow => {
      const found = nameFaults.length === 0 ? (known.get(String(row.value.external_id)) ?? null) : null;
      // One that is known stays in its country.
      return {
        row: hasCountry || found !== null ? row : fillCountry(row, country),
        nameFaults,
        known: found,
      };
    });
    const pieces = piecesOf(given).map((rows) =>
      options.compute.run(
        PREPARE,
        { rows, paths, providerNames: options.providerNames, isDryRun },
        { contextId },
      ),
    );
    return (await Promise.all(pieces)).flat();
  };
  let some: ImportRow[] = [];
  for await (const row of readSentRows(file, { onNotice, rules: { chosen, onMatched } })) {
    some.push(row);
    if (some.length < ROWS_PER_TASK * options.threads) continue;
    yield await prepareSome(some);
    some = [];
  }
  if (some.length > 0) yield await prepareSome(some);
}

function piecesOf(rows: readonly GivenRow[]): GivenRow[][] {
  const pieces: GivenRow[][] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_TASK)
    pieces.push(rows.slice(start, start + ROWS_PER_TASK));
  return pieces;
}
