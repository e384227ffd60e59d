/**
 * What a drawing of a house shows: its form, and how well each part of it keeps or makes heat. From the facts of a
 * plan; pure.
 */
import type { Assumption, StoredPlan } from '@rooftree/engine';
import type { FlatFloor, HouseShape } from './house-shape.ts';

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
  /** Whole storeys of the building, as given or usual for its form. */
  storeys: number;
  /** Of the front, m, as given or usual for its form. */
  widthM: number;
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

type DrawnPlan = Pick<StoredPlan, 'estate_type' | 'estate_format' | 'assumptions' | 'floor_area_m2'>;

/** Usual where nothing is given. A block has five floors, a house two. */
const USUAL_STOREYS: Record<HouseForm, number> = { detached: 2, semi: 2, terraced: 2, flat: 5 };
/** Usual fronts of Belgian and Dutch houses, m; general knowledge, 2026-11. A detached one follows its floor area. */
const USUAL_WIDTH_M: Record<HouseForm, number> = { detached: 12, semi: 8, terraced: 6, flat: 18 };

export function houseFactsOf(plan: DrawnPlan, shape: HouseShape): HouseFacts {
  const parts: HouseFacts['parts'] = {};
  for (const { part, fact, ratings } of RATED_BY) {
    const found = plan.assumptions.find((assumption) => assumption.fact === fact);
    if (found === undefined || parts[part] !== undefined) continue;
    const rating = ratings[String(found.value)];
    if (rating === undefined) continue;
    parts[part] = { fact, value: found.value, rating, isKnown: found.origin === 'given' };
  }
  const form = formOf(plan);
  const storeys = Math.max(1, Math.floor(shape.storeys ?? assumedStoreys(plan) ?? USUAL_STOREYS[form]));
  return {
    form,
    flatFloor: form === 'flat' ? shape.flatFloor : null,
    storeys,
    widthM: shape.widthM ?? usualWidth(form, plan.floor_area_m2 / storeys),
    hasFlatRoof: parts.roof?.fact === 'flat_roof_insulation_type',
    parts,
  };
}

/** Of a house only: a plan counts the floors of a flat, not those of its building. */
function assumedStoreys({ estate_type: type, assumptions }: DrawnPlan): number | null {
  if (type === 'APARTMENT') return null;
  const value = Number(assumptions.find(({ fact }) => fact === 'storeys')?.value);
  return value >= 1 ? value : null;
}

/** A detached house is a little wider than deep. */
function usualWidth(form: HouseForm, footprintM2: number): number {
  if (form !== 'detached') return USUAL_WIDTH_M[form];
  return Math.min(18, Math.max(8, Math.sqrt(1.3 * footprintM2)));
}

/** A house of unknown form is drawn as the commonest one, between two others. */
function formOf({
  estate_type: type,
  estate_format: format,
}: Pick<StoredPlan, 'estate_type' | 'estate_format'>): HouseForm {
  if (type === 'APARTMENT') return 'flat';
  if (format === 'OPEN') return 'detached';
  return format === 'SEMI_OPEN' ? 'semi' : 'terraced';
}
