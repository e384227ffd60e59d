import type { LabelDistribution } from '@rooftree/client';
import { formatEuroRange, formatNumber } from '@rooftree/words/format';
import { rounded } from '@rooftree/words/rounded-range';
import type { OfficeWords } from '../language.ts';

type Words = Pick<OfficeWords, 'texts' | 'language'>;

/** "24 homes · 20 with a plan · owners pay € 134,000 – 290,000 · 61 → 34 MWh a year" */
export function totalsText(distribution: LabelDistribution, { texts, language }: Words): string {
  const { total, planned, totals } = distribution;
  const { net_cost_low: low, net_cost_high: high, energy_now_kwh: now, energy_after_kwh: after } = totals;
  const mwh = (kwh: number) => formatNumber(language, kwh / 1000, Math.abs(kwh) < 10_000 ? 1 : 0);
  return [
    texts.count(formatNumber(language, total), total === 1),
    texts.planned(formatNumber(language, planned)),
    low !== null &&
      high !== null &&
      texts.totalCost(formatEuroRange(language, { p10: rounded(low), p90: rounded(high) })),
    now !== null && after !== null && `${mwh(now)} → ${mwh(after)} ${texts.megawattHours}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
