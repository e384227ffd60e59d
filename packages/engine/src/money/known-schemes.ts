/** What is known of money and law, and how sure it is: one list to check, print or show. */
import { LABEL_SCALES, type LabelScale } from '../contract/codes.ts';
import { DUTIES, DUTIES_READ_IN } from '../data/duties.ts';
import { DUTY_SOURCES } from '../data/duty-sources.ts';
import { CO2_FACTOR_TABLE, FACTORS_READ_IN, PRIMARY_FACTOR_TABLE } from '../data/energy-factors.ts';
import { LABEL_LIMIT_SOURCES, LABEL_LIMITS_READ_IN } from '../data/label-limits.ts';
import { ENERGY_PRICE_SOURCES, ofEnergyPrice } from '../data/prices/energy-price-sources.ts';
import { ENERGY_PRICES, PRICES_READ_IN } from '../data/prices/energy-prices.ts';
import { INCOME_LIMIT_SOURCES, INCOME_LIMITS } from '../data/prices/income-limits.ts';
import { LOAN_SOURCES } from '../data/prices/loan-sources.ts';
import { LOAN_TABLE, LOANS_READ_IN } from '../data/prices/loans.ts';
import { VAT_RULES } from '../data/prices/vat-rules.ts';
import { vatSourceOf } from '../data/prices/vat-sources.ts';
import { SUBSIDY_RULES } from '../data/subsidies/all-rules.ts';
import { CHECKED_IN } from '../data/subsidies/scheme-pages.ts';
import { subsidySourceOf } from '../data/subsidies/subsidy-sources.ts';
import { YEARLY_SUPPORT } from '../data/subsidies/yearly-support.ts';
import { YEARLY_SUPPORT_SOURCES } from '../data/subsidies/yearly-support-sources.ts';

const INCOME_REGIONS = ['BE-VLG', 'BE-WAL'] as const;

export const SCHEME_KINDS = [
  'grant',
  'yearly_support',
  'loan',
  'duty',
  'label_limits',
  'income_limits',
  'vat',
  'energy_price',
  'factor',
] as const;

export interface KnownScheme {
  kind: (typeof SCHEME_KINDS)[number];
  /** A scheme, a loan, a duty, or what a rate or a factor is of. */
  id: string;
  /** A region, or a country. */
  region: string;
  /** Lines of the tables that it stands for. */
  rules: number;
  /** Null where it is in force whatever the day. */
  from: string | null;
  to: string | null;
  /** Until when the amounts were read, where the scheme runs on after it. */
  amounts_until: string | null;
  confidence: 'high' | 'medium' | 'low';
  source: string;
  /** The month in which it was last looked up, YYYY-MM. */
  read_in: string;
}

/** In the order of the kinds; lines of one scheme with the same days, source and confidence are one. */
export function knownSchemes(): KnownScheme[] {
  const known = new Map<string, KnownScheme>();
  for (const row of allRows()) {
    const key = JSON.stringify({ ...row, rules: 0 });
    const same = known.get(key);
    if (same === undefined) known.set(key, { ...row });
    else same.rules += 1;
  }
  return [...known.values()];
}

function allRows(): KnownScheme[] {
  const row = { rules: 1, to: null, amounts_until: null };
  return [
    ...SUBSIDY_RULES.map(
      ({ id, scheme, amountsUntil, region, from, to, confidence }): KnownScheme => ({
        ...row,
        kind: 'grant',
        id: scheme,
        region,
        from,
        to,
        amounts_until: amountsUntil,
        confidence,
        source: subsidySourceOf(id),
        read_in: CHECKED_IN,
      }),
    ),
    ...YEARLY_SUPPORT.map(
      ({ id, scheme, region, from, to, confidence }): KnownScheme => ({
        ...row,
        kind: 'yearly_support',
        id: scheme,
        region,
        from,
        to,
        confidence,
        source: YEARLY_SUPPORT_SOURCES[id] ?? '',
        read_in: CHECKED_IN,
      }),
    ),
    ...LOAN_TABLE.map(
      ({ id, region, from, to, confidence }): KnownScheme => ({
        ...row,
        kind: 'loan',
        id,
        region,
        from,
        to,
        confidence,
        source: LOAN_SOURCES[id] ?? '',
        read_in: LOANS_READ_IN,
      }),
    ),
    ...DUTIES.map(
      ({ id, region, by, purchases, confidence }): KnownScheme => ({
        ...row,
        kind: 'duty',
        id,
        region,
        from: dutyFrom(by, purchases),
        confidence,
        source: DUTY_SOURCES[id],
        read_in: DUTIES_READ_IN,
      }),
    ),
    ...LABEL_SCALES.map((scale): KnownScheme => {
      const { from, confidence, source } = LABEL_LIMIT_SOURCES[scale];
      return {
        ...row,
        kind: 'label_limits',
        id: 'label_limits',
        region: PLACE_OF_SCALE[scale],
        from,
        confidence,
        source,
        read_in: LABEL_LIMITS_READ_IN,
      };
    }),
    ...INCOME_REGIONS.map((region): KnownScheme => {
      const { from, confidence } = INCOME_LIMITS[region];
      return {
        ...row,
        kind: 'income_limits',
        id: 'income_limits',
        region,
        from,
        confidence,
        source: INCOME_LIMIT_SOURCES[region],
        read_in: CHECKED_IN,
      };
    }),
    ...VAT_RULES.map(
      (rule): KnownScheme => ({
        ...row,
        kind: 'vat',
        id: `${rule.ratePercent} %`,
        region: rule.country,
        from: rule.from,
        confidence: rule.confidence,
        source: vatSourceOf(rule),
        read_in: CHECKED_IN,
      }),
    ),
    ...ENERGY_PRICES.map(
      ({ country, carrier, from, confidence }): KnownScheme => ({
        ...row,
        kind: 'energy_price',
        id: carrier,
        region: country,
        from,
        confidence,
        source: ENERGY_PRICE_SOURCES[ofEnergyPrice({ country, carrier, from })] ?? '',
        read_in: PRICES_READ_IN,
      }),
    ),
    ...PRIMARY_FACTOR_TABLE.map(
      ({ country, from, confidence, source }): KnownScheme => ({
        ...row,
        kind: 'factor',
        id: 'primary energy',
        region: country,
        from,
        confidence,
        source,
        read_in: FACTORS_READ_IN,
      }),
    ),
    ...CO2_FACTOR_TABLE.map(
      ({ country, carrier, from, confidence, source }): KnownScheme => ({
        ...row,
        kind: 'factor',
        id: `CO2, ${carrier}`,
        region: country,
        from,
        confidence,
        source,
        read_in: FACTORS_READ_IN,
      }),
    ),
  ];
}

const PLACE_OF_SCALE: Record<LabelScale, string> = {
  flanders: 'BE-VLG',
  brussels: 'BE-BRU',
  wallonia: 'BE-WAL',
  netherlands: 'NL',
};

function dutyFrom(
  by: (typeof DUTIES)[number]['by'],
  purchases: (typeof DUTIES)[number]['purchases'],
): string | null {
  if ('year' in by) return `${by.year}-12-31`;
  return purchases === undefined ? null : `${purchases.from}-01-01`;
}
