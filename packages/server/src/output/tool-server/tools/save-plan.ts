import { z } from 'zod';
import { request } from '../api.ts';
import { controlArguments, homeArguments, writeControls } from '../controls.ts';
import { planHome, renovationsOf } from '../home-plans.ts';
import { defineTool } from '../tool.ts';

export const savePlan = defineTool({
  name: 'save_plan',
  title: 'Save a plan',
  description:
    'Stores the plan that plan_home returns for the same controls, under a name. A second call with the same name returns the stored plan.',
  isWrite: true,
  input: z.object({ ...homeArguments, name: z.string().min(1).max(255), ...controlArguments }),
  output: z.object({ renovation_id: z.string(), name: z.string(), was_saved_before: z.boolean() }),
  run: async (context, { external_id: externalId, name, ...controls }) => {
    const known = (await renovationsOf(context, externalId)).find(
      (each) => each.is_edited && each.renovation_name === name,
    );
    if (known !== undefined) return { renovation_id: known.renovation_id, name, was_saved_before: true };
    const choices = writeControls(controls);
    const { renovationId, date } = await planHome(context, externalId, [choices]);
    const saved = await request<{ renovation_id: string }>(context.call, {
      method: 'POST',
      path: `/v1/renovations/${renovationId}/edits`,
      body: { renovation_name: name, choices, date },
    });
    return { renovation_id: saved.renovation_id, name, was_saved_before: false };
  },
});
