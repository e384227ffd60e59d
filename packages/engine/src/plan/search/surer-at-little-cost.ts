/** A list of works that is nearly as cheap and much surer, for those who have not said how sure they want to be. */
import type { PlanControls } from '../../contract/plan.ts';
import { labelBounds, labelsOf } from '../../label/label.ts';
import { chanceOfReaching } from './chance.ts';
import { cheapestIn } from './choose.ts';
import { houseWorks } from './house-works.ts';
import { SURE } from './next-rung.ts';
import type { SearchCache } from './search-cache.ts';
import { bitsOf } from './work-bits.ts';
import { chosenFor, hasPanels, worksFor } from './works-for.ts';

/** Nobody would leave a label to chance for less than this, over the price of an even chance. Adviser's judgement (2026). */
const MOST_FOR_BEING_SURE = 1.125;

/** The controls with a chance of 0.8 where that costs at most an eighth more than an even one, and as they are elsewhere. */
export function surerAtLittleCost(found: SearchCache, controls: PlanControls): PlanControls {
  if (controls.confidence >= SURE) return controls;
  const context = found.contextOf(controls);
  const { houses, pricingContext, baseline } = context;
  const { space, chances } = found.spaceOf(context);
  const { measures, aim } = chosenFor(found, controls);
  const { high } = labelBounds(pricingContext.dwelling.labelScale, aim);
  if (measures.length === 0 || aim === baseline.label) return controls;
  if (chanceOfReaching(high, measures, houses) >= SURE) return controls;
  const { netCents } = houseWorks(pricingContext)(bitsOf(measures));
  const cheapest = cheapestIn(space, chances, controls);
  const labels = labelsOf(pricingContext.dwelling.labelScale);
  const better = labels[labels.indexOf(aim) - 1];
  // Nobody pays more for a label than for the next better one.
  const betterCents = better === undefined ? undefined : cheapest(better, controls.confidence)?.netCents;
  const most = Math.min(
    controls.budget_eur === null ? Number.POSITIVE_INFINITY : controls.budget_eur * 100,
    betterCents ?? Number.POSITIVE_INFINITY,
    MOST_FOR_BEING_SURE * netCents,
  );
  const surer = cheapest(aim, SURE, Math.round(most));
  if (surer === null) return controls;
  const sure = { ...controls, confidence: SURE };
  if (controls.budget_eur === null) return sure;
  // What a smaller budget has left for panels, a larger one has as well.
  const [even, surest] = [controls, sure].map((wishes) => hasPanels(worksFor(found, wishes)));
  return even && !surest ? controls : sure;
}
