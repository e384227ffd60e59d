import type { IncomeGroup } from '../contract/codes.ts';
import type { OwnPriceBook } from '../contract/own-price-book.ts';
import { co2FactorsOn } from '../data/energy-factors.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { energyPricesOn, lifetimeEnergyPrices } from '../money/energy-prices.ts';
import { missedRules } from '../money/missed-grants.ts';
import type { OwnPrices } from '../money/own-prices.ts';
import { pricingOn } from '../money/price-work.ts';
import { activeRules } from '../money/subsidise.ts';
import type { PricingContext } from '../plan/pricing-context.ts';

/** What a plan for a dwelling would stand on, on a date. */
export function pricingContextOf(
  dwelling: Dwelling,
  date = '2026-11-15',
  incomeGroup: IncomeGroup | null = null,
  prices: OwnPrices = {},
  book?: OwnPriceBook,
): PricingContext {
  const { region, country, yearBuilt } = dwelling;
  const scope = { region, date, yearBuilt, incomeGroup };
  return {
    date,
    dwelling,
    pricing: pricingOn(date, country, yearBuilt, prices, dwelling.isHeritage),
    rules: activeRules(scope, book),
    missedRules: missedRules(scope, book),
    co2: co2FactorsOn(date, country),
    energyPrices: energyPricesOn(date, country).eurPerKwh,
    lifetimePrices: lifetimeEnergyPrices(date, country),
  };
}
