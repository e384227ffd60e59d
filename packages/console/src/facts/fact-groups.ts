/** The facts of a home in the groups in which people think of them; every fact of the engine's table is in one. */
import {
  DWELLING_FIELDS,
  type DwellingField,
  type DwellingFieldName,
  ESTATE_FORMATS,
  INSULATION_TYPES,
} from '@rooftree/engine';

export type FactName = DwellingFieldName | 'year_built' | 'year_renovated' | 'estate_format';
export type GroupName = 'building' | 'roof' | 'walls' | 'floor' | 'heating' | 'other';

const OF_ESTATE: Record<'year_built' | 'year_renovated' | 'estate_format', DwellingField> = {
  year_built: { kind: 'integer', min: 1000, max: 2200 },
  year_renovated: { kind: 'integer', min: 1000, max: 2200 },
  estate_format: { kind: 'code', values: ESTATE_FORMATS },
};

export const FIELDS: Record<FactName, DwellingField> = { ...OF_ESTATE, ...DWELLING_FIELDS };

export function isOfEstate(name: FactName): name is keyof typeof OF_ESTATE {
  return name in OF_ESTATE;
}

const PATTERNS: [GroupName, RegExp][] = [
  ['roof', /roof|attic/],
  ['walls', /wall|window|door|shading/],
  ['floor', /floor_(insulation|surface)|ground_floor|basement/],
  ['heating', /heat|ventilation|gas_connection|solar/],
  ['other', /energy_|metered|residents|owner_share|heritage/],
];

export function groupOf(name: FactName): GroupName {
  if (name === 'attic_floor_surface_m2' || name === 'attic_floor_insulation_type') return 'roof';
  return PATTERNS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'building';
}

export const GROUPS: readonly GroupName[] = ['building', 'roof', 'walls', 'floor', 'heating', 'other'];

// The keys of the table are the names of its facts.
export const FACTS = Object.keys(FIELDS) as FactName[];

export function factsOf(group: GroupName): FactName[] {
  return FACTS.filter((name) => groupOf(name) === group);
}

/** Facts of a flat alone. */
const OF_APARTMENTS: readonly FactName[] = [
  'apartment_floor',
  'owner_share_percent',
  'heating_is_collective',
];
const PLANNED_TYPES: readonly string[] = ['HOUSE', 'APARTMENT'];

/** Whether there can be a plan: not for land, an office or a garage. */
export function isPlannable(estateType: string): boolean {
  return PLANNED_TYPES.includes(estateType);
}

/** Whether a home of this type can have the fact at all: a house lies on no floor, a flat has no free sides. */
export function appliesTo(name: FactName, estateType: string): boolean {
  return estateType === 'APARTMENT' ? name !== 'estate_format' : !OF_APARTMENTS.includes(name);
}

/** The values that a fact can be chosen from; none for a number. */
export function valuesOf(field: DwellingField, labels: readonly string[]): readonly string[] {
  if (field.kind === 'boolean') return ['true', 'false'];
  if (field.kind === 'insulation') return INSULATION_TYPES;
  if (field.kind === 'label') return labels;
  return field.kind === 'code' ? field.values : [];
}

/** A typed text as the API's value. What is no value at all stays a text: the server says what is wrong with it. */
export function readValue(field: DwellingField, text: string): string | number | boolean | null {
  if (text === '') return null;
  if (field.kind === 'boolean') return text === 'true';
  const number = Number(text.replace(',', '.'));
  if ((field.kind === 'number' || field.kind === 'integer') && Number.isFinite(number)) return number;
  return text;
}
