import { z } from 'zod';
import { controls, homeArguments, writeControls } from '../controls.ts';
import { planHome } from '../home-plans.ts';
import { language, planSummary, summarize } from '../plan-summary.ts';
import { defineTool } from '../tool.ts';

const MOST_PLANS = 4;

/** Steps are left out: four plans must fit where one does. */
const figures = planSummary.omit({ steps: true }).extend({
  name: z.string(),
  works: z.array(z.string()).describe('Measures in the order of the plan.'),
});

export const comparePlans = defineTool({
  name: 'compare_plans',
  title: 'Compare plans',
  description: `Plans one home with two to ${MOST_PLANS} sets of controls and returns the figures side by side. Stores nothing.`,
  isWrite: false,
  input: z.object({
    ...homeArguments,
    plans: z
      .array(controls.extend({ name: z.string().min(1).max(100) }))
      .min(2)
      .max(MOST_PLANS),
    language,
  }),
  output: z.object({ plans: z.array(figures) }),
  run: async (context, { external_id: externalId, plans: wanted, language: inLanguage }) => {
    const { plans } = await planHome(
      context,
      externalId,
      wanted.map(({ name: _, ...each }) => writeControls(each)),
    );
    return {
      plans: plans.map((plan, index) => {
        const { steps, ...rest } = summarize(plan, inLanguage);
        const works = steps.flatMap((step) => step.works.map(({ measure }) => measure));
        return { name: wanted[index]?.name ?? '', ...rest, works };
      }),
    };
  },
});
