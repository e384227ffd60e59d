import type { IncomeGroup, Ownership, Region } from '../contract/codes.ts';
import type { OwnPriceBook } from '../contract/own-price-book.ts';
import { SUBSIDY_RULES } from '../data/subsidies/all-rules.ts';
import { leastAddedM2KPerW } from '../data/subsidies/requirements.ts';
import type { SubsidyRule } from '../data/subsidies/subsidy-rule.ts';
import { grantOf, localRules } from './own-grants.ts';
import { type PricedWork, totalCents } from './price-work.ts';
import { isOpenOn } from './validity.ts';

/** Without a known income the highest is taken: in every scheme it gives least. */
export const LEAST_SUPPORTED_GROUP: IncomeGroup = 1;

export interface SubsidyScope {
  region: Region;
  date: string;
  yearBuilt: number;
  incomeGroup: IncomeGroup | null;
  /** Absent or null where it is not known: then a grant for occupiers is counted, with its condition. */
  ownership?: Ownership | null;
  /** Some grants are those of a municipality. */
  zipCode?: string | null;
}

/** What decides between the rules for one and for two measures; it adds up over works of different elements. */
export interface Counted {
  /** Subsidised measures that count for the doubling within 24 months. */
  measures: number;
  insulations: number;
}

export interface Award {
  rule: SubsidyRule;
  cents: number;
}

/**
 * The rules that can pay for works of the catalogue in this place, on this date, for this income: ours, then local
 * ones.
 */
export function activeRules(scope: SubsidyScope, book?: OwnPriceBook): readonly SubsidyRule[] {
  return rulesOfPlace(scope, book).filter(
    (rule) => isOpenOn(scope.date, rule) && isForOwner(rule, scope) && isOldEnough(rule, scope),
  );
}

/** The rules of the place and the income, whatever the day, the owner and the age of the dwelling. */
export function rulesOfPlace(scope: SubsidyScope, book?: OwnPriceBook): readonly SubsidyRule[] {
  const region = scope.region.startsWith('NL') ? 'NL' : scope.region;
  const off = new Set(book?.switched_off.map(({ grant }) => grant));
  const ours = SUBSIDY_RULES.filter(
    (rule) => rule.region === region && (off.size === 0 || !off.has(grantOf(rule.id))),
  );
  const group = groupOf(scope);
  return [...ours, ...localRules(book, scope.region, scope.zipCode ?? null)].filter(
    (rule) =>
      rule.works.length > 0 &&
      (rule.incomeGroup === null || rule.incomeGroup === group) &&
      (rule.builtBefore === null || scope.yearBuilt < rule.builtBefore),
  );
}

export function isForOwner({ ownerships }: SubsidyRule, { ownership }: SubsidyScope): boolean {
  return ownerships === null || ownerships.includes(ownership ?? 'occupier');
}

export function isOldEnough({ minAgeYears }: SubsidyRule, { date, yearBuilt }: SubsidyScope): boolean {
  return minAgeYears === null || Number(date.slice(0, 4)) - yearBuilt >= minAgeYears;
}

function groupOf(scope: SubsidyScope): IncomeGroup {
  return isLeastSupported(scope) ? LEAST_SUPPORTED_GROUP : (scope.incomeGroup ?? LEAST_SUPPORTED_GROUP);
}

/**
 * Source: Flemish premium table from 2025-07-01: landlords and owners of a second dwelling are in group 1, whatever
 * they earn.
 */
export function isLeastSupported({ region, ownership }: Pick<SubsidyScope, 'region' | 'ownership'>): boolean {
  return region === 'BE-VLG' && (ownership ?? 'occupier') !== 'occupier';
}

export function countMeasures(works: readonly PricedWork[], rules: readonly SubsidyRule[]): Counted {
  let measures = 0;
  let insulations = 0;
  for (const rule of rules) {
    // Only ISDE counts measures.
    if (rule.scheme !== 'isde' || rule.combination === 'two_measures' || rule.onlyWithInsulation) continue;
    if (ruleCents(rule, eligibleWorks(rule, works)) === 0) continue;
    measures += 1;
    if (rule.combination === 'one_measure') insulations += 1;
  }
  return { measures, insulations };
}

