import { MEASURES, measuresOf } from '@rooftree/engine';
import { words } from '@rooftree/words';
import { z } from 'zod';
import { ToolFault } from '../api.ts';
import { controlArguments, homeArguments, writeControls } from '../controls.ts';
import { planHome } from '../home-plans.ts';
import { cents, language } from '../plan-summary.ts';
import { defineTool } from '../tool.ts';

export const explainStep = defineTool({
  name: 'explain_step',
  title: 'Explain a step',
  description:
    'Why a work is in the plan and at this place in the order, what it costs and saves, which grants count and on which conditions, and what could be done instead.',
  isWrite: false,
  input: z.object({
    ...homeArguments,
    measure: z.enum(MEASURES).describe('A work of the plan, as plan_home returns it.'),
    ...controlArguments,
    language,
  }),
  output: z.object({
    step: z.int(),
    name: z.string(),
    why: z.string(),
    cost_eur: z.number().describe('VAT included.'),
    cost_range_eur: z.object({ p10: z.number(), p90: z.number() }),
    net_cost_eur: z.number(),
    anyway_cost_eur: z.number().describe('What would be spent without the renovation; part of the cost.'),
    saves_eur_per_year: z.number(),
    saves_kwh_per_year: z.number(),
    payback_years: z.number().nullable(),
    grants: z.array(
      z.object({
        scheme: z.string(),
        amount_eur: z.number(),
        conditions: z.array(z.string()),
        confidence: z.string(),
      }),
    ),
    instead: z.array(z.object({ measure: z.string(), name: z.string(), cost_eur: z.number() })),
  }),
  run: async (context, { external_id: externalId, measure, language: inLanguage, ...controls }) => {
    const { plans } = await planHome(context, externalId, [writeControls(controls)]);
    const step = plans[0]?.steps.find((each) => measuresOf(each).includes(measure));
    if (step === undefined) throw new ToolFault(`the plan has no step with ${measure}`);
    const texts = words(inLanguage);
    return {
      step: step.number,
      name: texts.work(measure),
      why: texts.remark(step.reason),
      cost_eur: step.total_estimated_cost_incl_vat,
      cost_range_eur: { p10: step.cost_range.p10, p90: step.cost_range.p90 },
      net_cost_eur: cents(step.total_estimated_cost_incl_vat - step.subsidy_amount),
      anyway_cost_eur: step.anyway_cost,
      saves_eur_per_year: step.savings.bill_eur,
      saves_kwh_per_year: step.savings.final_kwh,
      payback_years: step.payback_years.with_support,
      grants: step.works.flatMap(({ subsidies }) =>
        subsidies.map(({ scheme, amount, conditions, confidence }) => ({
          scheme,
          amount_eur: amount,
          conditions,
          confidence,
        })),
      ),
      instead: step.options.map((option) => ({
        measure: option.measure,
        name: texts.work(option.measure),
        cost_eur: option.total_estimated_cost_incl_vat,
      })),
    };
  },
});
