import type { SpecifiedValue } from '../../contract/specification.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { exp, log } from '../../energy/exponential.ts';
import type { Scenario } from '../../stock/scenarios.ts';
import { quantiles } from '../../stock/spread.ts';

/** The figure of the shown house, between the tenth and the ninetieth percentile of what it may be. */
export function specifiedValue(
  shown: number,
  values: readonly number[],
  weights: readonly number[],
  decimals: number,
): SpecifiedValue {
  const value = rounded(shown, decimals);
  if (values.every((other) => rounded(other, decimals) === value)) return { value, low: value, high: value };
  const [low = shown, high = shown] = quantiles(values, weights, [0.1, 0.9]);
  return {
    value,
    low: Math.min(rounded(low, decimals), value),
    high: Math.max(rounded(high, decimals), value),
  };
}

/** The tenth of a normal distribution, in standard deviations. */
const TENTH = 1.2816;

/** A range that is wider by a spread of its own, the standard deviation of ln. */
export function widened(
  { value, low, high }: SpecifiedValue,
  spread: number,
  decimals: number,
): SpecifiedValue {
  const drawn = low > 0 ? log(high / low) / (2 * TENTH) : 0;
  const far = exp(TENTH * Math.sqrt(drawn * drawn + spread * spread));
  return {
    value,
    low: Math.min(low, rounded(value / far, decimals)),
    high: Math.max(high, rounded(value * far, decimals)),
  };
}

/** Reads a figure in the shown house and in every other that it may be. */
export type Specify = (read: (dwelling: Dwelling) => number, decimals: number) => SpecifiedValue;

export function specifyIn(dwelling: Dwelling, scenarios: readonly Scenario[]): Specify {
  const weights = scenarios.map(({ weight }) => weight);
  return (read, decimals) =>
    specifiedValue(
      read(dwelling),
      scenarios.map((scenario) => read(scenario.dwelling)),
      weights,
      decimals,
    );
}

export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
