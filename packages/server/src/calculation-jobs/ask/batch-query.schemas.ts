import { INCOME_GROUPS, LABEL_SCALES, labelsOf, MEASURES, OBJECTIVES } from '@rooftree/engine';
import { type Static, Type } from 'typebox';
import { codes } from '../../http/requests/json-schemas.ts';

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

/** The wishes for every plan of a batch, by the names that they have in a plan. An extension of the contract. */
export const batchQuerySchema = Type.Object(
  {
    target_label: Type.Optional(
      codes(LABELS, { description: 'The energy label to reach.', 'x-extension': true }),
    ),
    budget_eur: Type.Optional(euros('What may be spent on one estate, after subsidies.')),
    phase_budget_eur: Type.Optional(euros('What may be spent on one step of the plan.')),
    objective: Type.Optional(
      codes(OBJECTIVES, { description: 'What the plan is best in.', 'x-extension': true }),
    ),
    excluded_measures: Type.Optional(measures('Measures that must not be in a plan')),
    locked_measures: Type.Optional(measures('Measures that must be in every plan where they can be')),
    income_group: Type.Optional(
      Type.Integer({
        enum: [...INCOME_GROUPS],
        description: 'Of the owner: 1 highest income, 4 lowest.',
        'x-extension': true,
      }),
    ),
  },
  { additionalProperties: false },
);

export type BatchQuery = Static<typeof batchQuerySchema>;
