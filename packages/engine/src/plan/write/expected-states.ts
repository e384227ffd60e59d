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

/** A label that fewer houses have is not the one to expect. */
const HALF = 0.5;

/**
 * `chanceOf`: that the home has at least a label after a step, 0 for today. The first state is today's, as the plan
 * shows it.
 */
export function expectedStates(
  states: HouseStates,
  baseline: DetailedEnergyState,
  afters: readonly EnergyState[],
  scale: Dwelling['labelScale'],
  chanceOf: (label: string, step: number) => number,
): readonly [ExpectedState, ...ExpectedState[]] {
  const bills = expectedBills(states, [baseline, ...afters]);
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
 * The middle of the bills today and after all steps, EUR. Between them each step gets what it saves in the shown house,
 * and its part of the difference between the two houses: half of the houses may not need a step, and the middle of all
 * bills would then not move with it.
 */
function expectedBills({ billEur, houses }: HouseStates, shown: readonly EnergyState[]): number[] {
  const middle = (bills: readonly number[] = []) =>
    Math.round(quantiles(bills, houses.weights, [HALF])[0] ?? 0);
  const [today, end] = [middle(billEur[0]), middle(billEur.at(-1))];
  const saved = (index: number, name: 'bill_eur' | 'primary_kwh') =>
    (shown[index]?.[name] ?? 0) - (shown[index + 1]?.[name] ?? 0);
  const steps = shown.slice(1).map((_, index) => index);
  const gains = steps.map((index) => Math.max(0, saved(index, 'primary_kwh')) + 1);
  const allGains = gains.reduce((sum, gain) => sum + gain, 0);
  const allSaved = steps.reduce((sum, index) => sum + saved(index, 'bill_eur'), 0);
  let bill = today;
  return [
    today,
    ...steps.map((index) => {
      const part = (gains[index] ?? 0) / allGains;
      bill -= saved(index, 'bill_eur') + part * (today - end - allSaved);
      return index === steps.length - 1 ? end : hundredths(bill);
    }),
  ];
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
