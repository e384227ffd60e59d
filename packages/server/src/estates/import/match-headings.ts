import { Fault } from '../../fault.ts';
import { COLUMN_OF_HEADING, type EstateColumn } from './estate-columns.ts';
import type { OnNote } from './import-row.ts';
import { plainKey } from './plain-key.ts';

export interface MatchedHeading {
  heading: string;
  /** Null for a column that is skipped. */
  column: EstateColumn | null;
}

/** Finds our column for each heading. One that is not ours is named and skipped; two for the same are refused. */
export function matchHeadings(headings: readonly string[], line: number, onNote: OnNote): MatchedHeading[] {
  const matched = headings.map((heading) => ({
    heading,
    column: COLUMN_OF_HEADING.get(plainKey(heading)) ?? null,
  }));
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
  if (![...first.keys()].some(({ name }) => name === 'external_id')) {
    faults.push(`line ${line}: column "external_id" must be there`);
  }
  if (faults.length > 0) throw new Fault('invalid', faults);
  const skipped = matched.filter(({ heading, column }) => column === null && heading !== '');
  if (skipped.length > 0) {
    onNote(`not known and skipped: ${skipped.map(({ heading }) => `column "${heading}"`).join(', ')}`);
  }
  return matched;
}
