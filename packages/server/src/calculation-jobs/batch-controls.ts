import {
  INCOME_GROUPS,
  LABEL_SCALES,
  labelsOf,
  MEASURES,
  type MeasureCode,
  OBJECTIVES,
  type PlanControls,
} from '@rooftree/engine';
import { type Static, Type } from 'typebox';
import { codes } from '../http/json-schemas.ts';

/** The wishes for a plan: what was not asked for is null and left to the engine. Kept in `metadata.controls`. */
export type BatchControls = { [Control in keyof PlanControls]: PlanControls[Control] | null };

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

/** The query of the batch, an extension of the contract. */
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
export type BatchControlsQuery = Static<typeof batchQuerySchema>;

/** The query as controls, and what is wrong with its lists of measures; the rest was checked against the schema. */
export function readControls(query: BatchControlsQuery): { controls: BatchControls; faults: string[] } {
  const faults: string[] = [];
  const list = (name: 'excluded_measures' | 'locked_measures'): MeasureCode[] | null => {
    const text = query[name];
    if (text === undefined) return null;
    const codes = text.split(',').map((code) => code.trim());
    const known = codes.filter((code): code is MeasureCode => MEASURES.some((measure) => measure === code));
    if (known.length < codes.length)
      faults.push(`each value in ${name} must be one of the following values: ${MEASURES.join(', ')}`);
    return known;
  };
  const excluded = list('excluded_measures');
  const locked = list('locked_measures');
  const both = locked?.find((measure) => excluded?.includes(measure));
  if (both !== undefined) faults.push(`${both} must not be in both excluded_measures and locked_measures`);
  const controls: BatchControls = {
    target_label: query.target_label ?? null,
    budget_eur: query.budget_eur ?? null,
    phase_budget_eur: query.phase_budget_eur ?? null,
    objective: OBJECTIVES.find((objective) => objective === query.objective) ?? null,
    excluded_measures: excluded,
    locked_measures: locked,
    income_group: INCOME_GROUPS.find((group) => group === query.income_group) ?? null,
  };
  return { controls, faults };
}
