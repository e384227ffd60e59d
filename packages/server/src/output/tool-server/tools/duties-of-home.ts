import { z } from 'zod';
import { controlArguments, homeArguments, writeControls } from '../controls.ts';
import { planHome } from '../home-plans.ts';
import { defineTool } from '../tool.ts';

export const dutiesOfHome = defineTool({
  name: 'duties_of_home',
  title: 'Legal duties of a home',
  description:
    'The labels that the law asks of this home and by when, whether each is in force or only planned, and after which step of the plan the home probably meets it.',
  isWrite: false,
  input: z.object({ ...homeArguments, ownership: controlArguments.ownership }),
  output: z.object({
    duties: z.array(
      z.object({
        duty: z.string(),
        role: z.string(),
        year: z.int(),
        label: z.string().describe('The worst label that is then allowed.'),
        status: z.string(),
        met_after_step: z.int().nullable().describe('0: today; null: not by this plan.'),
        probability: z.number().nullable(),
      }),
    ),
  }),
  run: async (context, { external_id: externalId, ownership }) => {
    const { plans } = await planHome(context, externalId, [writeControls({ ownership })]);
    return {
      duties: (plans[0]?.milestones ?? []).map((milestone) => ({
        duty: milestone.duty,
        role: milestone.role,
        year: milestone.year,
        label: milestone.label,
        status: milestone.status,
        met_after_step: milestone.met_after_step,
        probability: milestone.probability ?? null,
      })),
    };
  },
});
