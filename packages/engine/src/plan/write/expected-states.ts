/**
 * What to expect after each step: the middle of all houses that this one can be, not the shown house, which needs every
 * work.
 */
import type { DetailedEnergyState, EnergyState, ExpectedState } from '../../contract/plan.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { labelBounds, labelsOf } from '../../label/label.ts';
import { quantiles } from '../../stock/spread.ts';
import { ROUNDING, scoreAt } from '../search/chance.ts';
import type { HouseStates } from './house-states.ts';
import type { SavedBills } from './ranges.ts';

/** A label that fewer houses have is not the one to expect. */
const HALF = 0.5;

/**
 * `chanceOf`: that the home has at least a label after a step, 0 for today. The first state is today's, as the plan
 * shows it.
 */
export function expectedStates(
  states: HouseStates,
  saved: SavedBills,
  baseline: DetailedEnergyState,
  afters: readonly EnergyState[],
  scale: Dwelling['labelScale'],
  chanceOf: (label: string, step: number) => number,
): readonly [ExpectedState, ...ExpectedState[]] {
  const bills = expectedBills(states, saved);
  const today = {
    label: baseline.label,
    probability: hundredths(chanceOf(baseline.label, 0)),
    primary_kwh_per_m2: baseline.primary_kwh_per_m2,
    bill_eur: bills[0] ?? 0,
  };
  const later = afters.map((after, index): ExpectedState => {
    const step = index + 1;
    // The middle of all houses can lie above the shown house; works that do not worsen it leave today's score at most.
    const most = Math.max(baseline.primary_kwh_per_m2, after.primary_kwh_per_m2);
    const middle = Math.min(scoreAt(HALF, states.scores[step] ?? [], states.houses), most);
    const labels = labelsOf(scale);
    const label = labels.find((one) => chanceOf(one, step) >= HALF - ROUNDING) ?? labels.at(-1) ?? '';
    return {
      label,
      probability: hundredths(chanceOf(label, step)),
      primary_kwh_per_m2: withinLabel(Math.round(middle), scale, label),
      bill_eur: bills[step] ?? 0,
    };
  });
  return [today, ...later];
}

/** Rounding can bring the middle of the scores to the limit of the next label. */
function withinLabel(score: number, scale: Dwelling['labelScale'], label: string): number {
  const { low, high } = labelBounds(scale, label);
  // Adding 0 turns -0 into 0.
  return Math.min(Math.max(score, Math.floor(low) + 1), Math.floor(high)) + 0;
}

/**
 * The middle of the bills today, less the middle of what the works save. Each step gets what it saves in the middle of
 * the houses that need it, as far as all of them together save as much: few houses need every step.
 */
function expectedBills({ billEur, houses }: HouseStates, { whole, steps }: SavedBills): number[] {
  const [today = 0] = quantiles(billEur[0] ?? [], houses.weights, [HALF]);
  const parts = steps.map(({ p50 }) => p50);
  const left = parts.reduce((sum, part) => sum - part, whole.p50);
  // A step may raise the bill.
  const all = parts.reduce((sum, part) => sum + Math.abs(part), 0) || 1;
  let bill = Math.round(today);
  const end = bill - Math.round(whole.p50);
  return [
    bill,
    ...parts.map((part, index) => {
      bill -= part + (left * Math.abs(part)) / all;
      return index === parts.length - 1 ? end : hundredths(bill);
    }),
  ];
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
