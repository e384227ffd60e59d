/** What being surer costs: the same search once more, with a higher chance. */
import type { NextRung } from '../../contract/decision.ts';
import type { Plan } from '../../contract/plan.ts';
import { labelBounds } from '../../label/label.ts';
import type { Measure } from '../../measures/measure.ts';
import { type PlanContext, todayOf } from '../plan-context.ts';
import { WITHOUT_BUDGET } from '../plan-options.ts';
import { chanceOfReaching } from './chance.ts';
import { choose } from './choose.ts';
import { houseWorks } from './house-works.ts';
import type { SearchCache } from './search-cache.ts';
import { bitsOf } from './work-bits.ts';

export const SURE = 0.8;
/**
 * Less than this is within what the chance itself is known by, and no reason to pay more. Judgement of an adviser
 * (2026).
 */
const LEAST_GAIN = 0.05;

export function nextRung(
  found: SearchCache,
  context: PlanContext,
  measures: readonly Measure[],
  { target: wanted, expected_result: expected, totals }: Plan,
  aim: string,
): NextRung | null {
  const isBelow = aim !== wanted.label;
  const isAtRest = measures.length === 0 || aim !== expected.label;
  if (isBelow && (isAtRest || wanted.reason?.code !== 'next_label_not_paid_back')) return null;
  const { probability } = isBelow ? expected : wanted;
  if (probability >= SURE) return null;
  const { controls, pricingContext, houses } = context;
  const { dwelling } = pricingContext;
  const wishes = {
    ...controls,
    ...WITHOUT_BUDGET[controls.objective],
    target_label: aim,
    confidence: SURE,
  };
  const { space, chances } = found.spaceOf(found.contextOf(wishes));
  const surer = choose(space, chances, wishes, aim, todayOf(context)).measures;
  const chance = chanceOfReaching(labelBounds(dwelling.labelScale, aim).high, surer, houses);
  if (chance < SURE || chance - probability < LEAST_GAIN) return null;
  const netCents = houseWorks(pricingContext)(bitsOf(surer)).netCents;
  const without = (these: readonly Measure[], others: readonly Measure[]) =>
    these.filter((measure) => !others.includes(measure)).map(({ code }) => code);
  return {
    confidence: SURE,
    probability: Math.round(chance * 100) / 100,
    net_cost_eur: netCents / 100,
    more_eur: Math.round(netCents - totals.net_cost * 100) / 100,
    added: without(surer, measures),
    dropped: without(measures, surer),
  };
}
