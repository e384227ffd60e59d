/** What a printed form states: a random home, an invented address, dates, and the truths to judge a reading by. */
import type { TrueValue, Truth } from '@rooftree/certificates/measure';
import type {
  Dwelling,
  Wall,
  WallKind,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';

export interface Printed {
  html: string;
  /** Repeated on every page. */
  footer: string;
  truth: Truth;
}

export const comma = (value: number, decimals = 0) => value.toFixed(decimals).replace('.', ',');
export const thousands = (value: number, separator: string) =>
  Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, separator);
export const ofKind = (home: Dwelling, ...kinds: readonly WallKind[]): Wall[] =>
  home.walls.filter(({ kind }) => kinds.includes(kind));

const pad = (value: number) => value.toString().padStart(2, '0');

export interface Issue {
  day: number;
  month: number;
  year: number;
  /** yyyymmdd */
  digits: string;
}

export function randomIssue(random: Random, firstYear: number, lastYear: number): Issue {
  const [day, month, year] = [
    random.between(1, 28),
    random.between(1, 12),
    random.between(firstYear, lastYear),
  ];
  return { day, month, year, digits: `${year}${pad(month)}${pad(day)}` };
}

export const dateOf = ({ day, month, year }: Issue, separator: string, laterYears = 0) =>
  [pad(day), pad(month), year + laterYears].join(separator);

const DUTCH_STREETS = [
  'Zilveren Lepelstraat',
  'Houten Klokweg',
  'Blauwe Wolkenlaan',
  'Papieren Bootplein',
] as const;
const FRENCH_STREETS = ['Rue des Nuages Carrés', 'Avenue du Verre Plié', 'Chemin des Pommes Bleues'] as const;

export function addressOf(
  random: Random,
  language: 'nl' | 'fr',
  towns: readonly [string, ...string[]],
): string {
  const number = random.between(1, 180);
  const street = random.pick(language === 'nl' ? DUTCH_STREETS : FRENCH_STREETS);
  return language === 'nl'
    ? `${street} ${number}<br>${random.pick(towns)}`
    : `${street} ${number}<br>${random.pick(towns)}`;
}

/** What these forms say in so many words that no truth could list it. */
const NEUTRAL = [
  'storeys',
  'attic_usage',
  'cavity_wall_width_cm',
  'has_cavity_wall',
  'has_cavity_wall_insulation',
  'condition',
  'year_renovated',
  'heating_installation_year',
] as const;

export function truthOf(
  file: string,
  kind: string,
  fields: Readonly<Record<string, TrueValue | undefined>>,
  neutral: readonly string[] = [],
): Truth {
  const known = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return {
    file,
    group: kind,
    kind,
    text: 'layer',
    outcome: 'FINISHED',
    fields: Object.fromEntries(known),
    optional: {
      solar_panels_kwp: { value: 0, class: 'power' },
      flat_roof_surface_m2: { value: 0, class: 'element_area' },
      inclined_roof_surface_m2: { value: 0, class: 'element_area' },
    },
    neutral: [...NEUTRAL, ...neutral],
    select: null,
  };
}

export const code = (value: string): TrueValue => ({ value, class: 'code' });

export const basics = (
  home: Dwelling,
  label: string | null,
  score: number | null,
): Record<string, TrueValue | undefined> => ({
  energy_label: label === null ? undefined : { value: label, class: 'label' },
  energy_score_kwh_per_m2:
    score === null ? undefined : { value: score, class: 'score', tolerance: { abs: 0.5 } },
  habitable_space_m2: { value: home.areaM2, class: 'floor_area', tolerance: { rel: 0.01 } },
  estate_type: code(home.isHouse ? 'HOUSE' : 'APARTMENT'),
  year_built: { value: home.year, class: 'year' },
});

export const BASEMENTS = { ground: 'NONE', cellar: 'FULL', crawl_space: 'CRAWL_SPACE' } as const;
