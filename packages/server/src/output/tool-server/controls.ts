/** The controls of a plan as arguments of a tool, and as the address of a page has them. */
import { MEASURES, OBJECTIVES, OWNERSHIPS } from '@rooftree/engine';
import { BUDGET, type Choices, NO_CHOICES, writeChoices } from '@rooftree/planner/choices/choices';
import { z } from 'zod';

const LONGEST_LABEL = 5;

export const homeArguments = {
  external_id: z.string().min(1).max(255).describe("The home's external_id, as find_homes returns it."),
};

const measure = z.enum(MEASURES);

export const controlArguments = {
  target_label: z.string().min(1).max(LONGEST_LABEL).optional().describe('Label to reach, e.g. "A".'),
  budget_eur: z.number().int().min(0).max(BUDGET.max).optional(),
  objective: z.enum(OBJECTIVES).optional(),
  excluded_measures: z
    .array(measure)
    .max(MEASURES.length)
    .optional()
    .describe('Works that must not be planned.'),
  locked_measures: z.array(measure).max(MEASURES.length).optional().describe('Works that must be planned.'),
  fossil_free: z.boolean().optional().describe('No gas or oil after the works.'),
  ownership: z.enum(OWNERSHIPS).optional(),
  income_group: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).optional(),
};

export const controls = z.object(controlArguments);

/** The same controls give the same text, which is also the query of the home's page. */
export function writeControls(wanted: z.output<typeof controls>): string {
  const measures: Choices['measures'] = {};
  for (const code of wanted.locked_measures ?? []) measures[code] = 'on';
  for (const code of wanted.excluded_measures ?? []) measures[code] = 'off';
  return writeChoices({
    ...NO_CHOICES,
    target: wanted.target_label ?? null,
    budget: wanted.budget_eur ?? null,
    objective: wanted.objective ?? null,
    income: wanted.income_group ?? null,
    ownership: wanted.ownership ?? null,
    fossilFree: wanted.fossil_free ?? null,
    measures,
  });
}
