/** What a drawing of a house shows: its form, and how well each part of it keeps or makes heat. From the facts of a plan; pure. */
import type { Assumption, StoredPlan } from '@rooftree/engine';

export const HOUSE_PARTS = [
  'roof',
  'walls',
  'windows',
  'floor',
  'heating',
  'ventilation',
  'hot_water',
  'solar_panels',
] as const;
export type HousePart = (typeof HOUSE_PARTS)[number];

export type HouseForm = 'detached' | 'semi' | 'terraced' | 'flat';
/** Where a flat lies in its building. */
export type FlatFloor = 'GROUND' | 'MIDDLE' | 'TOP';

/** 0 is worst, 4 is best. */
export type Rating = 0 | 1 | 2 | 3 | 4;

export interface PartState {
  fact: string;
  value: Assumption['value'];
  rating: Rating;
  /** Said by somebody; otherwise typical for such a house. */
  isKnown: boolean;
}

export interface HouseFacts {
  form: HouseForm;
  /** Null for a house, or when it is unknown. */
  flatFloor: FlatFloor | null;
  hasFlatRoof: boolean;
  /** A part that the dwelling does not have is missing: a flat between two others has no roof. */
  parts: Partial<Record<HousePart, PartState>>;
}

const INSULATION: Record<string, Rating> = {
  NONE: 0,
  CM_1_5: 1,
  CM_6_10: 2,
  CM_11_15: 3,
  CM_16_20: 4,
  CM_21_PLUS: 4,
};

/** The fact that rates a part, and how good each of its values is. In the order in which they are looked for. */
const RATED_BY: readonly { part: HousePart; fact: string; ratings: Record<string, Rating> }[] = [
  { part: 'roof', fact: 'inclined_roof_insulation_type', ratings: INSULATION },
  { part: 'roof', fact: 'flat_roof_insulation_type', ratings: INSULATION },
  { part: 'walls', fact: 'outer_wall_insulation_type', ratings: INSULATION },
  { part: 'floor', fact: 'floor_insulation_type', ratings: INSULATION },
  {
    part: 'windows',
    fact: 'window_glazing_type',
    ratings: { SINGLE: 0, DOUBLE: 1, HIGH_EFFICIENCY: 3, TRIPLE: 4 },
  },
  {
    part: 'heating',
    fact: 'heating_device',
    ratings: {
      STOVE: 0,
      ELECTRIC_HEATER: 0,
      NON_CONDENSING_BOILER: 1,
      WOOD_BOILER: 1,
      CONDENSING_BOILER: 2,
      HYBRID_HEAT_PUMP: 3,
      DISTRICT_SUBSTATION: 3,
      AIR_AIR_HEAT_PUMP: 3,
      AIR_WATER_HEAT_PUMP: 4,
      GROUND_SOURCE_HEAT_PUMP: 4,
    },
  },
  {
    part: 'ventilation',
    fact: 'ventilation_type',
    ratings: { NATURAL: 1, EXHAUST: 3, BALANCED: 3, BALANCED_WITH_RECOVERY: 4 },
  },
  {
    part: 'hot_water',
    fact: 'sanitary_heating_device',
    ratings: { ELECTRIC_BOILER: 0, GAS_WATER_HEATER: 1, WITH_HEATING: 2, HEAT_PUMP_BOILER: 4 },
  },
  { part: 'solar_panels', fact: 'has_solar_panels', ratings: { false: 1, true: 4 } },
];

/** `flatFloor` is the estate's own fact: a plan keeps none of it. */
export function houseFactsOf(
  plan: Pick<StoredPlan, 'estate_type' | 'estate_format' | 'assumptions'>,
  flatFloor: FlatFloor | null,
): HouseFacts {
  const parts: HouseFacts['parts'] = {};
  for (const { part, fact, ratings } of RATED_BY) {
    const found = plan.assumptions.find((assumption) => assumption.fact === fact);
    if (found === undefined || parts[part] !== undefined) continue;
    const rating = ratings[String(found.value)];
    if (rating === undefined) continue;
    parts[part] = { fact, value: found.value, rating, isKnown: found.origin === 'given' };
  }
  return {
    form: formOf(plan),
    flatFloor: plan.estate_type === 'APARTMENT' ? flatFloor : null,
    hasFlatRoof: parts.roof?.fact === 'flat_roof_insulation_type',
    parts,
  };
}

/** A house of unknown form is drawn as the commonest one, between two others. */
function formOf({
  estate_type: type,
  estate_format: format,
}: Pick<StoredPlan, 'estate_type' | 'estate_format'>) {
  if (type === 'APARTMENT') return 'flat';
  if (format === 'OPEN') return 'detached';
  return format === 'SEMI_OPEN' ? 'semi' : 'terraced';
}
