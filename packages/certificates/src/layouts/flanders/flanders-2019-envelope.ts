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
import { firstNumber, numberWithoutUnit } from '../../value/number.ts';
import { codeIn, hasPhrase } from '../../value/phrases.ts';
import { elementNamed } from '../element-named.ts';
import {
  type Below,
  confirmedBySum,
  type Element,
  type EnvelopeRow,
  meanU,
  sumOfAreas,
} from '../envelope.ts';
import { type EnvelopeColumn, envelopeTableOf } from '../envelope-table.ts';
import type { FlemishPart } from './flanders-2019-tables.ts';

/** Areas of one floor are rounded to 0.1 m², so a sum of many rows strays a little. */
const AREA_TOLERANCE = { relative: 0.01, absolute: 1 };

export function envelopeOf(
  sections: ReadonlyMap<FlemishPart, readonly Line[]>,
  turned: readonly TurnedText[],
): { rows: EnvelopeRow[]; isWhole: boolean } {
  const parts: readonly FlemishPart[] = ['roofs', 'walls', 'floors', 'windows', 'doors', 'shell'];
  let isWhole = true;
  const rows = parts.flatMap((part) => {
    const lines = sections.get(part) ?? [];
    const isOcr = lines.some(({ cells }) => cells.some(({ words }) => words.some((word) => word.isOcr)));
    const found = isOcr
      ? rowsByPlace(lines, { hasSlope: part === 'windows' })
      : envelopeTableOf(lines, turned);
    isWhole &&= found !== null;
    return found?.flatMap((row) => toRow(part, row)) ?? [];
  });
  return { rows, isWhole };
}

/** A heading of windows and doors says of neither row which it is. */
const OF_BOTH = /\b(?:vensters|ramen|kozijnen) en (?:buiten)?deuren\b/g;

/** A row counts when it has an area; what adjoins a heated space loses nothing and is left out. */
function toRow(part: FlemishPart, row: TableRow<EnvelopeColumn> | TableRow<'area' | 'u'>): EnvelopeRow[] {
  const words = plain(row.text).replace(OF_BOTH, '');
  const element = elementOf(part, plain(row.group), words);
  const area = row.numbers.get('area');
  if (!element || !area) return [];
  return [
    {
      element,
      areaM2: area.value,
      uWPerM2K: row.numbers.get('u')?.value ?? null,
      source: sourceOf(row.line),
      isUninsulated: NO_INSULATION.some((phrase) => hasPhrase(words, phrase)),
      hasCavity: element === 'wall' ? /spouw/.test(words) : null,
      ...(element === 'window' && { glazing: codeIn(GLAZING, row.text) ?? codeIn(GLAZING, row.group) }),
      ...(element === 'floor' && { below: belowOf(plain(row.group), words) }),
      isAssumed: !isNamed(element, plain(row.group), words),
    },
  ];
}

/** Whether the words tell the element from its neighbours in the same table. */
function isNamed(element: Element, group: string, row: string): boolean {
  if (element === 'door') return !/\bgl ?\d|venster|kozijn|\braam/.test(row);
  if (element === 'inclined') return /hellend|schuin/.test(`${group} ${row}`);
  // "Vensters en deuren" is the name of both, and a door has a box for its glazing too.
  const words = /deur/.test(group) ? row : `${group} ${row}`;
  return element !== 'window' || /\bgl ?\d|glas\b|\w+e beglazing|\braam|\bramen|venster|koepel/.test(words);
}

function elementOf(part: FlemishPart, group: string, row: string): Element | null {
  const isHeated = (text: string) => /\bverwarmde ruimte|andere (wooneenheid|woning)|gemene muur/.test(text);
  if (isHeated(group) || isHeated(row)) return null;
  if (part === 'windows')
    return /\b(voor|achter|buiten|garage)?deur|\bpoort|\bpaneel/.test(row) ? 'door' : 'window';
  if (part === 'doors') return 'door';
  if (part === 'shell') return elementNamed(row);
  // Nothing else has glass: a heading between the two was not recognised.
  if (/\bgl ?\d|glas\b|beglazing/.test(row)) return 'window';
  if (part === 'floors') return 'floor';
  if (part === 'walls') return /onverwarmd|kelder|garage|\baor\b/.test(group) ? 'wall_unheated' : 'wall';
  if (/plafond|zolder/.test(group)) return 'attic';
  if (/\bplat/.test(group)) return 'flat';
  if (/hellend|schuin/.test(group)) return 'inclined';
  if (/plafond|zolder/.test(row)) return 'attic';
  if (/\bplat/.test(row)) return 'flat';
  return 'inclined';
}

/** A group may name two things ("boven kelder of onverwarmde ruimte"); the row itself then says which. */
function belowOf(group: string, row: string): Below | null {
  for (const text of [row, group]) {
    if (/volle grond|\bop grond|op de grond/.test(text)) return 'ground';
    if (/kruipruimte|kruipkelder/.test(text)) return 'crawl_space';
    if (/kelder/.test(text)) return 'cellar';
  }
  return null;
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
