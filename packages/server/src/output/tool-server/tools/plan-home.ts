import { z } from 'zod';
import { get } from '../api.ts';
import { controlArguments, homeArguments, writeControls } from '../controls.ts';
import { homePath, planHome } from '../home-plans.ts';
import { language, planSummary, summarize } from '../plan-summary.ts';
import { defineTool } from '../tool.ts';

export const planHomeTool = defineTool({
  name: 'plan_home',
  title: 'Plan a home',
  description:
    'Plans the renovation of a home with these controls, from the facts as known today. Stores nothing; save_plan stores the same plan.',
  isWrite: false,
  input: z.object({ ...homeArguments, ...controlArguments, language }),
  output: z.object({ plan: planSummary, page: z.string().describe('The page of the home with this plan.') }),
  run: async (context, { external_id: externalId, language: inLanguage, ...controls }) => {
    const choices = writeControls(controls);
    const [{ plans }, estate] = await Promise.all([
      planHome(context, externalId, [choices]),
      get<{ referral_link: string }>(
        context.call,
        homePath(externalId),
        'there is no home with this external_id',
      ),
    ]);
    const [plan] = plans;
    if (plan === undefined) throw new Error('one plan was requested');
    return {
      plan: summarize(plan, inLanguage),
      page: choices === '' ? estate.referral_link : `${estate.referral_link}?${choices}`,
    };
  },
});
