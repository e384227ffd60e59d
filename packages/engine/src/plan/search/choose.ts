import type { PlanControls } from '../../contract/plan.ts';
import type { TargetReason } from '../../contract/remarks.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { labelBounds, labelsOf } from '../../label/label.ts';
import type { Measure } from '../../measures/measure.ts';
import { chanceOfReaching } from './chance.ts';
import type { ChanceTable } from './chance-table.ts';
import { type Found, type Goal, searchBest } from './search.ts';
import type { SearchSpace } from './search-space.ts';

export interface Chosen {
  measures: readonly Measure[];
  /** The label that the works are chosen for: the target, or the best one below it. */
  aim: string;
  /** Why the target is missed, if it is. */
  reasonIfMissed: TargetReason;
  /** The locked measures and what they bring with them cost more than the budget by themselves. */
  isAboveBudget: boolean;
  /** Where the aim lies below the target: the works that get the shown house to the next better label. */
  next?: { label: string; measures: readonly Measure[] };
}

interface FoundLabel {
  label: string;
  found: Found;
}

/** The house as it is. */
export interface Today {
  dwelling: Dwelling;
  label: string;
  primaryKwhPerM2: number;
}

/**
 * The combination for an objective:
 * - `least_investment`, `least_lifetime_cost`: the least cost that reaches the target within the budget;
 * - `best_label_within_budget`: the best label that the budget can buy, at the least cost.
 * Each with at least the required confidence over every house that this one can be. Where no combination is that sure
 * of the target, but one has an even chance, it is the surest at a sensible price. A target that is less likely, or
 * can't be reached at all, gives the best label up to it that is sure enough: works that do not lead to a label are not
 * bought. Where a budget can't buy a better label than today's, it buys the least lifetime cost.
 * `goal`: the label to lead to where nobody has set a target (sensible-goal.ts).
 */
export function choose(
  space: SearchSpace,
  chances: ChanceTable | null,
  controls: PlanControls,
  target: string,
  today: Today,
  goal = target,
): Chosen {
  const { confidence, budget_eur: budgetEur } = controls;
  const isWithinBudget = controls.objective === 'best_label_within_budget';
  const isFossilFree = controls.fossil_free && canBeFossilFree(space);
  const budgetCents = budgetEur === null ? Number.POSITIVE_INFINITY : Math.round(budgetEur * 100);
  const labels = labelsOf(today.dwelling.labelScale);
  const cheapest = cheapestIn(space, chances, controls);
  const leadsTo = ({ primaryKwhPerM2, measures }: Found, label: string): boolean => {
    const { high } = labelBounds(today.dwelling.labelScale, label);
    return (
      chances !== null &&
      confidence > EVEN &&
      primaryKwhPerM2 <= high &&
      chanceOfReaching(high, measures, chances.houses) >= LEADING_FURTHER
    );
  };
  const bestWithin = (label: string): Found | null => cheapest(label, confidence, budgetCents);
  const below = ({ label, found }: FoundLabel): Chosen => {
    if (label === target) return chosen(found, label, 'not_sure_enough');
    const nextLabel = labels[labels.indexOf(label) - 1] ?? target;
    // Works that are surer of a label than asked often lead further than it.
    if (leadsTo(found, nextLabel)) return below({ label: nextLabel, found });
    const sure = cheapest(nextLabel, confidence);
    // What a wish adds may lead further than the label that was looked for, up to the target.
    if (sure !== null && sure.netCents <= found.netCents) return below({ label: nextLabel, found: sure });
    const next = sure ?? cheapest(nextLabel, 0);
    if (next === null || next.netCents <= found.netCents) return chosen(found, label, 'target_not_reachable');
    return {
      ...chosen(found, label, 'target_not_likely'),
      next: { label: nextLabel, measures: next.measures },
    };
  };
  if (!isWithinBudget) {
    // Nothing is promised of a label that the home has.
    const isToday = goal !== target && goal === today.label;
    const reached = cheapest(goal, isToday ? 0 : confidence, budgetCents);
    if (reached !== null && goal !== target) return below({ label: goal, found: reached });
    const found = reached ?? surest(confidence, budgetCents, (most, least) => cheapest(goal, least, most));
    if (found !== null) return chosen(found, goal, 'not_sure_enough');
  }
  const best = bestLabel(isWithinBudget ? labels : labels.slice(labels.indexOf(goal) + 1), bestWithin);
  if (best === null) {
    // The locked measures with what they can't do without, whatever the budget.
    const least = searchBest(space, { minimise: 'net_cost', isFossilFree });
    if (least === null) throw new Error('no combination of measures is allowed');
    return { ...chosen(least, today.label, 'budget_too_small'), isAboveBudget: true };
  }
  if (budgetEur !== null) {
    const byLifetime = cheapestIn(space, chances, { ...controls, objective: 'least_lifetime_cost' });
    const isStuck = best.label === today.label;
    const paying = isStuck ? byLifetime(today.label, confidence, budgetCents) : null;
    const isBudgetToBlame = cheapest(goal, confidence) !== null;
    return chosen(
      paying ?? best.found,
      best.label,
      isBudgetToBlame ? 'budget_too_small' : 'target_not_reachable',
    );
  }
  return below(best);
}

