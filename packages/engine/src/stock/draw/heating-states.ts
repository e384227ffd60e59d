/** What can heat a dwelling: the device with what it burns, as the stock and the given facts have it. */
import type { EstateFormat, LabelScale } from '../../contract/codes.ts';
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import { valueAt } from '../../data/constructions.ts';
import {
  DISTRICT_SHARES,
  ELECTRIC_FADES,
  ELECTRIC_SHARES,
  HEATING_SHARES,
  OIL_FADES,
  OIL_SHARES,
  WOOD_SHARE_OF_STOVES,
} from '../../data/stock-shares.ts';
import type { Dwelling, HeatGenerator } from '../../dwelling/dwelling.ts';

type Carrier = Dwelling['heatCarrier'];

export interface HeatingState {
  generator: HeatGenerator;
  carrier: Carrier;
  share: number;
}

/** From worst to best. */
const ORDER: readonly HeatGenerator[] = [
  'boiler_old',
  'stove',
  'boiler_non_condensing',
  'district',
  'boiler_condensing',
  'electric_direct',
  'heat_pump_hybrid',
  'heat_pump_air_water',
  'heat_pump_ground',
];

/** What is burnt or drawn from a grid, by which one speaks of a way of heating. */
export function familyOf({ generator, carrier }: HeatingState): Carrier | 'heat_pump' {
  return generator === 'heat_pump_air_water' || generator === 'heat_pump_ground' ? 'heat_pump' : carrier;
}

/** Of a cohort, before any facts are given; an apartment has no format. */
export function stockHeating(
  scale: LabelScale,
  format: EstateFormat | null,
  yearBuilt: number,
): HeatingState[] {
  const type = format === null ? 'APARTMENT' : 'HOUSE';
  const country = scale === 'netherlands' ? 'NL' : 'BE';
  const electric = ELECTRIC_SHARES[scale][type] * valueAt(ELECTRIC_FADES, yearBuilt);
  const district = DISTRICT_SHARES[scale][type];
  const others = valueAt(HEATING_SHARES[country], yearBuilt);
  const rest = 1 - electric - district;
  const shares: Partial<Record<HeatGenerator, number>> = { electric_direct: electric, district };
  // `entries` forgets the names that the type of the table has.
  for (const [generator, share] of Object.entries(others) as [HeatGenerator, number][]) {
    shares[generator] = share * rest;
  }
  const oil = OIL_SHARES[scale][format ?? 'APARTMENT'] * valueAt(OIL_FADES, yearBuilt);
  return ORDER.flatMap((generator) =>
    carriersOf(generator, oil, WOOD_SHARE_OF_STOVES[scale]).map(([carrier, part]) => {
      return { generator, carrier, share: (shares[generator] ?? 0) * part };
    }),
  ).filter(({ share }) => share > 0);
}

function carriersOf(
  generator: HeatGenerator,
  oil: number,
  wood: number,
): readonly (readonly [Carrier, number])[] {
  switch (generator) {
    case 'electric_direct':
    case 'heat_pump_air_water':
    case 'heat_pump_ground':
    case 'heat_pump_air_air':
      return [['electricity', 1]];
    case 'district':
      return [['district_heat', 1]];
    case 'stove':
      return [
        ['wood', wood],
        ['oil', (1 - wood) * oil],
        ['gas', (1 - wood) * (1 - oil)],
      ];
    case 'heat_pump_hybrid':
      return [['gas', 1]];
    default:
      return [
        ['oil', oil],
        ['gas', 1 - oil],
      ];
  }
}

const DEVICES: Record<NonNullable<DwellingFacts['heating_device']>, HeatGenerator> = {
  CONDENSING_BOILER: 'boiler_condensing',
  NON_CONDENSING_BOILER: 'boiler_non_condensing',
  WOOD_BOILER: 'boiler_non_condensing',
  STOVE: 'stove',
  ELECTRIC_HEATER: 'electric_direct',
  HYBRID_HEAT_PUMP: 'heat_pump_hybrid',
  AIR_WATER_HEAT_PUMP: 'heat_pump_air_water',
  AIR_AIR_HEAT_PUMP: 'heat_pump_air_air',
  GROUND_SOURCE_HEAT_PUMP: 'heat_pump_ground',
  DISTRICT_SUBSTATION: 'district',
};

