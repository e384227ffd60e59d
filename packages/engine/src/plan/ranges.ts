import type { Plan, Range } from '../contract/plan.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { billEur } from '../energy/energy-state.ts';
import { evaluate } from '../energy/evaluate.ts';
import type { EnergyPrices } from '../money/energy-prices.ts';
import { quantiles } from '../stock/spread.ts';
import { applyAll } from './choices.ts';
import type { WorkPackage } from './work-packages.ts';

interface Scenario {
  dwelling: Dwelling;
  weight: number;
}

/** What the scenarios say of every state, today first, then after each step: a list of scenarios for each. */
export interface ScenarioStates {
  weights: readonly number[];
  primaryKwhPerM2: readonly (readonly number[])[];
  billEur: readonly (readonly number[])[];
  /** For each step, which scenarios its works make sense in. */
  isNeeded: readonly (readonly boolean[])[];
}

/** When fewer need a work, what it saves is told from all scenarios rather than from a few unlikely ones. */
const LEAST_SHARE_IN_NEED = 0.1;

/** The same works on every dwelling that this one could be. */
export function scenarioStates(
  scenarios: readonly Scenario[],
  steps: readonly WorkPackage[],
  prices: EnergyPrices,
): ScenarioStates {
  const possible = scenarios.filter(({ weight }) => weight > 0);
  let dwellings = possible.map(({ dwelling }) => dwelling);
  const primaryKwhPerM2: number[][] = [];
  const bills: number[][] = [];
  for (const done of [[], ...steps]) {
    dwellings = dwellings.map((dwelling) => applyAll(dwelling, done));
    const energies = dwellings.map(evaluate);
    primaryKwhPerM2.push(energies.map((energy) => energy.primaryKwhPerM2));
    bills.push(energies.map((energy) => billEur(energy, prices)));
  }
  const isNeeded = steps.map((step) =>
    possible.map(({ dwelling }) => step.every((measure) => measure.isApplicable(dwelling))),
  );
  return { weights: possible.map(({ weight }) => weight), primaryKwhPerM2, billEur: bills, isNeeded };
}

/** `shownEur` is what the plan says that the step saves. */
export function savingsRange(
  states: ScenarioStates,
  number: number,
  shownEur: number,
): Plan['steps'][number]['savings_range'] {
  return { bill_eur: billSavings(states, number - 1, number, shownEur) };
}

/** `score` is the range of a certificate today, as the indication gives it. */
export function planRanges(
  states: ScenarioStates,
  cost: Range,
  score: Range,
  shownSavingsEur: number,
): Plan['ranges'] {
  const { weights } = states;
  const end = states.billEur.length - 1;
  const today = whole([score.p10, score.p50, score.p90]);
  return {
    total_estimated_cost_incl_vat: cost,
    baseline_primary_kwh_per_m2: today,
    result_primary_kwh_per_m2: end === 0 ? today : rangeOf(states.primaryKwhPerM2[end], weights),
    baseline_bill_eur: rangeOf(states.billEur[0], weights),
    result_bill_eur: rangeOf(states.billEur[end], weights),
    savings_bill_eur: billSavings(states, 0, end, shownSavingsEur),
  };
}

/** From the houses that need these works, since nobody insulates a roof twice; the shown house is one of them. */
function billSavings(states: ScenarioStates, from: number, to: number, shownEur: number): Range {
  const [before = [], after = []] = [states.billEur[from], states.billEur[to]];
  const saved = before.map((bill, index) => bill - (after[index] ?? 0));
  const { p10, p50, p90 } = rangeOf(saved, weightsInNeed(states, from, to));
  // Adding 0 turns -0 into 0.
  const shown = Math.round(shownEur) + 0;
  return { p10: Math.min(p10, shown), p50, p90: Math.max(p90, shown) };
}

function weightsInNeed({ weights, isNeeded }: ScenarioStates, from: number, to: number): readonly number[] {
  const steps = isNeeded.slice(from, to);
  const kept = weights.map((weight, index) => (steps.every((step) => step[index]) ? weight : 0));
  const share = kept.reduce((sum, weight) => sum + weight, 0);
  return share < LEAST_SHARE_IN_NEED ? weights : kept.map((weight) => weight / share);
}

function rangeOf(values: readonly number[] = [], weights: readonly number[]): Range {
  return whole(quantiles(values, weights, [0.1, 0.5, 0.9]));
}

function whole(values: readonly number[]): Range {
  // Adding 0 turns -0 into 0.
  const [p10 = 0, p50 = 0, p90 = 0] = values.map((value) => Math.round(value) + 0);
  return { p10, p50, p90 };
}
