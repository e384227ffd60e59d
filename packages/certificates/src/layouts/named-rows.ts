/**
 * A form may head its tables in words of its own, or not at all. Where the headings that are known leave out a part
 * that every home has, the rows of the whole document count that name their part themselves.
 */
import { withoutAdvice } from '../find/without-advice.ts';
import type { Line } from '../layout/lines.ts';
import { plain } from '../layout/mend-text.ts';
import type { TurnedText } from '../layout/paper.ts';
import type { TableRow } from '../layout/table.ts';
import { type Part, partIn } from '../value/element-words.ts';
import { elementNamed } from './element-named.ts';
import type { EnvelopeRow } from './envelope.ts';
import { type EnvelopeColumn, envelopeRowsIn, OF_DWELLING } from './envelope-table.ts';

/** Areas are rounded to 0.1 m². */
const ROUNDING = 0.06;

const PARTS: readonly (readonly [Part, readonly EnvelopeRow['element'][]])[] = [
  ['wall', ['wall', 'wall_unheated']],
  ['window', ['window']],
  ['floor', ['floor']],
  ['roof', ['inclined', 'flat', 'attic']],
];

/** `rows`, or what `read` makes of all rows that name themselves, where that is more. */
export function orNamedRows(
  rows: EnvelopeRow[],
  lines: readonly Line[],
  turned: readonly TurnedText[],
  read: (row: TableRow<EnvelopeColumn>) => EnvelopeRow[],
): EnvelopeRow[] {
  const missing = partsNotIn(rows);
  const isSpokenOf = ({ cells }: Line) =>
    cells.some(({ text }) => /^[^\d]*\p{L}/u.test(text) && missing.includes(partIn(plain(text)) ?? 'door'));
  if (missing.length === 0 || !lines.some(isSpokenOf)) return rows;
  const found = rowsNamed(lines, turned).flatMap(read);
  return partsNotIn(found).length < missing.length && found.length > rows.length ? found : rows;
}

const partsNotIn = (rows: readonly EnvelopeRow[]): readonly Part[] =>
  PARTS.flatMap(([part, elements]) => (rows.some(({ element }) => elements.includes(element)) ? [] : [part]));

function rowsNamed(lines: readonly Line[], turned: readonly TurnedText[]): TableRow<EnvelopeColumn>[] {
  const rows = envelopeRowsIn(withoutAdvice(lines), turned);
  const named = rows.flatMap((row) => {
    const element = elementNamed(row.text, row.group)?.element;
    return element && !OF_DWELLING.test(plain(row.text))
      ? [{ row, element, areaM2: row.numbers.get('area')?.value ?? null }]
      : [];
  });
  // On a page with areas, a row without one leaves its element unknown; a summary elsewhere has none.
  const pages = new Set(named.flatMap(({ row, areaM2 }) => (areaM2 === null ? [] : [row.line.page])));
  const open = new Set(
    named.flatMap(({ row, element, areaM2 }) =>
      row.isDoubled || (areaM2 === null && pages.has(row.line.page) && hasValue(row)) ? [element] : [],
    ),
  );
  return named
    .filter(({ row, element, areaM2 }, at) => {
      // A summary of the parts states other things of them than their tables do.
      const others = named.filter(
        (other, index) => index !== at && other.element === element && hasValue(other.row) !== hasValue(row),
      );
      const sum = others.reduce((total, other) => total + (other.areaM2 ?? 0), 0);
      const isSum = others.length > 1 && areaM2 !== null && Math.abs(sum - areaM2) < ROUNDING * others.length;
      return areaM2 !== null && !isSum && !open.has(element);
    })
    .map(({ row }) => row);
}

const hasValue = ({ numbers }: TableRow<EnvelopeColumn>) => numbers.has('u') || numbers.has('rc');
