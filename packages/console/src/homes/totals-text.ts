import type { LabelDistribution } from '@rooftree/client';
import { formatEuroRange, formatNumber } from '@rooftree/words/format';
import { roundedRange } from '@rooftree/words/rounded-range';
import { amountPair } from '../words/amount-pair.ts';
import type { OfficeWords } from '../words/language.ts';

type Words = Pick<OfficeWords, 'texts' | 'language'>;

/** "24 homes · 20 with a plan · € 134,000 – 290,000 · 61 → 34 MWh · 12 → 4 t CO₂" */
export function totalsText({ total, planned, totals }: LabelDistribution, words: Words): string {
  const { texts, language } = words;
  const { net_cost: cost, net_cost_low: low, net_cost_high: high } = totals;
  const pair = (now: number | null, after: number | null, unit: string) =>
    now !== null && after !== null && amountPair(words, now, after, unit);
  return [
    texts.count(formatNumber(language, total), total === 1),
    texts.planned(formatNumber(language, planned)),
    low !== null &&
      high !== null &&
      formatEuroRange(language, roundedRange({ p10: low, p90: high }, cost ?? low)),
    pair(totals.energy_now_kwh, totals.energy_after_kwh, 'MWh'),
    pair(totals.co2_now_kg, totals.co2_after_kg, 't CO₂'),
  ]
    .filter(Boolean)
    .join(' · ');
}
