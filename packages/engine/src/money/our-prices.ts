/**
 * Our own tables as plain JSON, for who puts others in their place: prices per country, and grants with what each pays.
 */
import type { Country, IncomeGroup } from '../contract/codes.ts';
import type { PricedWorkCode } from '../contract/own-price-book.ts';
import type { SubsidyCondition, SubsidyScheme } from '../contract/remarks.ts';
import { UNIT_COST_SOURCES } from '../data/prices/unit-cost-sources.ts';
import { UNIT_COSTS, type UnitCost } from '../data/prices/unit-costs.ts';
import { SUBSIDY_RULES } from '../data/subsidies/all-rules.ts';
import { CHECKED_IN, SCHEME_PAGES } from '../data/subsidies/scheme-pages.ts';
import type { SubsidyRule } from '../data/subsidies/subsidy-rule.ts';
import { subsidySourceOf } from '../data/subsidies/subsidy-sources.ts';
import { grantOf } from './own-grants.ts';

export interface OurPrice
  extends Pick<UnitCost, 'low' | 'typical' | 'high' | 'unit' | 'year' | 'confidence'> {
  source: string;
  work: PricedWorkCode;
  country: Country;
  /** The size that the price is for where it grows with the home: kW of a heat pump, else m² of floor. */
  reference: number | null;
}

export function ourPrices(): OurPrice[] {
  // Object.entries forgets which keys the tables have.
  const countries = Object.entries(UNIT_COSTS) as [Country, Record<PricedWorkCode, UnitCost>][];
  return countries.flatMap(([country, book]) =>
    // As above.
    (Object.entries(book) as [PricedWorkCode, UnitCost][]).map(
      ([work, { low, typical, high, unit, year, confidence, growsWith }]) => ({
        work,
        country,
        reference: growsWith?.reference ?? null,
        low,
        typical,
        high,
        unit,
        year,
        confidence,
        source: UNIT_COST_SOURCES[country][work],
      }),
    ),
  );
}

/** What one rule of a grant pays. */
export interface GrantAmount {
  income_group: IncomeGroup | null;
  per: 'm2' | 'dwelling' | 'kW' | 'invoice';
  /** EUR, or percent of the invoice without VAT. */
  amount: number;
  /** Beside the amount per kW. */
  start_eur: number;
  max_percent: number | null;
  max_eur: number | null;
  combination: 'one_measure' | 'two_measures' | null;
}

export interface OurGrant {
  id: string;
  scheme: SubsidyScheme;
  region: string;
  works: PricedWorkCode[];
  amounts: GrantAmount[];
  conditions: SubsidyCondition[];
  from: string;
  to: string | null;
  confidence: 'high' | 'medium' | 'low';
  source: string;
  /** Where the scheme itself can be read. */
  page: string;
  /** The month in which the amounts were last checked. */
  checked_in: string;
}

/** The grants of a day, each with all that it pays: the rules of other years are left out. */
export function ourGrants(date: string): OurGrant[] {
  const grants = new Map<string, OurGrant>();
  for (const rule of SUBSIDY_RULES) {
    if (rule.works.length === 0 || rule.from > date || (rule.to !== null && rule.to < date)) continue;
    const id = grantOf(rule.id);
    const known = grants.get(id) ?? grantFrom(id, rule);
    grants.set(id, known);
    known.amounts.push(amountOf(rule));
    for (const work of rule.works) if (!known.works.includes(work)) known.works.push(work);
    for (const condition of rule.conditions)
      if (!known.conditions.includes(condition)) known.conditions.push(condition);
  }
  return [...grants.values()];
}

function grantFrom(id: string, rule: SubsidyRule): OurGrant {
  const { scheme, region, from, to, confidence } = rule;
  return {
    id,
    scheme,
    region,
    works: [],
    amounts: [],
    conditions: [],
    from,
    to,
    confidence,
    source: subsidySourceOf(rule.id),
    page: SCHEME_PAGES[scheme],
    checked_in: CHECKED_IN,
  };
}

function amountOf({
  incomeGroup,
  amount,
  maxPercentOfInvoice,
  maxCents,
  combination,
}: SubsidyRule): GrantAmount {
  return {
    income_group: incomeGroup,
    per: amount.per,
    amount: amount.per === 'invoice' ? amount.percent : amount.cents / 100,
    start_eur: amount.per === 'kW' ? amount.startCents / 100 : 0,
    max_percent: maxPercentOfInvoice,
    max_eur: maxCents === null ? null : maxCents / 100,
    combination,
  };
}
