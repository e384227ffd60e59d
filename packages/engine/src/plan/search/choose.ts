import type { PlanControls } from '../../contract/plan.ts';
import type { TargetReason } from '../../contract/remarks.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { compareLabels, labelBounds, labelsOf } from '../../label/label.ts';
import type { Measure } from '../../measures/measure.ts';
import { isRequiredByLaw } from '../write/milestones.ts';
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
 * of the target, but one has an even chance, it is the surest at a sensible price. A target that is less likely, can't
 * be reached at all, or that neither the caller nor a law has set, gives the best label up to it that is sure enough at
 * a sensible price: works that do not lead to a label are not bought. Where a budget can't buy a better label than today's, it buys the least primary
 * energy.
 */
export function choose(
  space: SearchSpace,
  chances: ChanceTable | null,
  controls: PlanControls,
  target: string,
  today: Today,
): Chosen {
  const scale = today.dwelling.labelScale;
  const isWithinBudget = controls.objective === 'best_label_within_budget';
  const minimise = controls.objective === 'least_lifetime_cost' ? 'lifetime_cost' : 'net_cost';
  const isFossilFree = controls.fossil_free && canBeFossilFree(space);
  const budgetCents =
    controls.budget_eur === null ? Number.POSITIVE_INFINITY : Math.round(controls.budget_eur * 100);
  const cheapest = (label: string, maxNetCents: number, least: number): Found | null => {
    const { high: maxPrimaryKwhPerM2 } = labelBounds(scale, label);
    const goal: Goal = { minimise, maxPrimaryKwhPerM2, maxNetCents, isFossilFree };
    return searchBest(space, chances === null || least === 0 ? goal : { ...goal, sure: { least, chances } });
  };
  const { confidence } = controls;
  const labels = labelsOf(scale);
  const bestWithin = (label: string): Found | null => cheapest(label, budgetCents, confidence);
  const isByLaw = (label: string): boolean => isAskedByLaw(label, today, space.pricingContext.date, controls);
  const below = ({ label, found }: FoundLabel, best: string): Chosen => {
    const nextLabel = labels[labels.indexOf(label) - 1] ?? target;
    const next = cheapest(nextLabel, budgetCents, label === best ? 0 : confidence);
    if (next === null || next.netCents <= found.netCents) return chosen(found, label, 'target_not_reachable');
    return {
      ...chosen(found, label, 'target_not_likely'),
      next: { label: nextLabel, measures: next.measures },
    };
  };
  /** A label that can be had, or one below it where the last rungs cost far more than all before them. */
  const sensible = (best: FoundLabel): FoundLabel => {
    const label = labels[labels.indexOf(best.label) + 1];
    if (label === undefined || isByLaw(best.label) || compareLabels(scale, label, today.label) >= 0)
      return best;
    const found = bestWithin(label);
    if (found === null || found.netCents <= 0) return best;
    const [limit, bestLimit] = [labelBounds(scale, label).high, labelBounds(scale, best.label).high];
    const perKwh = (best.found.netCents - found.netCents) / (limit - bestLimit);
    const perKwhBefore = found.netCents / (today.primaryKwhPerM2 - limit);
    return perKwh <= MOST_FOR_RUNG * perKwhBefore ? best : sensible({ label, found });
  };
  if (!isWithinBudget) {
    const reached =
      cheapest(target, budgetCents, confidence) ??
      surest(confidence, budgetCents, cheapest.bind(null, target));
    if (reached !== null) {
      const goal = { label: target, found: reached };
      const lead = controls.target_label === null ? sensible(goal) : goal;
      return lead === goal ? chosen(reached, target, 'not_sure_enough') : below(lead, target);
    }
  }
  const best = bestLabel(isWithinBudget ? labels : labels.slice(labels.indexOf(target) + 1), bestWithin);
  if (best === null) {
    const least = leastCost(space, isFossilFree);
    return { ...chosen(least, today.label, 'budget_too_small'), isAboveBudget: true };
  }
  if (controls.budget_eur !== null) {
    const isStuck = best.label === today.label;
    const found = isStuck ? (leastEnergy(space, budgetCents, isFossilFree) ?? best.found) : best.found;
    const isBudgetToBlame = cheapest(target, Number.POSITIVE_INFINITY, confidence) !== null;
    return chosen(found, best.label, isBudgetToBlame ? 'budget_too_small' : 'target_not_reachable');
  }
  return below(sensible(best), best.label);
}

function chosen({ measures }: Found, aim: string, reasonIfMissed: TargetReason): Chosen {
  return { measures, aim, reasonIfMissed, isAboveBudget: false };
}

/** What a kWh/m² may cost on the last rung, over what it costs on the way up to it. Judgement of an adviser (2026). */
const MOST_FOR_RUNG = 3;

const EVEN = 0.5;
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

interface FoundLabel {
  label: string;
  found: Found;
}

/** A plan that reaches a label reaches every worse one: the best is found by halving. */
function bestLabel(
  labels: readonly string[],
  bestWithin: (label: string) => Found | null,
): FoundLabel | null {
  let low = 0;
  let high = labels.length - 1;
  let best: FoundLabel | null = null;
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

/** Adopted for every owner is enough: no plan stops below a label that has to be reached after all. */
function isAskedByLaw(label: string, today: Today, date: string, { ownership }: PlanControls): boolean {
  return isRequiredByLaw(label, today.dwelling, today.label, date, ownership ?? null, 'adopted');
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
