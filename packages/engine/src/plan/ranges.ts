import type { Dwelling } from '../dwelling/dwelling.ts';
import { billEur } from '../energy/energy-state.ts';
import { evaluate } from '../energy/evaluate.ts';
import type { EnergyPrices } from '../money/energy-prices.ts';
import { quantiles } from '../stock/spread.ts';
import { applyAll } from './choices.ts';
import type { Plan, Range } from './plan.ts';
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
}

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
  return { weights: possible.map(({ weight }) => weight), primaryKwhPerM2, billEur: bills };
}

export function savingsRange(states: ScenarioStates, number: number): Plan['steps'][number]['savings_range'] {
  return { bill_eur: billSavings(states, number - 1, number) };
}

/** `score` is the range of a certificate today, as the indication gives it. */
export function planRanges(states: ScenarioStates, cost: Range, score: Range): Plan['ranges'] {
  const { weights } = states;
  const end = states.billEur.length - 1;
  const today = whole([score.p10, score.p50, score.p90]);
  return {
    total_estimated_cost_incl_vat: cost,
    baseline_primary_kwh_per_m2: today,
    result_primary_kwh_per_m2: end === 0 ? today : rangeOf(states.primaryKwhPerM2[end], weights),
    baseline_bill_eur: rangeOf(states.billEur[0], weights),
    result_bill_eur: rangeOf(states.billEur[end], weights),
    savings_bill_eur: billSavings(states, 0, end),
  };
}

function billSavings({ billEur: bills, weights }: ScenarioStates, from: number, to: number): Range {
  const after = bills[to] ?? [];
  const saved = (bills[from] ?? []).map((bill, index) => bill - (after[index] ?? 0));
  return rangeOf(saved, weights);
}

function rangeOf(values: readonly number[] = [], weights: readonly number[]): Range {
  return whole(quantiles(values, weights, [0.1, 0.5, 0.9]));
}

function whole(values: readonly number[]): Range {
  // Adding 0 turns -0 into 0.
  const [p10 = 0, p50 = 0, p90 = 0] = values.map((value) => Math.round(value) + 0);
  return { p10, p50, p90 };
}
