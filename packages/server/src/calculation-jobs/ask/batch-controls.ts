import {
  controlsOf,
  INCOME_GROUPS,
  InputError,
  LABEL_SCALES,
  labelsOf,
  MEASURES,
  type MeasureCode,
  OBJECTIVES,
  type PlanControls,
} from '@rooftree/engine';
import { type Static, Type } from 'typebox';
import { codes } from '../../http/requests/json-schemas.ts';
import { wrongQuery } from '../calculation-jobs.errors.ts';

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

/** The query as the engine's controls; throws a 400 with every fault that the schema alone can't see. */
export function readControls(query: Static<typeof batchQuerySchema>): PlanControls {
  const { target_label = null, excluded_measures, locked_measures, income_group, ...others } = query;
  const group = INCOME_GROUPS.find((known) => known === income_group);
  try {
    const controls = controlsOf(
      {
        ...others,
        ...(group && { income_group: group }),
        excluded_measures: listOf(excluded_measures),
        locked_measures: listOf(locked_measures),
        date: '2000-01-01',
      },
      'BE-VLG',
    );
    // Labels differ by region; whether each estate's scale has this one is seen when the estates are known.
    return { ...controls, target_label };
  } catch (error) {
    if (error instanceof InputError) throw wrongQuery(error.faults.map(({ message }) => message));
    throw error;
  }
}

/** The codes as they were given: the engine refuses those that it does not know. */
function listOf(text: string | undefined): MeasureCode[] {
  return (text?.split(',').map((code) => code.trim()) ?? []) as MeasureCode[];
}
