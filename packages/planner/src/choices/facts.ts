/** The facts a buyer can correct: the engine's vocabulary of a dwelling, and three of the estate itself. */
import {
  DWELLING_FIELDS,
  type DwellingField,
  ESTATE_FORMATS,
  INSULATION_TYPES,
  U_VALUE_BOUNDS,
} from '@rooftree/engine';

/** The engine's value of a fact. */
export type FactValue = string | number | boolean | { u_value_w_per_m2_k: number };

export interface Fact {
  name: string;
  /** Where the engine's input has it. */
  place: 'estate' | 'dwelling';
  field: DwellingField;
}

const ESTATE_FACTS: Record<string, DwellingField> = {
  year_built: { kind: 'integer', min: 1000, max: 2200 },
  year_renovated: { kind: 'integer', min: 1000, max: 2200 },
  estate_format: { kind: 'code', values: ESTATE_FORMATS },
};

const listed = (place: Fact['place'], fields: Record<string, DwellingField>): Fact[] =>
  Object.entries(fields).map(([name, field]) => ({ name, place, field }));

export const FACTS: readonly Fact[] = [
  ...listed('estate', ESTATE_FACTS),
  ...listed('dwelling', DWELLING_FIELDS),
];

/**
 * The facts to ask first: easy to see or to know, and with the largest effect on the plan. The others are one click
 * away.
 */
export const FIRST_FACTS: readonly string[] = [
  'habitable_space_m2',
  'year_built',
  'window_glazing_type',
  'inclined_roof_insulation_type',
  'outer_wall_insulation_type',
  'heating_type',
  'has_solar_panels',
];

/** The engine's value of a text, or undefined when the text is not a value of this fact. */
export function factValue({ field }: Fact, text: string): FactValue | undefined {
  switch (field.kind) {
    case 'number':
    case 'integer':
      return numberWithin(text, field.min, field.max, field.kind === 'integer');
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'code':
      return field.values.find((value) => value === text);
    case 'insulation':
      return INSULATION_TYPES.find((value) => value === text) ?? measured(text);
    case 'label':
      return /^[A-G][+-]{0,4}$/.test(text) ? text : undefined;
  }
}

/** "0.98": a U-value that somebody has measured, in W/m²K. */
function measured(text: string): FactValue | undefined {
  const uValue = numberWithin(text, U_VALUE_BOUNDS.min, U_VALUE_BOUNDS.max, false);
  return uValue === undefined ? undefined : { u_value_w_per_m2_k: uValue };
}

export interface FactText {
  name: string;
  value: FactValue;
}

/** The facts as choices have them; without those that a buyer could not choose. */
export function writeFacts(facts: readonly FactText[]): Record<string, string> {
  return Object.fromEntries(
    facts.flatMap(({ name, value }) => {
      const fact = FACTS.find((one) => one.name === name);
      const text = writeValue(value);
      return fact === undefined || factValue(fact, text) === undefined ? [] : [[name, text]];
    }),
  );
}

function writeValue(value: FactValue): string {
  const plain = typeof value === 'object' ? value.u_value_w_per_m2_k : value;
  return typeof plain === 'number' ? String(Math.round(plain * 1000) / 1000) : String(plain);
}

function numberWithin(text: string, min: number, max: number, isInteger: boolean): number | undefined {
  if (!/^-?\d{1,6}(\.\d{1,3})?$/.test(text)) return undefined;
  const value = Number(text);
  if (value < min || value > max || (isInteger && !Number.isInteger(value))) return undefined;
  return value;
}
