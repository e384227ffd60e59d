import {
  CONFIDENCE_BOUNDS,
  INCOME_GROUPS,
  LABEL_SCALES,
  labelsOf,
  MEASURES,
  OBJECTIVES,
  OWNERSHIPS,
} from '@rooftree/engine';
import { type Static, Type } from 'typebox';
import { oneOf, text } from '../../../http/requests/json-schemas.ts';

const LABELS = [...new Set(LABEL_SCALES.flatMap((scale) => labelsOf(scale)))];
const MAX_EUR = 10_000_000;

const euros = (description: string) =>
  Type.Number({ minimum: 0, maximum: MAX_EUR, description, 'x-extension': true });
const measures = (description: string) =>
  Type.String({
    maxLength: 1000,
    description: `${description}, separated by commas: ${MEASURES.join(', ')}.`,
    'x-extension': true,
  });

const externalId = Type.Optional(
  text({
    minLength: 1,
    description:
      "The caller's identifier of the job. Without it, the string that identified a single estate.",
    'x-extension': true,
  }),
);

export const indicationQuerySchema = Type.Object(
  { external_id: externalId },
  { additionalProperties: false },
);

/** The controls of every plan of a batch, under their names in a plan. An extension of the contract. */
export const batchQuerySchema = Type.Object(
  {
    external_id: externalId,
    target_label: Type.Optional(
      oneOf(LABELS, { description: 'The target energy label.', 'x-extension': true }),
    ),
    budget_eur: Type.Optional(euros('Maximum budget per estate, after subsidies.')),
    phase_budget_eur: Type.Optional(euros('Maximum budget per step of the plan.')),
    objective: Type.Optional(
      oneOf(OBJECTIVES, { description: 'What the plan optimises.', 'x-extension': true }),
    ),
    excluded_measures: Type.Optional(measures('Measures that must not be in a plan')),
    locked_measures: Type.Optional(measures('Measures that must be in every plan where they are possible')),
    income_group: Type.Optional(
      Type.Integer({
        enum: [...INCOME_GROUPS],
        description: 'Income group of the owner: 1 is the highest income, 4 the lowest.',
        'x-extension': true,
      }),
    ),
    ownership: Type.Optional(
      oneOf(OWNERSHIPS, {
        description:
          'What the owner is to the dwelling: grants, loans and duties depend on it. Without it, grants for owner-occupiers are counted with their condition.',
        'x-extension': true,
      }),
    ),
    confidence: Type.Optional(
      Type.Number({
        minimum: CONFIDENCE_BOUNDS.min,
        maximum: CONFIDENCE_BOUNDS.max,
        description: 'The minimum probability with which each plan must reach its target.',
        'x-extension': true,
      }),
    ),
    fossil_free: Type.Optional(
      Type.Boolean({ description: 'Only plans without gas and oil.', 'x-extension': true }),
    ),
  },
  { additionalProperties: false },
);

export type BatchQuery = Static<typeof batchQuerySchema>;
