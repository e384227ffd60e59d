import type { Facts } from '../../contract/reading.ts';
import { type Headings, sectionsOf } from '../../find/section.ts';
import { tableCellsOf } from '../../layout/assign-columns.ts';
import { type Cell, type Line, sourceOf } from '../../layout/lines.ts';
import { plain } from '../../layout/mend-text.ts';
import type { TurnedText } from '../../layout/paper.ts';
import type { TableRow } from '../../layout/table.ts';
import { list } from '../../value/list.ts';
import { firstNumber } from '../../value/number.ts';
import { elementNamed } from '../element-named.ts';
import type { Element, EnvelopeRow } from '../envelope.ts';
import { type EnvelopeColumn, envelopeTableOf } from '../envelope-table.ts';
import { orNamedRows } from '../named-rows.ts';

type Part = 'walls' | 'panels' | 'roofs' | 'floors' | 'windows' | 'doors' | 'shell' | 'other';

const PARTS: Headings<Part> = [
  ['walls', ['gevels']],
  ['panels', ['gevelpanelen']],
  ['roofs', ['daken']],
  ['floors', ['vloeren']],
  ['windows', ['ramen']],
  ['doors', ['buitendeuren']],
  ['shell', ['schil', 'gebouwschil', 'bouwkundige schil', 'isolatie van de schil']],
  [
    'other',
    [
      ...list('installaties, verwarming, warm water, mogelijke verbeteringen, detailgegevens'),
      /^(details|gegevens) (van de )?installaties/,
    ],
  ],
];
/** Surface resistances inside plus outside, m²K/W: NTA 8800 by construction; U = 1 / (Rc + these). */
const SURFACE_RESISTANCE = { walls: 0.17, roofs: 0.14, floors: 0.17 } as const;

/** Blocks per orientation with rows of an area and a value, side by side or in one list. */
export function dutchEnvelope(lines: readonly Line[], turned: readonly TurnedText[]): EnvelopeRow[] {
  return orNamedRows(rowsHeaded(lines, turned), lines, turned, shellRow);
}

function rowsHeaded(lines: readonly Line[], turned: readonly TurnedText[]): EnvelopeRow[] {
  const sections = sectionsOf(lines, PARTS);
  const all = shellRows(sections.get('shell') ?? [], turned);
  if (all.length > 0) return all;
  return (['walls', 'panels', 'roofs', 'floors', 'windows', 'doors'] as const).flatMap((part) => {
    const table = tableRows(part, sections.get(part) ?? [], turned);
    if (table.length > 0) return table;
    let isHorizontal: (left: number) => boolean = () => false;
    let valueFirst = false;
    return (sections.get(part) ?? []).flatMap((line) => {
      const pairs = pairsOf(line, valueFirst);
      const words = plain(line.text);
      if (pairs.length === 0) {
        if (/\b(noord|oost|zuid|west|horizontaal)/.test(words)) isHorizontal = horizontalColumn(line.cells);
        if (/\bopp/.test(words)) valueFirst = /^\W*(rc|uw?|ud)\b/.test(words);
        return [];
      }
      return pairs.map(({ areaM2, value, left }) => {
        const flat = /horizontaal/.test(words) || isHorizontal(left);
        return rowOf(part, areaM2, value, flat, line);
      });
    });
  });
}

type OwnPart = Exclude<Part, 'shell' | 'other'>;
const PART_OF: Readonly<Record<Element, OwnPart>> = {
  inclined: 'roofs',
  flat: 'roofs',
  attic: 'roofs',
  wall: 'walls',
  wall_unheated: 'walls',
  floor: 'floors',
  window: 'windows',
  door: 'doors',
};

/** A report has tables of all parts, each with its name. */
function shellRows(lines: readonly Line[], turned: readonly TurnedText[]): EnvelopeRow[] {
  return (envelopeTableOf(lines, turned) ?? []).flatMap(shellRow);
}

