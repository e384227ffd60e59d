/** What installations are in words that no list has: the stems of their names, and what is said against them. */
import type { Facts } from '../contract/reading.ts';
import { plain } from '../layout/mend-text.ts';

type Rules<Code> = readonly (readonly [Code, (words: string) => boolean])[];

const has =
  (...patterns: readonly RegExp[]) =>
  (words: string) =>
    patterns.every((pattern) => pattern.test(words));

const HEAT_PUMP = /warmtepomp|pompe a chaleur|\bpac\b/;
const BOILER = /ketel|chaudiere/;
const ELECTRIC = /elektr|electr/;
const NOT_CONDENSING =
  /\b(zonder|niet|sans|non)\b.{0,14}condens|atmosfer|atmospher|convention|klassiek|\b[vc]r\b/;
const MECHANICAL = /mechan|mecan/;
const EXHAUST = /afvoer|afzuig|extract|evacuation/;

const DEVICES: Rules<NonNullable<Facts['heating_device']>> = [
  ['AIR_WATER_HEAT_PUMP', has(HEAT_PUMP, /lucht.{0,6}water|\bair\b.{0,12}\beau\b/)],
  ['AIR_AIR_HEAT_PUMP', has(HEAT_PUMP, /lucht lucht|\bair air\b/)],
  ['AIR_WATER_HEAT_PUMP', has(HEAT_PUMP, /buitenlucht|air exterieur/)],
  ['GROUND_SOURCE_HEAT_PUMP', has(HEAT_PUMP, /bodem|grond|geotherm|\bsol\b/)],
  ['NON_CONDENSING_BOILER', has(BOILER, NOT_CONDENSING)],
  ['CONDENSING_BOILER', has(BOILER, /condens|\bhr\b/)],
  [
    'ELECTRIC_HEATER',
    (words) => !HEAT_PUMP.test(words) && has(ELECTRIC, /accumul|convect|radiat|direct/)(words),
  ],
];

const HOT_WATER: Rules<NonNullable<Facts['sanitary_heating_device']>> = [
  [
    'WITH_HEATING',
    (words) =>
      has(
        /generateur d[eu] chauffage|(?:de|het)zelfde (?:\w+ )?(?:ketel|opwekker|toestel|warmtepomp)|meme (?:chaudiere|generateur|appareil)|chaudiere de chauffage|(via|door)( de)?( opwekker)? ((ruimte)?verwarming|cv|ketel)/,
      )(words) && !/\b(niet|non|pas)\b/.test(words),
  ],
  ['HEAT_PUMP_BOILER', has(/warmtepomp|pompe a chaleur|thermodynam/)],
  ['ELECTRIC_BOILER', has(ELECTRIC, /boiler|chauffe|ballon|doorstro|voorraad/)],
  ['GAS_WATER_HEATER', has(/\bga[sz]/, /geiser|boiler|chauffe|doorstro/)],
];

const VENTILATION: Rules<NonNullable<Facts['ventilation_type']>> = [
  [
    'BALANCED_WITH_RECOVERY',
    (words) =>
      has(/recuperation|warmterecup|warmteterugwin|\bwtw\b/)(words) && !/\b(zonder|sans)\b/.test(words),
  ],
  ['NATURAL', (words) => has(/natu(ur|r)/)(words) && !MECHANICAL.test(words)],
  [
    'EXHAUST',
    (words) => has(MECHANICAL, EXHAUST)(words) && !/mechan\w* toe|aliment\w* mecan|toe en af/.test(words),
  ],
];

const codeBy =
  <Code>(rules: Rules<Code>) =>
  (text: string): Code | null =>
    rules.find(([, holds]) => holds(plain(text)))?.[0] ?? null;

export const deviceByStem = codeBy(DEVICES);
export const hotWaterByStem = codeBy(HOT_WATER);
export const ventilationByStem = codeBy(VENTILATION);
