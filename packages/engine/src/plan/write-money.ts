import type { Money, SubsidyLine, WorkLine, YearlySupport } from '../contract/plan.ts';
import type { SubsidyCondition } from '../contract/remarks.ts';
import { UPKEEP } from '../data/lifetimes.ts';
import { CONTINGENCY } from '../data/unit-costs.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { anywayCents } from '../money/lifetime-cost.ts';
import { type PricedWork, type Pricing, totalCents } from '../money/price-work.ts';
import type { Award } from '../money/subsidise.ts';
import { type YearlyAward, yearlyAwards } from '../money/yearly-support.ts';
import type { PricingContext } from './pricing-context.ts';

/** Integer cents, added up before they become EUR, so that every level agrees to the cent. */
export interface Cents {
  cost: number;
  vat: number;
  subsidy: number;
  anyway: number;
  /** Support that is paid after the works: in the first year, and in all years together. */
  yearly: number;
  later: number;
  contingency: number;
}

export function centsOf(
  work: PricedWork,
  awards: readonly Award[],
  dwelling: Dwelling,
  date: string,
  pricing: Pricing,
): Cents {
  const yearly = yearlyAwards(work, dwelling, date);
  return {
    cost: work.costCents,
    vat: work.vatCents,
    subsidy: awards.reduce((sum, award) => sum + award.cents, 0),
    anyway: anywayCents(work, dwelling, date, pricing),
    yearly: yearly.reduce((sum, { centsPerYear }) => sum + centsPerYear, 0),
    later: yearly.reduce((sum, { rule, centsPerYear }) => sum + centsPerYear * rule.years, 0),
    contingency: Math.round(totalCents(work) * CONTINGENCY[dwelling.country].typical),
  };
}

export function sumCents(parts: readonly Cents[]): Cents {
  const sum: Cents = { cost: 0, vat: 0, subsidy: 0, anyway: 0, yearly: 0, later: 0, contingency: 0 };
  for (const part of parts) {
    // Object.keys forgets which keys the sum has.
    for (const name of Object.keys(sum) as (keyof Cents)[]) sum[name] += part[name];
  }
  return sum;
}

export function writeMoney(cents: Cents): Money {
  return {
    estimated_cost: eur(cents.cost),
    estimated_vat_cost: eur(cents.vat),
    total_estimated_cost_incl_vat: eur(cents.cost + cents.vat),
    subsidy_amount: eur(cents.subsidy),
  };
}

export function writeWork(
  work: PricedWork,
  cents: Cents,
  awards: readonly Award[],
  isIncomeKnown: boolean,
  { date, dwelling }: Pick<PricingContext, 'date' | 'dwelling'>,
): WorkLine {
  const upkeep = UPKEEP[work.work];
  const yearly = yearlyAwards(work, dwelling, date);
  const line: WorkLine = {
    work: work.work,
    quantity: work.quantity,
    unit: work.unit,
    ...writeMoney(cents),
    vat_rate_percent: work.vatRatePercent,
    lifetime_years: upkeep.lifetimeYears,
    maintenance_eur_per_year: upkeep.maintenanceEurPerYear,
    subsidies: awards.map((award) => tellSubsidy(award, isIncomeKnown, date)),
    track: work.track,
  };
  if (yearly.length > 0) line.yearly_support = yearly.map(tellYearly);
  if (work.track === 'building') line.owner_share_percent = Math.round(work.ownerShare * 10_000) / 100;
  return line;
}

function tellYearly({ rule, centsPerYear }: YearlyAward): YearlySupport {
  return {
    rule_id: rule.id,
    scheme: rule.scheme,
    eur_per_year: eur(centsPerYear),
    years: rule.years,
    conditions: [...rule.conditions],
    confidence: rule.confidence,
  };
}

function tellSubsidy({ rule, cents }: Award, isIncomeKnown: boolean, date: string): SubsidyLine {
  const conditions: SubsidyCondition[] = [...rule.conditions];
  if (rule.incomeGroup !== null && !isIncomeKnown) conditions.unshift('income_group');
  if (rule.to !== null && rule.to < aYearAfter(date)) conditions.push('before_scheme_ends');
  return {
    rule_id: rule.id,
    scheme: rule.scheme,
    ...(rule.name !== undefined && { name: rule.name }),
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
  return { with_support: years(extra - cents.subsidy - cents.later), without_support: years(extra) };
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
