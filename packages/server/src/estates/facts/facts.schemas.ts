import { U_VALUE_BOUNDS } from '@rooftree/engine';
import { Type } from 'typebox';
import { nullable, oneOf, timestamp, uuid } from '../../http/requests/json-schemas.ts';
import type { EffectiveFacts } from './effective-facts.ts';
import { type FactValue, ORIGINS, REGISTERS } from './layers.ts';

const uValueSchema = {
  type: 'object',
  properties: {
    u_value_w_per_m2_k: { type: 'number', minimum: U_VALUE_BOUNDS.min, maximum: U_VALUE_BOUNDS.max },
  },
  required: ['u_value_w_per_m2_k'],
  additionalProperties: false,
};

/** The value of any fact: a number, a yes or no, a code, or a measured U-value. */
export const factValueSchema = Type.Unsafe<FactValue>({
  anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, uValueSchema],
});
const knownFactValueSchema = Type.Unsafe<FactValue | null>({
  anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, uValueSchema, { type: 'null' }],
});

const WEAKNESSES = ['certificate_expired', 'older_than_renovation'] as const;

const certificateSchema = Type.Unsafe<object | null>({
  anyOf: [
    Type.Object({
      kind: nullable(Type.String({ description: 'The form of the certificate.' })),
      scheme: Type.String(),
      number: nullable(Type.String()),
      issued_on: nullable(Type.String({ format: 'date' })),
      valid_until: nullable(Type.String({ format: 'date' })),
      confidence: oneOf(['HIGH', 'MEDIUM', 'LOW']),
      job_id: nullable(
        uuid({ description: 'The calculation job that read it; null for a fact from a register.' }),
      ),
      register: Type.Optional(oneOf(REGISTERS, { description: 'The register it comes from.' })),
      reviewed_at: Type.Optional(timestamp({ description: 'When a reviewer confirmed it.' })),
    }),
    { type: 'null' },
  ],
});

const factSchema = Type.Object(
  {
    value: knownFactValueSchema,
    origin: nullable(oneOf(ORIGINS)),
    since: nullable(timestamp({ description: 'When it was stated or last changed.' })),
    certificate: certificateSchema,
    weakness: nullable(oneOf(WEAKNESSES, { description: 'Why this fact carries less weight than others.' })),
    set_aside: Type.Array(
      Type.Object({
        value: factValueSchema,
        origin: oneOf(ORIGINS),
        since: timestamp(),
        certificate: certificateSchema,
        reason: oneOf(['outranked', 'contradicts', 'impossible', 'vague', ...WEAKNESSES], {
          description:
            '`vague`: the source states that it is present but not how much (insulation, double glazing); the value is the lowest it can mean.',
        }),
      }),
      { description: 'Conflicting values from other sources, and why they are not used.' },
    ),
  },
  { title: 'EstateFact', description: 'A fact with its origin; null when what is stated does not hold.' },
);

/** Of an estate's answer. */
export const factsSchema = Type.Unsafe<EffectiveFacts | null>({
  type: ['object', 'null'],
  additionalProperties: factSchema,
  'x-extension': true,
  description:
    'The effective facts, named as in `dwelling` and the estate, each with its origin. Plans, filters and the list use these. Null when the client is the only source: then the fields of the estate apply.',
});
