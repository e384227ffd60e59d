import type { Dwelling } from '../dwelling/dwelling.ts';
import { billEur } from '../energy/energy-state.ts';
import { evaluate } from '../energy/evaluate.ts';
import type { EnergyPrices } from '../money/energy-prices.ts';
import { applyAll } from './choices.ts';
import type { Plan, Range } from './plan.ts';
import type { WorkPackage } from './work-packages.ts';

export interface Scenario {
  dwelling: Dwelling;
  weight: number;
}

/** What the scenarios say of every state: today first, then after each step. */
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
  const states = Array.from({ length: steps.length + 1 }, () => {
    return { primaryKwhPerM2: [] as number[], billEur: [] as number[] };
  });
  for (const scenario of scenarios) {
    let { dwelling } = scenario;
    for (const [number, state] of states.entries()) {
      if (number > 0) dwelling = applyAll(dwelling, steps[number - 1] ?? []);
      const energy = evaluate(dwelling);
      state.primaryKwhPerM2.push(energy.primaryKwhPerM2);
      state.billEur.push(billEur(energy, prices));
    }
  }
  return {
    weights: scenarios.map(({ weight }) => weight),
    primaryKwhPerM2: states.map(({ primaryKwhPerM2 }) => primaryKwhPerM2),
    billEur: states.map((state) => state.billEur),
  };
}

export function savingsRange(states: ScenarioStates, number: number): Plan['steps'][number]['savings_range'] {
  return { bill_eur: quantiles(differences(states.billEur, number - 1, number), states.weights, 0) };
}

export function planRanges(states: ScenarioStates, cost: Range): Plan['ranges'] {
  const { weights } = states;
  const end = states.billEur.length - 1;
  const of = (values: readonly (readonly number[])[], number: number, decimals: number): Range =>
    quantiles(values[number] ?? [], weights, decimals);
  return {
    total_estimated_cost_incl_vat: cost,
    baseline_primary_kwh_per_m2: of(states.primaryKwhPerM2, 0, 1),
    result_primary_kwh_per_m2: of(states.primaryKwhPerM2, end, 1),
    baseline_bill_eur: of(states.billEur, 0, 0),
    result_bill_eur: of(states.billEur, end, 0),
    savings_bill_eur: quantiles(differences(states.billEur, 0, end), weights, 0),
  };
}

function differences(values: readonly (readonly number[])[], from: number, to: number): readonly number[] {
  const after = values[to] ?? [];
  return (values[from] ?? []).map((value, index) => value - (after[index] ?? 0));
}

/** Weighted quantiles: the value of the scenario in which the cumulated weight passes 10, 50 and 90 %. */
export function quantiles(values: readonly number[], weights: readonly number[], decimals: number): Range {
  const order = values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const scale = 10 ** decimals;
  const at = (share: number): number => {
    let cumulated = 0;
    for (const index of order) {
      cumulated += weights[index] ?? 0;
      if (cumulated >= share * total) return Math.round((values[index] ?? 0) * scale) / scale + 0;
    }
    return 0;
  };
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9) };
}
