/** The works that a plan does for the wishes of a caller. */
import type { PlanControls } from '../../contract/plan.ts';
import { todayOf } from '../plan-context.ts';
import { type Chosen, choose } from './choose.ts';
import { houseWorks } from './house-works.ts';
import { isWithin, optionsUnder, payingPanels } from './planned-options.ts';
import type { SearchCache } from './search-cache.ts';
import { bitsOf } from './work-bits.ts';

/**
 * The best for the label that the plan leads to; what a budget leaves beside them goes to panels that pay. Panels alone
 * are no plan for a home that has its label: they are named as what could come next.
 */
export function worksFor(found: SearchCache, controls: PlanControls): Chosen {
  const chosen = chosenFor(found, controls);
  const { budget_eur: budgetEur, locked_measures: locked, ownership } = controls;
  const context = found.contextOf(controls);
  const { pricingContext, baseline } = context;
  if (hasPanels(chosen)) {
    const isAlone = chosen.measures.length === 1 && chosen.aim === baseline.label && budgetEur === null;
    return isAlone && !locked.includes('solar_panels') ? { ...chosen, measures: [] } : chosen;
  }
  if (budgetEur === null || chosen.measures.length === 0 || !found.spaceOf(context).isWithBasics)
    return chosen;
  const [panels] = payingPanels(optionsUnder(pricingContext, controls, true), pricingContext, ownership);
  if (panels === undefined) return chosen;
  const { netCents } = houseWorks(pricingContext)(bitsOf([...chosen.measures, panels]));
  if (!isWithin(budgetEur, netCents)) return chosen;
  // All of them stay: with panels a cheaper list would reach the label, and lead less far than a smaller budget.
  const kept = [...chosen.measures, panels].map(({ code }) => code);
  return chosenFor(found, { ...controls, locked_measures: [...new Set([...locked, ...kept])] });
}

/** The best for the label, whatever else would pay. */
export function chosenFor(found: SearchCache, controls: PlanControls): Chosen {
  const context = found.contextOf(controls);
  const { space, chances } = found.spaceOf(context);
  const goal = controls.target_label === null ? found.goalFor(controls) : context.target;
  return choose(space, chances, controls, context.target, todayOf(context), goal);
}

export function hasPanels({ measures }: Chosen): boolean {
  return measures.some(({ slot }) => slot === 'solar_panels');
}
