/** Elements as the newer looks draw them: what a row is called, and what is measured of it. */
import { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { type Column, numberIn } from './blocks.ts';
import { AREA_HEADERS, elementNames, RESISTANCE_HEADERS, VALUE_HEADERS } from './wording.ts';

export interface Measure {
  header: string;
  /** A, U or Rc. */
  symbol: string;
  unit: string;
  text: (at: number) => string;
  number: (at: number) => number;
  withUnit: (at: number) => string;
}

export interface Elements {
  language: 'nl' | 'fr';
  rows: readonly number[];
  nameHeader: string;
  name: (at: number) => string;
  area: Measure;
  /** Missing where a form states areas only. */
  value: Measure | undefined;
  /** The area, and the value where there is one. */
  measures: readonly Measure[];
  words: readonly Column[];
  /** What is said in words of an element, without dashes. */
  said: (at: number) => string[];
}

export const headed = ({ header, unit }: Measure) => `${header} (${unit})`;

/** The choices of a look are drawn from `look`, alike in a whole document; numbers that mean nothing from `random`. */
export type RowLayout = (elements: Elements, look: Random, random: Random) => string;

const AREA_UNITS = ['m²', 'm²', 'm2'] as const;
const VALUE_UNITS = ['W/(m²K)', 'W/m²K', 'W/m².K', 'W/(m².K)', 'W/(m²·K)'] as const;
const RESISTANCE_UNITS = ['m²K/W', 'm².K/W', 'm²·K/W'] as const;

export function elementsOf(detail: number, names: Column, columns: readonly Column[]): Elements {
  const look = new Random(detail);
  const isFrench = columns.some(({ header }) => /surf|superf/i.test(header));
  const language = isFrench ? 'fr' : 'nl';
  const units = { area: look.pick(AREA_UNITS), U: look.pick(VALUE_UNITS), Rc: look.pick(RESISTANCE_UNITS) };
  const headers = {
    area: look.pick(AREA_HEADERS[language]),
    U: look.pick(VALUE_HEADERS[language]),
    Rc: look.pick(RESISTANCE_HEADERS),
  };
  // Software that was not made for this country prints points.
  const sign = look.chance(0.15) ? '.' : ',';
  const measureOf = ({ cells, header }: Column, kind: 'area' | 'U' | 'Rc'): Measure => {
    const unit = units[kind];
    const text = (at: number) => (cells[at] ?? '').replace(',', sign);
    return {
      header: kind === 'U' && /^U[wd]/.test(header) ? header : headers[kind],
      symbol: kind === 'area' ? 'A' : kind,
      unit,
      text,
      number: (at) => numberIn(cells[at]),
      withUnit: (at) => `${text(at)} ${unit}`,
    };
  };
  const [area] = columns.flatMap((each) => (each.unit === 'm²' ? [measureOf(each, 'area')] : []));
  const [value] = columns.flatMap((each) =>
    each.unit && each.unit !== 'm²' ? [measureOf(each, each.unit.endsWith('/W') ? 'Rc' : 'U')] : [],
  );
  if (!area) throw new Error('The elements of a form have areas.');
  const rename = elementNames(look);
  const words = columns.filter(({ unit }) => !unit);
  return {
    language,
    rows: names.cells.map((_, at) => at),
    nameHeader: names.header,
    name: (at) => rename(names.cells[at] ?? '', at),
    area,
    value,
    measures: value ? [area, value] : [area],
    words,
    said: (at) => words.map(({ cells }) => cells[at] ?? '-').filter((text) => text !== '-'),
  };
}
