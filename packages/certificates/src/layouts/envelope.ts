/** From the rows of a form's tables to the facts of the envelope: sums of areas, means of U-values. */
import type { Finding } from '../contract/findings.ts';
import type { Basis, FactName, Facts, FactValue } from '../contract/reading.ts';
import type { Source } from '../contract/text.ts';
import { rounded } from '../value/number.ts';

export type Element = 'inclined' | 'flat' | 'attic' | 'wall' | 'floor' | 'window' | 'door' | 'wall_unheated';

/** What lies under a lowest floor. */
export type Below = 'ground' | 'cellar' | 'crawl_space';

export interface EnvelopeRow {
  element: Element;
  areaM2: number;
  uWPerM2K: number | null;
  source: Source | null;
  isUninsulated: boolean;
  /** Whether the row names a cavity wall; null where rows do not say what they are made of. */
  hasCavity?: boolean | null;
  glazing?: Facts['window_glazing_type'] | null;
  below?: Below | null;
  /** No word of the row says that it is this element and not its neighbour: a flat roof, a door. */
  isAssumed?: boolean;
}

const OF_ROOFS: readonly FactName[] = [
  'inclined_roof_surface_m2',
  'flat_roof_surface_m2',
  'inclined_roof_insulation_type',
  'flat_roof_insulation_type',
  'roof_type',
];
/** Where a row may be any of these, none of them is sure. */
const OF_SOLID: readonly FactName[] = [
  ...OF_ROOFS,
  'outer_wall_surface_m2',
  'outer_wall_insulation_type',
  'ground_floor_surface_m2',
  'floor_insulation_type',
  'basement_type',
];
const OF_ASSUMED: Partial<Record<Element, readonly FactName[]>> = {
  inclined: OF_ROOFS,
  flat: OF_SOLID,
  wall: OF_SOLID,
  wall_unheated: OF_SOLID,
  floor: OF_SOLID,
  window: ['window_surface_m2'],
  door: ['window_surface_m2'],
};

/** What a sum or a mean of all rows confirms: that none is missing, but not which element each of them is of. */
export function confirmedBySum(rows: readonly EnvelopeRow[], names: readonly FactName[]): FactName[] {
  const open = rows.flatMap(({ isAssumed, element }) => (isAssumed ? (OF_ASSUMED[element] ?? []) : []));
  return names.filter((name) => !open.includes(name));
}

interface ElementFacts {
  element: Element;
  area: FactName;
  insulation: FactName | null;
}

const ELEMENTS: readonly ElementFacts[] = [
  { element: 'inclined', area: 'inclined_roof_surface_m2', insulation: 'inclined_roof_insulation_type' },
  { element: 'flat', area: 'flat_roof_surface_m2', insulation: 'flat_roof_insulation_type' },
  { element: 'attic', area: 'attic_floor_surface_m2', insulation: 'attic_floor_insulation_type' },
  { element: 'wall', area: 'outer_wall_surface_m2', insulation: 'outer_wall_insulation_type' },
  { element: 'floor', area: 'ground_floor_surface_m2', insulation: 'floor_insulation_type' },
  { element: 'window', area: 'window_surface_m2', insulation: null },
];

/** Openings have no insulation to speak of: their U-value is a fact of its own. */
const OPENINGS = [
  { element: 'window', uValue: 'window_u_value_w_per_m2_k' },
  { element: 'door', uValue: 'door_u_value_w_per_m2_k' },
] as const;

