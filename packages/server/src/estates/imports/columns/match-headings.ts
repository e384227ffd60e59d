import { Fault } from '../../../fault.ts';
import type { OnNotice } from '../read/import-row.ts';
import { COLUMN_OF_HEADING, ESTATE_COLUMNS, type EstateColumn } from './estate-columns.ts';
import { plainKey } from './plain-key.ts';

export interface MatchedHeading {
  heading: string;
  /** Null for a column that is skipped. */
  column: EstateColumn | null;
}

/** The columns of one kind of table: what its headings are called, and which it must have. */
export interface TableColumns {
  all: readonly EstateColumn[];
  ofHeading: ReadonlyMap<string, EstateColumn>;
  required: readonly string[];
}

const ESTATE_TABLE: TableColumns = {
  all: ESTATE_COLUMNS,
  ofHeading: COLUMN_OF_HEADING,
  required: ['external_id'],
};

/** What somebody else decides about headings. */
export interface HeadingRules {
  /** Of a table of something else than estates. */
  table?: TableColumns;
  /** By the key of a heading: the name of our column, or null for one to leave out. Goes before what we would find. */
  chosen?: ReadonlyMap<string, string | null>;
  /** Called with what was found, also where it is refused afterwards. */
  onMatched?: (matched: readonly MatchedHeading[]) => void;
}

/** Finds our column for each heading. One that is not ours is named and skipped; two for the same are refused. */
export function matchHeadings(
  headings: readonly string[],
  line: number,
  onNotice: OnNotice,
  { chosen, onMatched, table = ESTATE_TABLE }: HeadingRules = {},
): MatchedHeading[] {
  const matched = headings.map((heading) => {
    const key = plainKey(heading);
    const name = chosen?.get(key);
    const column = name === undefined ? table.ofHeading.get(key) : table.all.find((one) => one.name === name);
    return { heading, column: column ?? null };
  });
  onMatched?.(matched);
  const first = new Map<EstateColumn, string>();
  const faults: string[] = [];
  for (const { heading, column } of matched) {
    if (column === null) continue;
    const other = first.get(column);
    if (other === undefined) first.set(column, heading);
    else
      faults.push(
        `line ${line}: columns "${other}" and "${heading}" are both ${column.name}: remove one of them`,
      );
  }
  const found = new Set([...first.keys()].map(({ name }) => name));
  for (const name of table.required) {
    if (!found.has(name)) faults.push(`line ${line}: column "${name}" must be there`);
  }
  if (faults.length > 0) throw new Fault('invalid', faults);
  const skipped = matched.filter(({ heading, column }) => column === null && heading !== '');
  if (skipped.length > 0) {
    onNotice(`not known and skipped: ${skipped.map(({ heading }) => `column "${heading}"`).join(', ')}`);
  }
  return matched;
}
