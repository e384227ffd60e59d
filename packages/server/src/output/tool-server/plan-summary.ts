/** A plan in the few figures that an answer has room for; the same functions as on every other surface. */
import { measuresOf, type Plan, type Step } from '@rooftree/engine';
import { billsOf, expectedAfterStep, expectedResult, LANGUAGES, type Language, words } from '@rooftree/words';
import { z } from 'zod';

export const language = z.enum(LANGUAGES).default('en').describe('Language of names and sentences.');

const step = z.object({
  number: z.int(),
  works: z.array(z.object({ measure: z.string(), name: z.string() })),
  net_cost_eur: z.number().describe('VAT included, grants subtracted.'),
  grants_eur: z.number(),
  saves_eur_per_year: z.number(),
  label_after: z.string(),
  do_by_year: z.int().nullable(),
});

export const planSummary = z.object({
  date: z.string(),
  label_now: z.string(),
  label_after: z.string(),
  probability: z.number().nullable().describe('Chance of at least label_after, 0 to 1.'),
  target_label: z.string(),
  target_reached: z.boolean(),
  target_probability: z.number(),
  total_cost_eur: z.number().describe('VAT included.'),
  total_cost_range_eur: z.object({ p10: z.number(), p90: z.number() }),
  grants_eur: z.number(),
  net_cost_eur: z.number(),
  net_cost_holds_if: z.string().nullable().describe('By when works must be finished for their grants.'),
  bill_now_eur_per_year: z.number(),
  bill_after_eur_per_year: z.number(),
  final_energy_now_kwh: z.number(),
  final_energy_after_kwh: z.number(),
  co2_now_kg: z.number(),
  co2_after_kg: z.number(),
  steps: z.array(step),
});

export function summarize(plan: Plan, inLanguage: Language): z.input<typeof planSummary> {
  const { totals, baseline, result, ranges, target } = plan;
  const expected = expectedResult(plan);
  const bills = billsOf(plan);
  const { p10, p90 } = ranges.total_estimated_cost_incl_vat;
  return {
    date: plan.date,
    label_now: baseline.label,
    label_after: expected.label,
    probability: expected.probability,
    target_label: target.label,
    target_reached: target.reached,
    target_probability: target.probability,
    total_cost_eur: totals.total_estimated_cost_incl_vat,
    total_cost_range_eur: { p10, p90 },
    grants_eur: totals.subsidy_amount,
    net_cost_eur: totals.net_cost,
    net_cost_holds_if: words(inLanguage).grantsInTime(plan) || null,
    bill_now_eur_per_year: bills.now,
    bill_after_eur_per_year: bills.after,
    final_energy_now_kwh: baseline.final_kwh,
    final_energy_after_kwh: result.final_kwh,
    co2_now_kg: baseline.co2_kg,
    co2_after_kg: result.co2_kg,
    steps: plan.steps.map((each) => summarizeStep(plan, each, inLanguage)),
  };
}

function summarizeStep(plan: Plan, each: Step, inLanguage: Language): z.input<typeof step> {
  return {
    number: each.number,
    works: measuresOf(each).map((measure) => ({ measure, name: words(inLanguage).work(measure) })),
    net_cost_eur: cents(each.total_estimated_cost_incl_vat - each.subsidy_amount),
    grants_eur: each.subsidy_amount,
    saves_eur_per_year: each.savings.bill_eur,
    label_after: expectedAfterStep(plan, each).label,
    do_by_year: each.timing.by_year,
  };
}

/** Two amounts of whole cents subtracted as floating-point numbers. */
export function cents(eur: number): number {
  return Math.round(eur * 100) / 100;
}