function shellRow(row: TableRow<EnvelopeColumn>): EnvelopeRow[] {
  const element = elementNamed(row.text, row.group)?.element ?? null;
  const area = row.numbers.get('area');
  const value = row.numbers.get(element === 'window' || element === 'door' ? 'u' : 'rc');
  if (!element || !area || !value) return [];
  return [{ ...rowOf(PART_OF[element], area.value, value.value, element === 'flat', row.line), element }];
}

/** A table with a row for each part; nothing unless all of them have an area and a value. */
function tableRows(part: OwnPart, lines: readonly Line[], turned: readonly TurnedText[]): EnvelopeRow[] {
  const hasRc = part === 'walls' || part === 'roofs' || part === 'floors';
  const rows = (envelopeTableOf(lines, turned) ?? []).map((row) => {
    const value = row.numbers.get(hasRc ? 'rc' : 'u') ?? null;
    const area = row.numbers.get('area');
    const isFlat = /horizontaal|\bplat/.test(plain(`${row.group} ${row.text}`));
    return area && value && !row.isDoubled ? rowOf(part, area.value, value.value, isFlat, row.line) : null;
  });
  return rows.includes(null) ? [] : rows.filter((row) => row !== null);
}

function rowOf(part: OwnPart, areaM2: number, value: number, isFlat: boolean, line: Line): EnvelopeRow {
  const base = { areaM2, source: sourceOf(line), isUninsulated: false };
  if (part === 'windows') return { ...base, element: 'window', uWPerM2K: value, glazing: glazingOf(value) };
  if (part === 'doors' || part === 'panels') return { ...base, element: 'door', uWPerM2K: value };
  const element = part === 'walls' ? 'wall' : part === 'floors' ? 'floor' : isFlat ? 'flat' : 'inclined';
  return { ...base, element, uWPerM2K: 1 / (value + SURFACE_RESISTANCE[part]) };
}

/** An area has its unit in the row; the other number of a pair is the Rc or U-value. */
function pairsOf(line: Line, valueFirst: boolean): { areaM2: number; value: number; left: number }[] {
  const numbers = tableCellsOf(line).flatMap((cell) => {
    const number = /^[\d]/.test(cell.text) ? firstNumber(cell.text) : null;
    if (!number) return [];
    return [
      {
        value: number.value,
        isArea: /^\s*m²/.test(number.rest),
        hasUnit: number.rest.trim() !== '',
        left: cell.left,
      },
    ];
  });
  if (numbers.length === 0 || numbers.length % 2 !== 0) return [];
  const hasUnits = numbers.some(({ isArea }) => isArea);
  const pairs: { areaM2: number; value: number; left: number }[] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    const [a, b] = [numbers[at], numbers[at + 1]];
    if (!a || !b) continue;
    const isSwapped = hasUnits ? b.isArea : valueFirst;
    const [area, value] = isSwapped ? [b, a] : [a, b];
    if (hasUnits && (!area.isArea || value.isArea)) return [];
    pairs.push({ areaM2: area.value, value: value.value, left: Math.min(a.left, b.left) });
  }
  return pairs;
}

/** Whether a place lies in the column that `Horizontaal` heads: from its left edge to the next heading. */
function horizontalColumn(cells: readonly Cell[]): (left: number) => boolean {
  return (left) => {
    const own = cells.findLast(({ box }) => box[0] <= left + 5) ?? cells[0];
    return /horizontaal/i.test(own?.text ?? '');
  };
}

/** Uw → glass: a rule of ours, after the values that occur (5.1 single, 2.9 double, 1.8 high efficiency). */
export function glazingOf(uw: number): NonNullable<Facts['window_glazing_type']> {
  if (uw >= 4) return 'SINGLE';
  if (uw >= 2.4) return 'DOUBLE';
  return uw >= 1.5 ? 'HIGH_EFFICIENCY' : 'TRIPLE';
}
