import { YEARLY_SUPPORT, type YearlySupportRule } from '../data/subsidies/yearly-support.ts';
import { SOLAR_YIELD_KWH_PER_KWP } from '../data/systems.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import type { PricedWork } from './price-work.ts';

export interface YearlyAward {
  rule: YearlySupportRule;
  centsPerYear: number;
}

/** What a work earns year by year after it is done, beside what it saves. */
export function yearlyAwards(
  { work, quantity }: PricedWork,
  dwelling: Dwelling,
  date: string,
): readonly YearlyAward[] {
  if (work !== 'solar_panels') return [];
  const kwp = dwelling.solarPanelsKwp + quantity;
  return YEARLY_SUPPORT.filter(
    (rule) =>
      rule.region === dwelling.region &&
      rule.from <= date &&
      (rule.to === null || date <= rule.to) &&
      rule.aboveKwp < kwp &&
      kwp <= rule.upToKwp,
  ).map((rule) => {
    const mwh = (quantity * SOLAR_YIELD_KWH_PER_KWP[dwelling.country]) / 1000;
    return { rule, centsPerYear: Math.round(mwh * rule.certificatesPerMwh * rule.eurPerCertificate * 100) };
  });
}
