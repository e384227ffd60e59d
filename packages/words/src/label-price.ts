import type { LabelPrice } from '@rooftree/engine';
import { rounded } from './rounded-range.ts';

export interface WrittenPrice {
  label: string;
  /** EUR in the precision of a range; null where no works get there. */
  cost: number | null;
  /** What a plan with this goal does beyond it; nothing where that is hardly more. */
  sensible: number;
}

/** Less than this is lost in the rounding of the price. */
const LEAST_SENSIBLE_EUR = 100;

/** What a label costs as every surface writes it; null where the home has it already. */
export function priceOf(prices: readonly LabelPrice[], label: string): WrittenPrice | null {
  const found = prices.find((price) => price.label === label);
  if (found === undefined) return null;
  const { net_cost_eur: cost, sensible_eur: sensible } = found;
  return {
    label,
    cost: cost === null ? null : rounded(cost),
    sensible: sensible < LEAST_SENSIBLE_EUR ? 0 : rounded(sensible),
  };
}
