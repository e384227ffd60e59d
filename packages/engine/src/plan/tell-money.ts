import type { Money, SubsidyLine, WorkLine } from '../contract/plan.ts';
import type { SubsidyCondition } from '../contract/remarks.ts';
import { UPKEEP } from '../data/lifetimes.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { anywayCents } from '../money/lifetime-cost.ts';
import { type PricedWork, type Pricing, totalCents } from '../money/price-work.ts';
import type { Award } from '../money/subsidise.ts';

/** Integer cents, added up before they become EUR, so that every level agrees to the cent. */
export interface Cents {
  cost: number;
  vat: number;
  subsidy: number;
  anyway: number;
  low: number;
  high: number;
}

export function centsOf(
  work: PricedWork,
  awards: readonly Award[],
  dwelling: Dwelling,
  date: string,
  pricing: Pricing,
): Cents {
  return {
    cost: work.costCents,
    vat: work.vatCents,
    subsidy: awards.reduce((sum, award) => sum + award.cents, 0),
    anyway: anywayCents(work, dwelling, date, pricing),
    low: work.lowTotalCents,
    high: work.highTotalCents,
  };
}

export function sumCents(parts: readonly Cents[]): Cents {
  const sum: Cents = { cost: 0, vat: 0, subsidy: 0, anyway: 0, low: 0, high: 0 };
  for (const part of parts) {
    for (const name of Object.keys(sum) as (keyof Cents)[]) sum[name] += part[name];
  }
  return sum;
}

export function tellMoney(cents: Cents): Money {
  return {
    estimated_cost: eur(cents.cost),
    estimated_vat_cost: eur(cents.vat),
    total_estimated_cost_incl_vat: eur(cents.cost + cents.vat),
    subsidy_amount: eur(cents.subsidy),
  };
}

export function tellWork(
  work: PricedWork,
  cents: Cents,
  awards: readonly Award[],
  isIncomeKnown: boolean,
  date: string,
): WorkLine {
  const upkeep = UPKEEP[work.work];
  return {
    work: work.work,
    quantity: work.quantity,
    unit: work.unit,
    ...tellMoney(cents),
    vat_rate_percent: work.vatRatePercent,
    lifetime_years: upkeep.lifetimeYears,
    maintenance_eur_per_year: upkeep.maintenanceEurPerYear,
    subsidies: awards.map((award) => tellSubsidy(award, isIncomeKnown, date)),
  };
}

function tellSubsidy({ rule, cents }: Award, isIncomeKnown: boolean, date: string): SubsidyLine {
  const conditions: SubsidyCondition[] = [...rule.conditions];
  if (rule.incomeGroup !== null && !isIncomeKnown) conditions.unshift('income_group');
  if (rule.to !== null && rule.to < aYearAfter(date)) conditions.push('before_scheme_ends');
  return {
    rule_id: rule.id,
    scheme: rule.scheme,
    amount: eur(cents),
    conditions,
    confidence: rule.confidence,
  };
}

function aYearAfter(date: string): string {
  return `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
}

/** Years until the bill has paid what is spent beyond the anyway-cost; null when not within `mostYears`, or without works. */
export function paybackYears(
  cents: Cents,
  billSavingEur: number,
  mostYears: number,
): { with_support: number | null; without_support: number | null } {
  const years = (spentCents: number): number | null => {
    if (cents.cost === 0) return null;
    if (spentCents <= 0) return 0;
    if (billSavingEur <= 0) return null;
    const exact = spentCents / 100 / billSavingEur;
    return exact > mostYears ? null : Math.round(exact * 10) / 10;
  };
  const extra = cents.cost + cents.vat - cents.anyway;
  return { with_support: years(extra - cents.subsidy), without_support: years(extra) };
}

export function netCents(cents: Cents): number {
  return cents.cost + cents.vat - cents.subsidy;
}

export function isWeaklyPriced(work: PricedWork, pricing: Pricing): boolean {
  return pricing.book[work.work].confidence === 'low' && totalCents(work) > 0;
}

export function eur(cents: number): number {
  return cents / 100;
}
