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

/** "€ 12 000", or "€ 7 100 + 5 400" with what is sensible in any case; null where there is no price. */
export function writePrice(
  prices: readonly LabelPrice[],
  label: string,
  { euro, number }: Record<'euro' | 'number', (amount: number) => string>,
): string | null {
  const price = priceOf(prices, label);
  if (price === null || price.cost === null) return null;
  return price.sensible > 0 ? `${euro(price.cost)} + ${number(price.sensible)}` : euro(price.cost);
}

/** Where more than half of the money is for the last label, it is worth knowing what the one before it costs. EUR. */
const LEAST_DEAR_EUR = 10_000;

/** The label below the target, where it costs less than half as much; null elsewhere. */
export function labelAtHalf(
  prices: readonly LabelPrice[],
  { label, reached }: { label: string; reached: boolean },
): { label: string; cost_eur: number } | null {
  const at = prices.findIndex((price) => price.label === label);
  const [whole, below] = [prices[at], prices[at + 1]].map((price) =>
    price === undefined || price.net_cost_eur === null
      ? null
      : { label: price.label, eur: price.net_cost_eur + price.sensible_eur },
  );
  if (!reached || at === -1 || !whole || !below) return null;
  const isDear = whole.eur > 2 * below.eur && whole.eur - below.eur >= LEAST_DEAR_EUR;
  return isDear ? { label: below.label, cost_eur: rounded(below.eur) } : null;
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
