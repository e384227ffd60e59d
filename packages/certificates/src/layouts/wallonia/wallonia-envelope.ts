import { type Headings, sectionsOf } from '../../find/section.ts';
import { type Line, sourceOf } from '../../layout/lines.ts';
import { plain } from '../../layout/mend-text.ts';
import type { TurnedText } from '../../layout/paper.ts';
import type { TableRow } from '../../layout/table.ts';
import { GLAZING } from '../../value/dwelling-words.ts';
import type { Part } from '../../value/element-words.ts';
import { list } from '../../value/list.ts';
import { firstNumber } from '../../value/number.ts';
import { codeIn, hasPhrase } from '../../value/phrases.ts';
import { belowNamed, elementCoded, elementNamed, type Named } from '../element-named.ts';
import type { EnvelopeRow } from '../envelope.ts';
import { type EnvelopeColumn, envelopeTableOf } from '../envelope-table.ts';
import { orNamedRows } from '../named-rows.ts';

/**
 * `M1 Façade avant 19,3 m² …`: a letter for the part, a name, an area with its unit, a justification. OCR reads `Mi`.
 */
const ROW = /^([A-Z]{1,2})\s?(?:\d{1,2}|[il|])\s+(.*)$/;
/** The same code anywhere in a row: its column need not be the first. */
const CODE = /(?:^|\s)([TMFP]{1,2})\s?\d{1,2}(?=\s|$)/;
const AREA = /(?<![\d,])(\d[\d .]*(?:,\d+)?)\s*m²/;
/** Headings of the five classes; only one of them says that there is no insulation. */
const CLASS = /parois (presentant|avec|sans|dont|tres)|isolation (insuffisante|inconnue)/;

const PARTS: Headings<'walls' | 'other'> = [
  ['walls', ['pertes par les parois']],
  [
    'other',
    list(`
      pertes par les fuites d air, pertes par ventilation, systeme de ventilation, installation de chauffage,
      installations de chauffage, installation de chauffage central, installation d eau chaude sanitaire,
      installations d eau chaude sanitaire, utilisation d energies renouvelables, energies renouvelables
    `),
  ],
];

/**
 * The rows of "Pertes par les parois" under their class of insulation; U-values where the form has a column of them.
 */
export function walloonEnvelope(all: readonly Line[], turned: readonly TurnedText[]): EnvelopeRow[] {
  const walls = sectionsOf(all, PARTS).get('walls') ?? [];
  const found = rowsIn(walls, turned);
  const rows = found.length > 0 ? found : rowsIn(all, turned);
  return orNamedRows(rows, all, turned, (row) => tableRow(row, all));
}

function rowsIn(lines: readonly Line[], turned: readonly TurnedText[]): EnvelopeRow[] {
  const coded = codedRows(lines);
  const table = tableRows(lines, turned);
  // A table says more about a row than its line does, but only a table that has them all is one.
  return table.length >= coded.length ? table : coded;
}

function tableRows(lines: readonly Line[], turned: readonly TurnedText[]): EnvelopeRow[] {
  return (envelopeTableOf(lines, turned) ?? []).flatMap((row) => tableRow(row, lines));
}

function tableRow(row: TableRow<EnvelopeColumn>, lines: readonly Line[]): EnvelopeRow[] {
  const area = row.numbers.get('area');
  const letter = CODE.exec(row.text)?.[1] ?? '';
  const element = elementOf(letter, row.text.replace(CODE, ' '), row.group);
  if (!area || !element) return [];
  const before = lines.findLast((line) => isAbove(line, row.line) && CLASS.test(plain(line.text)));
  return [
    {
      ...rowOf(element, area.value, row.text, row.line, isWithoutInsulation(before)),
      uWPerM2K: row.numbers.get('u')?.value ?? null,
    },
  ];
}

function isAbove(line: Line, row: Line): boolean {
  return line.page < row.page || (line.page === row.page && line.top < row.top);
}

/** Rows that begin with their code, whatever else is a table or not. */
function codedRows(lines: readonly Line[]): EnvelopeRow[] {
  const rows: EnvelopeRow[] = [];
  let heading: Line | undefined;
  for (const [index, line] of lines.entries()) {
    if (CLASS.test(plain(line.text))) heading = line;
    const match = ROW.exec(line.text);
    const area = match?.[2] ? AREA.exec(match[2]) : null;
    const areaM2 = area?.[1] ? firstNumber(area[1])?.value : undefined;
    if (!match?.[1] || !area || areaM2 === undefined) continue;
    const text = `${match[2]} ${continuation(lines, index)}`;
    const element = elementOf(match[1], text, '');
    if (element) rows.push(rowOf(element, areaM2, text, line, isWithoutInsulation(heading)));
  }
  return rows;
}

function isWithoutInsulation(heading: Line | undefined): boolean {
  return heading !== undefined && hasPhrase(plain(heading.text), 'sans isolation');
}

function rowOf(
  { element, isAssumed }: Named,
  areaM2: number,
  text: string,
  line: Line,
  isUninsulated: boolean,
): EnvelopeRow {
  return {
    element,
    areaM2,
    uWPerM2K: null,
    source: sourceOf(line),
    isUninsulated,
    ...(element === 'window' && { glazing: codeIn(GLAZING, text) }),
    ...(element === 'floor' && { below: belowNamed(text) }),
    isAssumed,
  };
}

/** The next line goes on with a name when it is neither a row, a heading nor a recommendation. */
function continuation(lines: readonly Line[], index: number): string {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || !next || next.page !== line.page || ROW.test(next.text)) return '';
  const isIndented = (next.cells[0]?.box[0] ?? 0) > (line.cells[0]?.box[0] ?? 0) + 5;
  return isIndented && next.bottom - line.bottom < 1.5 * (line.bottom - line.top) ? next.text : '';
}

/** P is a floor or a door: its name says which. */
const PART_OF: Readonly<Record<string, Part>> = { T: 'roof', M: 'wall', F: 'window', P: 'floor' };

function elementOf(letter: string, row: string, group: string): Named | null {
  const part = PART_OF[letter.slice(0, 1)] ?? null;
  return part ? elementCoded(row, part) : elementNamed(row, group);
}
