import type { Co2Factors } from '../data/energy-factors.ts';
import type { SubsidyRule } from '../data/subsidies/subsidy-rule.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import type { Measure } from '../measures/measure.ts';
import type { EnergyPrices } from '../money/energy-prices.ts';
import { lifetimeExtraCents, presentYears, sparedHeatingCents } from '../money/lifetime-cost.ts';
import type { MissedRule } from '../money/missed-grants.ts';
import { priceMeasures, type RemainingLoad } from '../money/price-measures.ts';
import { type PricedWork, type Pricing, totalCents } from '../money/price-work.ts';
import { type Counted, countMeasures, subsidise } from '../money/subsidise.ts';
import { yearlyAwards } from '../money/yearly-support.ts';

/** All that a price or a grant depends on and that stays the same throughout one plan. */
export interface PricingContext {
  date: string;
  /** As it is today. */
  dwelling: Dwelling;
  pricing: Pricing;
  rules: readonly SubsidyRule[];
  /** Rules that another owner, age or date would open. */
  missedRules: readonly MissedRule[];
  /** Those of the date: bills and savings are stated at them. */
  energyPrices: EnergyPrices;
  /** kg per kWh, of the date. */
  co2: Co2Factors;
  /** The mean of all years of the lifetime cost, as far as changes are known. */
  lifetimePrices: EnergyPrices;
}

/**
 * Grants can depend on what else is done: four cases, bit 0 "with an insulation measure", bit 1 "two or more measures".
 * Costs of choices on different elements add up within one case.
 */
export const SUPPORT_CASES = [0, 1, 2, 3] as const;

export function supportCase(measures: number, insulations: number): number {
  return (insulations > 0 ? 1 : 0) + (measures >= 2 ? 2 : 0);
}

/** What a set of measures costs, per support case. */
export interface Costs {
  counted: Counted;
  /** Including VAT, less support. */
  netCents: readonly number[];
  /** Over the lifetime, without energy: net cost, replacements, maintenance, less what would be spent anyway. */
  lifetimeCents: readonly number[];
  /** Of all cases. */
  leastNetCents: number;
  leastLifetimeCents: number;
}

const NO_COSTS: Costs = {
  counted: { measures: 0, insulations: 0 },
  netCents: [0, 0, 0, 0],
  lifetimeCents: [0, 0, 0, 0],
  leastNetCents: 0,
  leastLifetimeCents: 0,
};

export function costsOf(
  measures: readonly Measure[],
  load: RemainingLoad,
  pricingContext: PricingContext,
): Costs {
  if (measures.length === 0) return NO_COSTS;
  const { dwelling, pricing } = pricingContext;
  return costsOfWorks(priceMeasures(measures, dwelling, load, pricing), pricingContext);
}

export function costsOfWorks(works: readonly PricedWork[], pricingContext: PricingContext): Costs {
  if (works.length === 0) return NO_COSTS;
  const { rules } = pricingContext;
  let grossCents = 0;
  let laterCents = 0;
  for (const work of works) {
    grossCents += totalCents(work);
    laterCents += afterwardsCents(work, pricingContext);
  }
  const netCents = netByCase(works, grossCents, rules);
  const lifetimeCents = netCents.map((net) => net + laterCents);
  return {
    counted: countMeasures(works, rules),
    netCents,
    lifetimeCents,
    leastNetCents: Math.min(...netCents),
    leastLifetimeCents: Math.min(...lifetimeCents),
  };
}

/**
 * What a work costs over its life beside its first price, less what keeping the heating would cost and what it earns.
 */
export function afterwardsCents(work: PricedWork, { date, dwelling, pricing }: PricingContext): number {
  let cents = lifetimeExtraCents(work) - sparedHeatingCents(work, dwelling, date, pricing);
  for (const { rule, centsPerYear } of yearlyAwards(work, dwelling, date)) {
    cents -= centsPerYear * presentYears(rule.years);
  }
  return cents;
}

function netByCase(
  works: readonly PricedWork[],
  grossCents: number,
  rules: readonly SubsidyRule[],
): readonly number[] {
  if (rules.length === 0) return [grossCents, grossCents, grossCents, grossCents];
  const own = rules.filter((rule) => works.some(({ work }) => rule.works.includes(work)));
  const net = (supported: number): number => {
    let cents = grossCents;
    for (const awards of subsidise(works, own, {
      measures: supported >= 2 ? 2 : 0,
      insulations: supported % 2,
    })) {
      for (const award of awards) cents -= award.cents;
    }
    return cents;
  };
  if (own.some((rule) => rule.combination !== null || rule.onlyWithInsulation)) return SUPPORT_CASES.map(net);
  const same = own.length === 0 ? grossCents : net(0);
  return [same, same, same, same];
}
