import type { PlanControls } from '../../contract/plan.ts';
import type { TargetReason } from '../../contract/remarks.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { labelBounds, labelsOf } from '../../label/label.ts';
import type { Measure } from '../../measures/measure.ts';
import type { ChanceTable } from './chance-table.ts';
import { type Found, type Goal, searchBest } from './search.ts';
import type { SearchSpace } from './search-space.ts';

export interface Chosen {
  measures: readonly Measure[];
  /** Why the target is missed, if it is. */
  reasonIfMissed: TargetReason;
  /** The locked measures and what they bring with them cost more than the budget by themselves. */
  isAboveBudget: boolean;
}

/**
 * The combination for an objective:
 * - `least_investment`, `least_lifetime_cost`: the least cost that reaches the target within the budget;
 * - `best_label_within_budget`: the best label that the budget can buy, at the least cost.
 * Each with at least the asked confidence over every house that this one can be. Where no combination is that sure, the shown house
 * alone decides. A target that can't be reached gives the best label that can be, at the least cost by the same measure; and where a budget can't
 * buy a better label than today's, the least primary energy that it can buy.
 */
export function choose(
  space: SearchSpace,
  chances: ChanceTable | null,
  controls: PlanControls,
  target: string,
  today: Dwelling,
  labelToday: string,
): Chosen {
  const scale = today.labelScale;
  const minimise = controls.objective === 'least_lifetime_cost' ? 'lifetime_cost' : 'net_cost';
  const isFossilFree = controls.fossil_free && canBeFossilFree(space);
  const maxNetCents =
    controls.budget_eur === null ? Number.POSITIVE_INFINITY : Math.round(controls.budget_eur * 100);
  const within = (label: string, budgetCents: number): Goal => {
    const maxPrimaryKwhPerM2 = labelBounds(scale, label).high;
    return { minimise, maxPrimaryKwhPerM2, maxNetCents: budgetCents, isFossilFree };
  };
  const sure = chances === null ? null : { least: controls.confidence, chances };
  const bestWithin = (label: string): Found | null => {
    const goal = within(label, maxNetCents);
    return sure === null ? searchBest(space, goal) : searchBest(space, { ...goal, sure });
  };
  if (controls.objective !== 'best_label_within_budget') {
    const reached = bestWithin(target) ?? searchBest(space, within(target, maxNetCents));
    if (reached !== null) return chosen(reached, 'not_sure_enough');
  }
  const best =
    bestLabel(labelsOf(scale), bestWithin) ??
    bestLabel(labelsOf(scale), (label) => searchBest(space, within(label, maxNetCents)));
  if (best === null)
    return { ...chosen(leastCost(space, isFossilFree), 'budget_too_small'), isAboveBudget: true };
  const isStuck = best.label === labelToday && controls.budget_eur !== null;
  const found = isStuck ? (leastEnergy(space, maxNetCents, isFossilFree) ?? best.found) : best.found;
  const isBudgetToBlame =
    controls.budget_eur !== null && searchBest(space, within(target, Number.POSITIVE_INFINITY)) !== null;
  return chosen(found, isBudgetToBlame ? 'budget_too_small' : 'target_not_reachable');
}

function chosen({ measures }: Found, reasonIfMissed: TargetReason): Chosen {
  return { measures, reasonIfMissed, isAboveBudget: false };
}

/** A plan that reaches a label reaches every worse one: the best is found by halving. */
function bestLabel(
  labels: readonly string[],
  bestWithin: (label: string) => Found | null,
): { label: string; found: Found } | null {
  let low = 0;
  let high = labels.length - 1;
  let best: { label: string; found: Found } | null = null;
  while (low <= high) {
    const middle = (low + high) >> 1;
    // It lies between two indexes of the labels.
    const label = labels[middle] as string;
    const found = bestWithin(label);
    if (found === null) low = middle + 1;
    else {
      best = { label, found };
      high = middle - 1;
    }
  }
  return best;
}

function leastEnergy(space: SearchSpace, maxNetCents: number, isFossilFree: boolean): Found | null {
  return searchBest(space, {
    minimise: 'primary_energy',
    maxPrimaryKwhPerM2: Number.POSITIVE_INFINITY,
    maxNetCents,
    isFossilFree,
  });
}

/** Whatever it costs; a budget that leaves only the basics can leave no installation without gas and oil. */
export function canBeFossilFree(space: SearchSpace): boolean {
  return searchBest(space, { ...LEAST_COST, isFossilFree: true }) !== null;
}

const LEAST_COST = {
  minimise: 'net_cost',
  maxPrimaryKwhPerM2: Number.POSITIVE_INFINITY,
  maxNetCents: Number.POSITIVE_INFINITY,
} as const;

/** The locked measures with what they can't do without, whatever the budget. */
function leastCost(space: SearchSpace, isFossilFree: boolean): Found {
  const found = searchBest(space, { ...LEAST_COST, isFossilFree });
  if (found === null) throw new Error('no combination of measures is allowed');
  return found;
}
