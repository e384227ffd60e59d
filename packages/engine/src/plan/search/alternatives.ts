/**
 * Near ties: other works that cost hardly more and are as sure as required. A square metre decides between such lists.
 */
import type { Alternative } from '../../contract/decision.ts';
import type { Plan } from '../../contract/plan.ts';
import { labelBounds } from '../../label/label.ts';
import type { Measure } from '../../measures/measure.ts';
import type { PlanContext } from '../plan-context.ts';
import { chanceOfReaching } from './chance.ts';
import { cheapestIn } from './choose.ts';
import type { Found } from './search.ts';
import type { SearchCache } from './search-cache.ts';

/** What is dearer by less is as good, for prices are known no better. Judgement of an adviser (2026). */
const AS_GOOD = 1.03;
const MOST_ALTERNATIVES = 3;
/** Of the chance, that a list which is as good may lose. */
const AS_SURE = 0.05;

/**
 * The best list without each of the works of the plan, as far as it is as good; surest first. `aim`: the label that
 * they must reach.
 */
export function alternatives(
  found: SearchCache,
  context: PlanContext,
  measures: readonly Measure[],
  aim: string,
  { target, totals }: Plan,
): Alternative[] {
  const { controls, pricingContext, houses } = context;
  if (aim === target.label && !target.reached) return [];
  const { space, chances } = found.spaceOf(context);
  const { high } = labelBounds(pricingContext.dwelling.labelScale, aim);
  const netCents = Math.round(totals.net_cost * 100);
  const budgetCents =
    controls.budget_eur === null ? Number.POSITIVE_INFINITY : Math.round(controls.budget_eur * 100);
  const most = Math.min(budgetCents, Math.round(AS_GOOD * netCents));
  const cheapest = cheapestIn(space, chances, controls);
  const chance = chanceOfReaching(high, measures, houses);
  const others = new Map<string, Found>();
  for (const without of measures) {
    const other = cheapest(aim, controls.confidence, most, without);
    if (other !== null) others.set(codesOf(other.measures).join(), other);
  }
  return [...others.values()]
    .map((other): Alternative => {
      return {
        probability: Math.round(chanceOfReaching(high, other.measures, houses) * 100) / 100,
        net_cost_eur: other.netCents / 100,
        more_eur: (other.netCents - netCents) / 100,
        added: codesOf(other.measures.filter((measure) => !measures.includes(measure))),
        dropped: codesOf(measures.filter((measure) => !other.measures.includes(measure))),
      };
    })
    .filter(
      ({ probability, net_cost_eur: eur }) =>
        probability >= chance - AS_SURE && eur * 100 >= (2 - AS_GOOD) * netCents,
    )
    .sort((a, b) => b.probability - a.probability || a.net_cost_eur - b.net_cost_eur)
    .slice(0, MOST_ALTERNATIVES);
}

function codesOf(measures: readonly Measure[]): Measure['code'][] {
  return measures.map(({ code }) => code);
}
