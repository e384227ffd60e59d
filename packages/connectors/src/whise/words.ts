/**
 * The value that an office chose of a detail comes as a text in the language of the answer: "gaz (chau. centr.)",
 * "electrique", "chauffage au sol", "individuel" were seen in a real answer (jonathancaron/whise-integration, 2025-11).
 * The Dutch and English words, and those of glass, roofs and solar installations, are assumed: the names of the
 * enumerations of fw4-bvba/whise-api, translated.
 */
import type { DwellingFacts } from '@rooftree/engine';
import type { ListedFacts } from '../contract/listing.ts';
import { textOf } from '../reading/values.ts';

type HeatingType = NonNullable<DwellingFacts['heating_type']>;

/** What heats the house. A way to give off heat (floor, ceiling, hot air) is no source, a gas pipe no heater. */
const SOURCES: readonly (readonly [HeatingType | 'OTHER', RegExp])[] = [
  ['HEAT_PUMP', /pompes? a chaleur|warmtepomp|heat ?pump|aerotherm|geotherm/],
  ['DISTRICT', /chauffage urbain|reseau de chaleur|stadsverwarming|warmtenet|(city|district) heating/],
  ['GAS', /\bgaz\b|\bgas|aardgas/],
  ['OIL', /mazout|stookolie|\bfuel|\bfioul|\boil\b|huile/],
  ['ELECTRIC', /electri|elektri|accumul/],
  ['WOOD', /\bbois\b|\bhout|\bwood|pellet/],
  ['OTHER', /charbon|kolen|\bcoal/],
];
const PIPE_ONLY = /leiding|conduite|\bpipe|raccord|aansluiting/;
const STOVE = /kachel|poele|stove|convecteur|convector/;

/** Of several sources it is unknown which one is the main one. A heat pump runs on electricity. */
export function heatingOf(value: unknown): Pick<ListedFacts, 'heating_type' | 'heating_device'> {
  const words = wordsOf(value);
  const found = PIPE_ONLY.test(words) ? [] : SOURCES.filter(([, pattern]) => pattern.test(words));
  const sources = found.map(([type]) => type);
  const types = sources.includes('HEAT_PUMP') ? sources.filter((type) => type !== 'ELECTRIC') : sources;
  const [type] = types;
  if (type === undefined || type === 'OTHER' || types.length > 1) return {};
  const device = deviceOf(type, words);
  return { heating_type: type, ...(device !== undefined && { heating_device: device }) };
}

function deviceOf(type: HeatingType, words: string): DwellingFacts['heating_device'] {
  if (type === 'DISTRICT') return 'DISTRICT_SUBSTATION';
  if (type === 'ELECTRIC') return 'ELECTRIC_HEATER';
  const burns = type === 'GAS' || type === 'OIL';
  if (burns && /condens/.test(words)) return 'CONDENSING_BOILER';
  return (burns || type === 'WOOD') && STOVE.test(words) ? 'STOVE' : undefined;
}

const isCollective = (words: string): boolean =>
  /collecti|gemeenschappelijk|commun|\bcommon|\bshared/.test(words);
const isIndividual = (words: string): boolean => /individue|individual|\bown\b|\beigen\b/.test(words);

export function collectiveOf(value: unknown): boolean | undefined {
  const words = wordsOf(value);
  if (isCollective(words) === isIndividual(words)) return undefined;
  return isCollective(words);
}

/** Of mixed glass it is unknown which most windows have. */
export function glassOf(value: unknown): 'SINGLE' | 'DOUBLE' | 'TRIPLE' | undefined {
  const words = wordsOf(value);
  const found = (
    [
      ['TRIPLE', /triple|drie(dubbel|voudig)/],
      ['DOUBLE', /double|(?<!drie)dubbel/],
      ['SINGLE', /simple|enkel|single/],
    ] as const
  ).filter(([, pattern]) => pattern.test(words));
  return found.length === 1 ? found[0]?.[0] : undefined;
}

export function roofOf(value: unknown): DwellingFacts['roof_type'] {
  const words = wordsOf(value);
  const isFlat = /\bplat|\bflat/.test(words);
  const isInclined = /zadel|schild|mansard|hellend|versant|croupe|pitched|gable|\bhip/.test(words);
  if (isFlat === isInclined) return undefined;
  return isFlat ? 'FLAT' : 'INCLINED';
}

export function solarOf(value: unknown): Pick<ListedFacts, 'has_solar_panels' | 'has_solar_boiler'> {
  const words = wordsOf(value);
  return {
    ...(/photovolta|fotovolta/.test(words) && { has_solar_panels: true }),
    ...(/therm|boiler/.test(words) && { has_solar_boiler: true }),
  };
}

/** Small letters without accents. */
function wordsOf(value: unknown): string {
  return (textOf(value) ?? '').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
