/** Ranges around the figures of a plan: over every house that this one can be, prices and certificates. */
import type { Plan, Range } from '../../contract/plan.ts';
import { quantiles } from '../../stock/spread.ts';
import { scoreAt } from '../search/chance.ts';
import type { HouseStates, PriceLevels } from './house-states.ts';
import type { Cents } from './write-money.ts';

/** When fewer need a work, its saving is stated from all houses rather than from a few unlikely ones. */
const LEAST_SHARE_IN_NEED = 0.1;

/**
 * Shares of the low, the typical and the high end of a price, which are its 10 %, 50 % and 90 %.
 * Source: Swanson's rule (Hurst, Brown and Swanson, AAPG Bulletin 84, 2000). Prices of all works move together: a dear
 * market is dear for every trade.
 */
const PRICE_LEVEL_SHARES = [0.3, 0.4, 0.3] as const;

/** `shown`: what the plan says that the step costs. */
export function costRange({ costs, houses }: HouseStates, number: number, shown: Cents): Range {
  return rangeOfCosts(costs[number - 1] ?? [], houses.weights, shown);
}

/** `shownEur` is what the plan says that the step saves: its part of the whole, which can lie beyond its own range. */
export function savingsRange(
  { p10, p50, p90 }: Range,
  shownEur: number,
): Plan['steps'][number]['savings_range'] {
  return { bill_eur: whole([Math.min(p10, shownEur), p50, Math.max(p90, shownEur)]) };
}

/** `score` is the range of a certificate today, as the indication gives it; the last one that of all savings. */
export function planRanges(
  states: HouseStates,
  shownCost: Cents,
  score: Range,
  { p10, p50, p90 }: Range,
): Plan['ranges'] {
  const { weights } = states.houses;
  const end = states.billEur.length - 1;
  const today = whole([score.p10, score.p50, score.p90]);
  const results = states.scores[end] ?? [];
  const resultAt = (chance: number) => scoreAt(chance, results, states.houses);
  return {
    total_estimated_cost_incl_vat: rangeOfCosts(totalCosts(states), weights, shownCost),
    baseline_primary_kwh_per_m2: today,
    // Its middle is within the limit of a label exactly when the chance of that label is a half.
    result_primary_kwh_per_m2: end === 0 ? today : whole([resultAt(0.1), resultAt(0.5), resultAt(0.9)]),
    baseline_bill_eur: rangeOf(states.billEur[0], weights),
    result_bill_eur: rangeOf(states.billEur[end], weights),
    savings_bill_eur: whole([p10, p50, p90]),
  };
}

function totalCosts({ costs, houses }: HouseStates): readonly PriceLevels[] {
  return houses.weights.map((_, house) => {
    let [low, typical, high] = [0, 0, 0];
    for (const step of costs) {
      const ofHouse = step[house] ?? [0, 0, 0];
      low += ofHouse[0];
      typical += ofHouse[1];
      high += ofHouse[2];
    }
    return [low, typical, high];
  });
}

/** Of all houses and prices; the shown figure with what is kept aside is never outside of it. Whole EUR. */
function rangeOfCosts(costs: readonly PriceLevels[], weights: readonly number[], shown: Cents): Range {
  const shownCents = shown.cost + shown.vat + shown.contingency;
  const [lowShare, typicalShare, highShare] = PRICE_LEVEL_SHARES;
  const levels: number[] = [];
  const shares: number[] = [];
  for (let house = 0; house < costs.length; house++) {
    const [low, typical, high] = costs[house] ?? [0, 0, 0];
    const weight = weights[house] ?? 0;
    levels.push(low, typical, high);
    shares.push(lowShare * weight, typicalShare * weight, highShare * weight);
  }
  const [low = 0, middle = 0, high = 0] = quantiles(levels, shares, [0.1, 0.5, 0.9]);
  return whole([Math.min(low, shownCents), middle, Math.max(high, shownCents)].map((cents) => cents / 100));
}

/** What the bill falls by: by all steps together, and by each. */
export interface SavedBills {
  whole: Range;
  steps: readonly Range[];
}

export function savedBills(states: HouseStates): SavedBills {
  const steps = states.isNeeded.map((_, step) => savedBetween(states, step, step + 1));
  return { whole: savedBetween(states, 0, steps.length), steps };
}

/** In the houses in which one of the steps between two states is done. */
function savedBetween(states: HouseStates, from: number, to: number): Range {
  const [before = [], after = []] = [states.billEur[from], states.billEur[to]];
  const saved = before.map((bill, house) => bill - (after[house] ?? 0));
  const [p10 = 0, p50 = 0, p90 = 0] = quantiles(saved, weightsInNeed(states, from, to), [0.1, 0.5, 0.9]);
  return { p10, p50, p90 };
}

/** A roof is not insulated twice. The shown house needs every step. */
function weightsInNeed({ houses, isNeeded }: HouseStates, from: number, to: number): readonly number[] {
  const { weights } = houses;
  const steps = isNeeded.slice(from, to);
  const inNeed = weights.map((weight, house) => (steps.some((step) => step[house]) ? weight : 0));
  const share = inNeed.reduce((sum, weight) => sum + weight, 0);
  return share < LEAST_SHARE_IN_NEED ? weights : inNeed.map((weight) => weight / share);
}

function rangeOf(values: readonly number[] = [], weights: readonly number[]): Range {
  return whole(quantiles(values, weights, [0.1, 0.5, 0.9]));
}

function whole(values: readonly number[]): Range {
  // Adding 0 turns -0 into 0.
  const [p10 = 0, p50 = 0, p90 = 0] = values.map((value) => Math.round(value) + 0);
  return { p10, p50, p90 };
}