/** The best works by the objective that reach a label with at least a chance. */
export function cheapestIn(
  space: SearchSpace,
  chances: ChanceTable | null,
  { objective, fossil_free: isUnwanted }: PlanControls,
) {
  const goal: Pick<Goal, 'minimise' | 'isFossilFree'> = {
    minimise: objective === 'least_lifetime_cost' ? 'lifetime_cost' : 'net_cost',
    isFossilFree: isUnwanted && canBeFossilFree(space),
  };
  const { labelScale } = space.pricingContext.dwelling;
  return (
    label: string,
    least: number,
    maxNetCents = Number.POSITIVE_INFINITY,
    without?: Measure,
  ): Found | null => {
    const key = JSON.stringify([goal, label, least, without?.code]);
    const stored = maxNetCents === Number.POSITIVE_INFINITY ? chances?.found : undefined;
    const known = stored?.get(key);
    if (known !== undefined) return known;
    const found = searchBest(space, {
      ...goal,
      maxPrimaryKwhPerM2: labelBounds(labelScale, label).high,
      maxNetCents,
      ...(without !== undefined && { without }),
      ...(chances !== null && least > 0 && { sure: { least, chances } }),
    });
    stored?.set(key, found);
    return found;
  };
}

function chosen({ measures }: Found, aim: string, reasonIfMissed: TargetReason): Chosen {
  return { measures, aim, reasonIfMissed, isAboveBudget: false };
}

const EVEN = 0.5;
/** Of a label that works were not chosen for: of many that they might reach, one looks likelier than it is. */
const LEADING_FURTHER = 0.6;
const CHANCE_STEP = 0.05;
/** What being surer may cost, over the price of an even chance. Judgement of an adviser (2026). */
const MOST_FOR_CHANCE = 1.25;

/**
 * Of a target that can't be had with the required chance, but with an even one: the surest works at a sensible price.
 */
function surest(
  required: number,
  budgetCents: number,
  cheapest: (maxNetCents: number, least: number) => Found | null,
): Found | null {
  if (required <= EVEN) return null;
  const even = cheapest(budgetCents, EVEN);
  if (even === null) return null;
  const most = Math.min(budgetCents, Math.round(MOST_FOR_CHANCE * even.netCents));
  for (let least = required - CHANCE_STEP; least > EVEN; least -= CHANCE_STEP) {
    const found = cheapest(most, least);
    if (found !== null) return found;
  }
  return even;
}

/** Of labels from the best one on, the first that can be had. */
function bestLabel(
  labels: readonly string[],
  bestWithin: (label: string) => Found | null,
): FoundLabel | null {
  for (const label of labels) {
    const found = bestWithin(label);
    if (found !== null) return { label, found };
  }
  return null;
}

/** Whatever it costs; a budget that leaves only the basics can leave no installation without gas and oil. */
function canBeFossilFree(space: SearchSpace): boolean {
  return searchBest(space, { minimise: 'net_cost', isFossilFree: true }) !== null;
}