/** The awards of every work, in the order of the works; never more than the work costs. */
export function subsidise(
  works: readonly PricedWork[],
  rules: readonly SubsidyRule[],
  counted: Counted,
): readonly (readonly Award[])[] {
  const awards: Award[][] = works.map(() => []);
  const leftCents = works.map(totalCents);
  for (const rule of rules) {
    if (!isFor(rule, counted)) continue;
    const eligible = eligibleWorks(rule, works);
    if (eligible.length === 0) continue;
    let toGiveCents = ruleCents(rule, eligible);
    let toShareCents = eligible.reduce((sum, work) => sum + work.costCents, 0);
    for (const [index, work] of works.entries()) {
      if (toGiveCents === 0 || !eligible.includes(work)) continue;
      const share = Math.round((toGiveCents * work.costCents) / toShareCents);
      const cents = Math.min(share, leftCents[index] ?? 0);
      toGiveCents -= share;
      toShareCents -= work.costCents;
      if (cents === 0) continue;
      leftCents[index] = (leftCents[index] ?? 0) - cents;
      awards[index]?.push({ rule, cents });
    }
  }
  return awards;
}

function eligibleWorks(rule: SubsidyRule, works: readonly PricedWork[]): readonly PricedWork[] {
  let eligible = NO_WORKS;
  for (const priced of works) {
    if (rule.notBeside.includes(priced.work)) return NO_WORKS;
    if (isAddressed(rule, priced) && !isTooThin(rule, priced))
      eligible = eligible === NO_WORKS ? [priced] : [...eligible, priced];
  }
  return eligible;
}

function isAddressed(rule: SubsidyRule, { work, track }: PricedWork): boolean {
  return rule.works.includes(work) && (track === 'building') === (rule.payee === 'association');
}

function isTooThin({ scheme }: SubsidyRule, { work, addedM2KPerW }: PricedWork): boolean {
  return addedM2KPerW !== null && addedM2KPerW < leastAddedM2KPerW(scheme, work);
}

/** A grant that the work would get with more insulation. */
export function isMissedByThickness(rule: SubsidyRule, priced: PricedWork): boolean {
  return isAddressed(rule, priced) && isTooThin(rule, priced);
}

/** Most rules pay for none of a few works, and each is evaluated many times. */
const NO_WORKS: readonly PricedWork[] = [];

function isFor(rule: SubsidyRule, counted: Counted): boolean {
  if (rule.onlyWithInsulation && counted.insulations === 0) return false;
  if (rule.combination === 'one_measure') return counted.measures < 2;
  if (rule.combination === 'two_measures') return counted.measures >= 2;
  return true;
}

/** What a rule gives for its works together, under its limits. */
function ruleCents(rule: SubsidyRule, eligible: readonly PricedWork[]): number {
  if (eligible.length === 0) return 0;
  const invoiceCents = eligible.reduce((sum, work) => sum + work.costCents, 0);
  if (invoiceCents === 0) return 0;
  const m2 = eligible.reduce((sum, work) => sum + (work.unit === 'm2' ? work.quantity : 0), 0);
  if (rule.minM2 !== null && m2 < rule.minM2) return 0;
  let cents = amountCents(rule, eligible, Math.min(m2, rule.maxM2 ?? m2), invoiceCents);
  if (rule.maxPercentOfInvoice !== null) {
    cents = Math.min(cents, (invoiceCents * rule.maxPercentOfInvoice) / 100);
  }
  if (rule.maxCents !== null) cents = Math.min(cents, rule.maxCents);
  return Math.round(cents);
}

function amountCents(
  { amount }: SubsidyRule,
  eligible: readonly PricedWork[],
  m2: number,
  invoiceCents: number,
): number {
  switch (amount.per) {
    case 'm2':
      return amount.cents * m2;
    case 'dwelling':
      return amount.cents;
    case 'kW':
      return amount.startCents + amount.cents * eligible.reduce((sum, work) => sum + work.powerKw, 0);
    case 'invoice':
      return (invoiceCents * amount.percent) / 100;
  }
}
