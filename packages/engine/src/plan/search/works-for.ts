/** The works that a plan does for the wishes of a caller. */
import type { PlanControls } from '../../contract/plan.ts';
import { todayOf } from '../plan-context.ts';
import { type Chosen, choose } from './choose.ts';
import { houseWorks } from './house-works.ts';
import { isWithin, optionsUnder, payingPanels } from './planned-options.ts';
import type { SearchCache } from './search-cache.ts';
import { bitsOf } from './work-bits.ts';

/** The best for the label that the plan leads to; what a budget leaves beside them goes to panels that pay. */
export function worksFor(found: SearchCache, controls: PlanControls): Chosen {
  const chosen = chosenFor(found, controls);
  const { budget_eur: budgetEur, locked_measures: locked, ownership } = controls;
  const context = found.contextOf(controls);
  if (budgetEur === null || hasPanels(chosen) || !found.spaceOf(context).isWithBasics) return chosen;
  const { pricingContext } = context;
  const [panels] = payingPanels(optionsUnder(pricingContext, controls, true), pricingContext, ownership);
  if (panels === undefined) return chosen;
  const { netCents } = houseWorks(pricingContext)(bitsOf([...chosen.measures, panels]));
  if (!isWithin(budgetEur, netCents)) return chosen;
  return chosenFor(found, { ...controls, locked_measures: [...locked, panels.code] });
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
