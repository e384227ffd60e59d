import type { Money, PlanControls, SubsidyLine, WorkLine, YearlySupport } from '../../contract/plan.ts';
import type { SubsidyCondition } from '../../contract/remarks.ts';
import { UPKEEP } from '../../data/prices/lifetimes.ts';
import { CONTINGENCY } from '../../data/prices/unit-costs.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { anywayCents } from '../../money/lifetime-cost.ts';
import { type PricedWork, type Pricing, totalCents } from '../../money/price-work.ts';
import type { Award } from '../../money/subsidise.ts';
import { isNear, isOverIn } from '../../money/validity.ts';
import { type YearlyAward, yearlyAwards } from '../../money/yearly-support.ts';
import type { PricingContext } from '../pricing-context.ts';

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
  controls: PlanControls,
  { date, dwelling }: Pick<PricingContext, 'date' | 'dwelling'>,
  year: number,
): Omit<WorkLine, 'specification'> {
  const upkeep = UPKEEP[work.work];
  const yearly = yearlyAwards(work, dwelling, date);
  const line: Omit<WorkLine, 'specification'> = {
    work: work.work,
    quantity: work.quantity,
    unit: work.unit,
    ...writeMoney(cents),
    vat_rate_percent: work.vatRatePercent,
    lifetime_years: upkeep.lifetimeYears,
    maintenance_eur_per_year: upkeep.maintenanceEurPerYear,
    subsidies: awards.map((award) => writeSubsidy(award, controls, date, year)),
    track: work.track,
  };
  if (yearly.length > 0) line.yearly_support = yearly.map(writeYearly);
  if (work.track === 'building') line.owner_share_percent = Math.round(work.ownerShare * 10_000) / 100;
  return line;
}

function writeYearly({ rule, centsPerYear }: YearlyAward): YearlySupport {
  return {
    rule_id: rule.id,
    scheme: rule.scheme,
    eur_per_year: eur(centsPerYear),
    years: rule.years,
    conditions: [...rule.conditions],
    confidence: rule.confidence,
  };
}

/** `year`: that of the works. */
export function writeSubsidy(
  { rule, cents }: Award,
  { income_group: group, ownership }: Pick<PlanControls, 'income_group' | 'ownership'>,
  date: string,
  year: number,
): SubsidyLine {
  const { to, amountsUntil } = rule;
  const isOccupier = ownership === 'occupier';
  const conditions = rule.conditions.filter((condition) => !isOccupier || !OF_OCCUPIERS.has(condition));
  if (rule.incomeGroup !== null && group === null) conditions.unshift('income_group');
  // In its last year nothing may go wrong any more.
  if (isNear(date, to) || isOverIn(year + 1, to)) conditions.push('before_scheme_ends');
  const isCarriedOn = amountsUntil !== null && (amountsUntil < date || isOverIn(year, amountsUntil));
  if (isCarriedOn && !conditions.includes('amount_unverified')) conditions.push('amount_unverified');
  return {
    rule_id: rule.id,
    scheme: rule.scheme,
    ...(rule.name !== undefined && { name: rule.name }),
    amount: eur(cents),
    conditions,
    ...(to !== null && { ends_on: to }),
    ...(isCarriedOn && { amount_of_year: Number(amountsUntil.slice(0, 4)) }),
    confidence: isCarriedOn && rule.confidence === 'high' ? 'medium' : rule.confidence,
  };
}

const OF_OCCUPIERS: ReadonlySet<SubsidyCondition> = new Set(['owner_occupier', 'main_residence']);

/**
 * Years until the bill, and the support of each of those years, have paid what is spent beyond the anyway-cost; null
 * when not within `mostYears`, or without works.
 */
export function paybackYears(
  cents: Cents,
  billSavingEur: number,
  mostYears: number,
): { with_support: number | null; without_support: number | null } {
  const savingCents = billSavingEur * 100;
  const years = (spentCents: number, yearlyCents: number): number | null => {
    if (cents.cost === 0) return null;
    if (spentCents <= 0) return 0;
    const supportYears = yearlyCents > 0 ? cents.later / yearlyCents : 0;
    const whileSupportedCents = savingCents + yearlyCents;
    let exact = spentCents / whileSupportedCents;
    if (exact < 0 || exact > supportYears) {
      const leftCents = spentCents - supportYears * whileSupportedCents;
      exact = supportYears + leftCents / savingCents;
      if (savingCents <= 0) return null;
    }
    return exact > mostYears ? null : Math.round(exact * 10) / 10;
  };
  const extra = cents.cost + cents.vat - cents.anyway;
  return {
    with_support: years(extra - cents.subsidy, cents.yearly),
    without_support: years(extra, 0),
  };
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
