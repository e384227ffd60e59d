import type { LabelPrice } from '@rooftree/engine';
import { rounded } from './rounded-range.ts';
import type { Words } from './words-of.ts';

export interface WrittenPrice {
  label: string;
  /** EUR in the precision of a range; null where no works get there. */
  cost: number | null;
  /** What a plan with this goal does beyond it; nothing where that is hardly more. */
  sensible: number;
}

/** Less than this is lost in the rounding of the price. */
const LEAST_SENSIBLE_EUR = 100;

/** "€ 12 000", or "€ 7 100 + 5 400" with what is sensible in any case; null where there is no price. */
export function writePrice(
  prices: readonly LabelPrice[],
  label: string,
  { euro, number }: Pick<Words, 'euro' | 'number'>,
): string | null {
  const price = priceOf(prices, label);
  if (price === null || price.cost === null) return null;
  return price.sensible > 0 ? `${euro(price.cost)} + ${number(price.sensible)}` : euro(price.cost);
}

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