/** Those of the stock that agree with the given facts, or the plainest one that does. */
export function possibleHeating(
  whole: readonly HeatingState[],
  facts: DwellingFacts,
): readonly HeatingState[] {
  const { heating_device: device, heating_installation_year: year } = facts;
  const type = givenType(facts);
  const stock = stockThatCanBe(whole, facts);
  if (type === undefined && device === undefined && year === undefined && stock.length > 0) return stock;
  const generator = givenGenerator(facts);
  const ofKind = stock.filter(
    (state) =>
      (generator === null || state.generator === generator) && (type === undefined || isOfType(state, type)),
  );
  const ofAge = year === undefined ? ofKind : ofKind.filter((state) => couldBeOf(state.generator, year));
  if (ofAge.length > 0) return ofAge;
  // A device keeps its kind whatever its age: the efficiency follows the year.
  if (ofKind.length > 0 && generator !== null) return ofKind;
  return [plainest(facts)];
}

/** Stoves and electric heaters heat one room or one flat: what the whole building shares is none of them. */
function stockThatCanBe(whole: readonly HeatingState[], facts: DwellingFacts): readonly HeatingState[] {
  const withoutGas = isWithoutGas(facts);
  const isShared = facts.heating_is_collective === true;
  if (!withoutGas && !isShared) return whole;
  const isOwn = ({ generator }: HeatingState) => generator === 'stove' || generator === 'electric_direct';
  return whole.filter((state) => !(withoutGas && state.carrier === 'gas') && !(isShared && isOwn(state)));
}

/** No gas connection, and nothing that is said to burn gas (it may come in bottles). */
export function isWithoutGas(facts: DwellingFacts): boolean {
  const { has_gas_connection: hasGas, heating_type: type, heating_device: device } = facts;
  return hasGas === false && type !== 'GAS' && device !== 'HYBRID_HEAT_PUMP';
}

function givenGenerator({ heating_type: type, heating_device: device }: DwellingFacts): HeatGenerator | null {
  if (device === undefined) return type === 'ELECTRIC' ? 'electric_direct' : null;
  return device === 'STOVE' && type === 'ELECTRIC' ? 'electric_direct' : DEVICES[device];
}

/** A wood boiler, of logs or pellets, burns wood whatever else is given. */
function givenType({
  heating_type: type,
  heating_device: device,
}: DwellingFacts): DwellingFacts['heating_type'] {
  return device === 'WOOD_BOILER' ? 'WOOD' : type;
}

function isOfType({ generator, carrier }: HeatingState, type: DwellingFacts['heating_type']): boolean {
  switch (type) {
    case 'ELECTRIC':
      return generator === 'electric_direct';
    case 'HEAT_PUMP':
      return generator === 'heat_pump_air_water' || generator === 'heat_pump_ground';
    case 'DISTRICT':
      return carrier === 'district_heat';
    case 'GAS':
      return carrier === 'gas';
    case 'OIL':
      return carrier === 'oil';
    case 'WOOD':
      return carrier === 'wood';
    default:
      return true;
  }
}

/** The years in which each kind was sold. General knowledge. */
function couldBeOf(generator: HeatGenerator, year: number): boolean {
  switch (generator) {
    case 'boiler_old':
      return year < 1985;
    case 'boiler_non_condensing':
      return year >= 1985 && year < 2005;
    case 'boiler_condensing':
      return year >= 2005;
    case 'heat_pump_air_water':
    case 'heat_pump_ground':
      return year >= 2000;
    default:
      return true;
  }
}

/** A device that is named decides; what it burns is given, or gas. */
function plainest(facts: DwellingFacts): HeatingState {
  const generator =
    givenGenerator(facts) ?? GENERATOR_OF_TYPE[facts.heating_type ?? 'GAS'] ?? boilerOf(facts);
  const only = carriersOf(generator, 0, 0).find(([, share]) => share === 1)?.[0] ?? 'gas';
  if (only !== 'gas') return { generator, carrier: only, share: 1 };
  const type = givenType(facts);
  const burnt = type === 'WOOD' ? 'wood' : type === 'OIL' || isWithoutGas(facts) ? 'oil' : 'gas';
  return { generator, carrier: burnt, share: 1 };
}

const GENERATOR_OF_TYPE: Partial<Record<NonNullable<DwellingFacts['heating_type']>, HeatGenerator>> = {
  HEAT_PUMP: 'heat_pump_air_water',
  DISTRICT: 'district',
  WOOD: 'stove',
};

function boilerOf({ heating_installation_year: year }: DwellingFacts): HeatGenerator {
  const boilers = ['boiler_condensing', 'boiler_non_condensing', 'boiler_old'] as const;
  return boilers.find((boiler) => year === undefined || couldBeOf(boiler, year)) ?? 'boiler_condensing';
}
