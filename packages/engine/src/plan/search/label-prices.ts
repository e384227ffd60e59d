/**
 * What each better label costs: the cheapest way there, and what a plan with that goal does beyond it because it is
 * sensible anyway.
 */
import type { LabelPrice } from '../../contract/decision.ts';
import type { Plan, PlanControls } from '../../contract/plan.ts';
import { compareLabels, labelBounds, labelsOf } from '../../label/label.ts';
import type { PlanContext } from '../plan-context.ts';
import { chanceOfReaching, ROUNDING } from './chance.ts';
import { cheapestIn } from './choose.ts';
import type { Found } from './search.ts';
import type { SearchCache } from './search-cache.ts';

/** The label that the plan leads with is the one that half of the houses have. */
const HALF = 0.5;

/** `controlsFor`: those that a caller who asks for the label gets. */
export function labelPrices(
  found: SearchCache,
  { controls, pricingContext, baseline }: PlanContext,
  plan: Plan,
  controlsFor: (label: string) => PlanControls,
): LabelPrice[] {
  const scale = pricingContext.dwelling.labelScale;
  const better = labelsOf(scale).filter((label) => compareLabels(scale, label, baseline.label) < 0);
  // From the nearest one on: what reaches one label often reaches the next.
  const labels = better.toReversed();
  const goals = cheapestTo(found, labels, controlsFor);
  // A budget of nothing pays for no basics: then they are offered one by one.
  const basics = cheapestTo(found, labels, (target_label) => ({
    ...controls,
    target_label,
    confidence: HALF,
    objective: 'least_investment',
    budget_eur: 0,
  }));
  return labels
    .map((label): LabelPrice => {
      const goalCents = goals.get(label)?.netCents ?? null;
      const ways = [goalCents, basics.get(label)?.netCents ?? null, centsOfSteps(plan, label)];
      const known = ways.filter((cents) => cents !== null);
      if (known.length === 0) return { label, net_cost_eur: null, sensible_eur: 0 };
      const least = Math.min(...known);
      return {
        label,
        net_cost_eur: least / 100,
        sensible_eur: Math.max(0, (goalCents ?? least) - least) / 100,
      };
    })
    .toReversed();
}

function cheapestTo(
  found: SearchCache,
  labels: readonly string[],
  controlsFor: (label: string) => PlanControls,
): Map<string, Found> {
  const reached = new Map<string, Found>();
  let last: Found | null = null;
  let confidence = 0;
  for (const label of labels) {
    const controls = controlsFor(label);
    const context = found.contextOf(controls);
    const { high } = labelBounds(context.pricingContext.dwelling.labelScale, label);
    const isReachedBy = ({ primaryKwhPerM2, measures }: Found): boolean =>
      primaryKwhPerM2 <= high &&
      chanceOfReaching(high, measures, context.houses) >= controls.confidence - ROUNDING;
    // What is found for a higher chance need not be the cheapest.
    if (last === null || confidence > controls.confidence || !isReachedBy(last)) {
      const { space, chances } = found.spaceOf(context);
      last = cheapestIn(space, chances, controls)(label, controls.confidence);
      // What reaches no label reaches no better one.
      if (last === null) break;
      confidence = controls.confidence;
    }
    reached.set(label, last);
  }
  return reached;
}

/** Of the steps up to the first after which the plan has the label; null where it never does. */
function centsOfSteps({ steps, label_scale: scale }: Plan, label: string): number | null {
  const last = steps.findIndex(({ expected_after: after }) => compareLabels(scale, after.label, label) <= 0);
  if (last === -1) return null;
  return steps
    .slice(0, last + 1)
    .reduce(
      (sum, step) =>
        sum + Math.round(step.total_estimated_cost_incl_vat * 100) - Math.round(step.subsidy_amount * 100),
      0,
    );
}