export function envelopeFindings(rows: readonly EnvelopeRow[]): Finding[] {
  const of = (element: Element) => rows.filter((row) => row.element === element);
  const findings = ELEMENTS.flatMap(({ element, area, insulation }) => {
    const own = of(element);
    if (own.length === 0) return [];
    const found = [finding(area, rounded(sumOfAreas(own), 2), 'computed', own)];
    const type = insulation && insulationOf(own);
    return insulation && type ? [...found, finding(insulation, type.value, type.basis, own)] : found;
  });
  for (const { element, uValue } of OPENINGS) {
    const u = meanU(of(element));
    if (u !== null) findings.push(finding(uValue, rounded(u, 2), 'computed', of(element)));
  }
  const roof = roofTypeOf(of('inclined').length > 0, of('flat').length > 0);
  const glazing = glazingOf(of('window'));
  const basement = basementOf(of('floor'));
  if (roof) findings.push(finding('roof_type', roof, 'derived', [...of('inclined'), ...of('flat')]));
  if (glazing) findings.push(finding('window_glazing_type', glazing, 'derived', of('window')));
  const cavity = cavityOf(of('wall'));
  if (cavity !== null) findings.push(finding('has_cavity_wall', cavity, 'derived', of('wall')));
  if (basement) findings.push(finding('basement_type', basement, 'derived', of('floor')));
  return findings;
}

export function sumOfAreas(rows: readonly EnvelopeRow[]): number {
  return rows.reduce((sum, row) => sum + row.areaM2, 0);
}

/** Weighted by area; null when a row has no U-value. */
export function meanU(rows: readonly EnvelopeRow[]): number | null {
  if (rows.length === 0 || rows.some((row) => row.uWPerM2K === null)) return null;
  return rows.reduce((sum, row) => sum + row.areaM2 * (row.uWPerM2K ?? 0), 0) / sumOfAreas(rows);
}

function insulationOf(rows: readonly EnvelopeRow[]): { value: FactValue; basis: Basis } | null {
  const u = meanU(rows);
  if (u !== null) return { value: { u_value_w_per_m2_k: rounded(u, 3) }, basis: 'computed' };
  return rows.every((row) => row.isUninsulated) ? { value: 'NONE', basis: 'derived' } : null;
}

function roofTypeOf(hasInclined: boolean, hasFlat: boolean): Facts['roof_type'] | null {
  if (hasInclined && hasFlat) return 'MIXED';
  if (hasInclined) return 'INCLINED';
  return hasFlat ? 'FLAT' : null;
}

/** The glass of most window area. */
function glazingOf(rows: readonly EnvelopeRow[]): Facts['window_glazing_type'] | null {
  const areas = new Map<NonNullable<EnvelopeRow['glazing']>, number>();
  for (const { glazing, areaM2 } of rows) if (glazing) areas.set(glazing, (areas.get(glazing) ?? 0) + areaM2);
  return [...areas].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** What most of the wall area is. */
function cavityOf(rows: readonly EnvelopeRow[]): boolean | null {
  if (rows.length === 0 || rows.some(({ hasCavity }) => typeof hasCavity !== 'boolean')) return null;
  return sumOfAreas(rows.filter(({ hasCavity }) => hasCavity)) > sumOfAreas(rows) / 2;
}

function basementOf(rows: readonly EnvelopeRow[]): Facts['basement_type'] | null {
  const below = new Set(rows.map((row) => row.below ?? null));
  if (below.has(null) || below.size === 0) return null;
  if (below.size === 2 && below.has('cellar') && below.has('ground')) return 'PARTIAL';
  if (below.size > 1) return null;
  if (below.has('cellar')) return 'FULL';
  return below.has('crawl_space') ? 'CRAWL_SPACE' : 'NONE';
}

function finding(name: FactName, value: FactValue, basis: Basis, rows: readonly EnvelopeRow[]): Finding {
  return { name, value, raw: null, basis, source: sourceOfRows(rows) };
}

/** The rows' place on the page where the first of them stands. */
function sourceOfRows(rows: readonly EnvelopeRow[]): Source | null {
  const first = rows.find((row) => row.source)?.source;
  if (!first) return null;
  const boxes = rows.flatMap(({ source }) => (source?.page === first.page ? [source.box] : []));
  return {
    page: first.page,
    box: [
      Math.min(...boxes.map((box) => box[0])),
      Math.min(...boxes.map((box) => box[1])),
      Math.max(...boxes.map((box) => box[2])),
      Math.max(...boxes.map((box) => box[3])),
    ],
    page_size: first.page_size,
  };
}
