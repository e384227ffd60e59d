import { sameNumber } from '../../check/compare.ts';
import type { Check } from '../../contract/findings.ts';
import type { FactName } from '../../contract/reading.ts';
import { findValue } from '../../find/find-value.ts';
import { type Line, sourceOf } from '../../layout/lines.ts';
import { plain } from '../../layout/mend-text.ts';
import type { TurnedText } from '../../layout/paper.ts';
import { rowsByPlace } from '../../layout/rows-by-place.ts';
import type { TableRow } from '../../layout/table.ts';
import { GLAZING, NO_INSULATION } from '../../value/dwelling-words.ts';
import type { Part } from '../../value/element-words.ts';
import { firstNumber, numberWithoutUnit } from '../../value/number.ts';
import { codeIn, hasPhrase } from '../../value/phrases.ts';
import { belowNamed, elementNamed } from '../element-named.ts';
import { confirmedBySum, type Element, type EnvelopeRow, meanU, sumOfAreas } from '../envelope.ts';
import { type EnvelopeColumn, envelopeTableOf } from '../envelope-table.ts';
import { orNamedRows } from '../named-rows.ts';
import type { FlemishPart } from './flanders-2019-tables.ts';

/** Areas of one floor are rounded to 0.1 m², so a sum of many rows strays a little. */
const AREA_TOLERANCE = { relative: 0.01, absolute: 1 };

export function envelopeOf(
  sections: ReadonlyMap<FlemishPart, readonly Line[]>,
  lines: readonly Line[],
  turned: readonly TurnedText[],
): { rows: EnvelopeRow[]; isWhole: boolean } {
  const parts: readonly FlemishPart[] = ['roofs', 'walls', 'floors', 'windows', 'doors', 'shell'];
  let isWhole = true;
  const rows = parts.flatMap((part) => {
    const own = sections.get(part) ?? [];
    const found = isOcr(own)
      ? rowsByPlace(own, { hasSlope: part === 'windows' })
      : envelopeTableOf(own, turned);
    isWhole &&= found !== null;
    return found?.flatMap((row) => toRow(part, row)) ?? [];
  });
  if (isOcr(lines)) return { rows, isWhole };
  const all = orNamedRows(rows, lines, turned, (row) => toRow('shell', row));
  return { rows: all, isWhole: isWhole || all !== rows };
}

const isOcr = (lines: readonly Line[]) =>
  lines.some(({ cells }) => cells.some(({ words }) => words.some((word) => word.isOcr)));

const PART_OF: Partial<Record<FlemishPart, Part>> = {
  roofs: 'roof',
  walls: 'wall',
  floors: 'floor',
  windows: 'window',
  doors: 'door',
};

/** A row counts when it has an area and is an element that loses heat. */
function toRow(part: FlemishPart, row: TableRow<EnvelopeColumn> | TableRow<'area' | 'u'>): EnvelopeRow[] {
  const named = elementNamed(row.text, row.group, PART_OF[part] ?? null);
  const area = row.numbers.get('area');
  if (!named || !area) return [];
  const { element, isAssumed } = named;
  const words = plain(row.text);
  return [
    {
      element,
      areaM2: area.value,
      uWPerM2K: row.numbers.get('u')?.value ?? null,
      source: sourceOf(row.line),
      isUninsulated: NO_INSULATION.some((phrase) => hasPhrase(words, phrase)),
      hasCavity: element === 'wall' ? /spouw/.test(words) : null,
      ...(element === 'window' && { glazing: codeIn(GLAZING, row.text) ?? codeIn(GLAZING, row.group) }),
      ...(element === 'floor' && { below: belowNamed(row.text, row.group) }),
      isAssumed,
    },
  ];
}

/** The form states sums and means of its own: each is a second reading of a whole table, or of all of them. */
export function envelopeChecks(
  rows: readonly EnvelopeRow[],
  isWhole: boolean,
  lines: readonly Line[],
): Check[] {
  const of = (...elements: Element[]) => rows.filter((row) => elements.includes(row.element));
  const areas: FactName[] = [
    'inclined_roof_surface_m2',
    'flat_roof_surface_m2',
    'outer_wall_surface_m2',
    'ground_floor_surface_m2',
    'window_surface_m2',
    'roof_type',
    'basement_type',
  ];
  const insulation: FactName[] = [
    'inclined_roof_insulation_type',
    'flat_roof_insulation_type',
    'outer_wall_insulation_type',
    'floor_insulation_type',
  ];
  const loss = findValue(
    lines,
    ['verliesoppervlakte', 'totale verliesoppervlakte'],
    numberWithoutUnit,
  )?.value;
  const mean = findValue(
    lines,
    ['gemiddelde u waarde gebouwschil', 'gemiddelde u waarde van de gebouwschil'],
    numberWithoutUnit,
  )?.value;
  return [
    ...sameNumber(
      'areas_add_up',
      confirmedBySum(rows, areas),
      isWhole && rows.length > 0 ? sumOfAreas(rows) : null,
      loss,
      AREA_TOLERANCE,
    ),
    ...sameNumber('mean_u_matches', confirmedBySum(rows, insulation), isWhole ? meanU(rows) : null, mean, {
      absolute: 0.02,
    }),
    ...cardCheck(
      'roof_u_matches',
      confirmedBySum(rows, ['inclined_roof_insulation_type', 'flat_roof_insulation_type']),
      lines,
      'daken',
      of('inclined', 'flat', 'attic'),
    ),
    ...cardCheck(
      'wall_u_matches',
      ['outer_wall_insulation_type'],
      lines,
      'muren',
      of('wall', 'wall_unheated'),
    ),
    ...cardCheck('floor_u_matches', ['floor_insulation_type'], lines, 'vloeren', of('floor')),
    ...cardCheck(
      'window_u_matches',
      ['window_glazing_type'],
      lines,
      'vensters beglazing en profiel',
      of('window'),
    ),
  ];
}

/** The card of an element has its mean U-value; a goal beside it says so. */
function cardCheck(
  name: string,
  about: FactName[],
  lines: readonly Line[],
  card: string,
  rows: readonly EnvelopeRow[],
): Check[] {
  const asU = (text: string) =>
    /W\s?\/\s?\(?m²/.test(text) && !/doel/i.test(text) ? (firstNumber(text)?.value ?? null) : null;
  return sameNumber(name, about, meanU(rows), findValue(lines, [card], asU, { places: ['below'] })?.value, {
    absolute: 0.015,
  });
}
