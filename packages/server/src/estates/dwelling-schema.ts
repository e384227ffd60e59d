import {
  DWELLING_FIELDS,
  type DwellingField,
  type DwellingFieldName,
  INSULATION_TYPES,
  U_VALUE_BOUNDS,
} from '@rooftree/engine';
import { type TSchema, Type } from 'typebox';
import { DWELLING_DESCRIPTIONS } from './dwelling-descriptions.ts';

const insulationCode = { type: 'string', enum: [...INSULATION_TYPES] };

const measuredUValue = {
  title: 'MeasuredUValue',
  type: 'object',
  properties: {
    u_value_w_per_m2_k: { type: 'number', minimum: U_VALUE_BOUNDS.min, maximum: U_VALUE_BOUNDS.max },
  },
  required: ['u_value_w_per_m2_k'],
  additionalProperties: false,
};

const factSchemas = Object.entries(DWELLING_FIELDS).map(
  // Object.entries forgets which keys the table has.
  ([name, field]) => [name, fieldSchema(field, DWELLING_DESCRIPTIONS[name as DwellingFieldName])] as const,
);

/** The facts of a dwelling, for openapi.json: made from the engine's table, which also validates them. */
export const dwellingSchema = Type.Object(
  Object.fromEntries(factSchemas.map(([name, schema]) => [name, Type.Optional(schema)])),
  {
    title: 'Dwelling',
    additionalProperties: false,
    description: 'What is known of the house; leave out what is not.',
  },
);

/** The facts as we answer them. */
export const knownDwellingSchema = Type.Object(Object.fromEntries(factSchemas), {
  title: 'KnownDwelling',
  description: 'What is known of the house; null for what is not.',
});

function fieldSchema(field: DwellingField, description: string): TSchema {
  switch (field.kind) {
    case 'number':
    case 'integer':
      return Type.Unsafe({ type: [field.kind, 'null'], minimum: field.min, maximum: field.max, description });
    case 'code':
      return Type.Unsafe({ type: ['string', 'null'], enum: [...field.values, null], description });
    case 'boolean':
      return Type.Unsafe({ type: ['boolean', 'null'], description });
    case 'label':
      // The longest is A++++.
      return Type.Unsafe({ type: ['string', 'null'], maxLength: 5, description });
    case 'insulation':
      return Type.Unsafe({ anyOf: [insulationCode, measuredUValue, { type: 'null' }], description });
  }
}
