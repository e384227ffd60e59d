import type { Country, MeasureCode, RelatedWork } from '../contract/codes.ts';
import { HYBRID_BOILER_SHARE, VAT_RULES } from '../data/prices/vat-rules.ts';

/** Rate on a work, percent, by country, age of the dwelling and date. The last rule that fits holds. */
export function vatRatePercent(
  work: MeasureCode | RelatedWork,
  country: Country,
  ageYears: number,
  date: string,
): number {
  if (work === 'heat_pump_hybrid') {
    // The boiler and the heat pump of a hybrid are taxed apart; the line shows the rate of the whole.
    const boiler = vatRatePercent('boiler_condensing', country, ageYears, date);
    const heatPump = vatRatePercent('heat_pump_air_water', country, ageYears, date);
    return HYBRID_BOILER_SHARE * boiler + (1 - HYBRID_BOILER_SHARE) * heatPump;
  }
  let rate = 0;
  for (const rule of VAT_RULES) {
    if (rule.country !== country || rule.from > date || ageYears < rule.minAgeYears) continue;
    if (rule.works.length === 0 || rule.works.includes(work)) rate = rule.ratePercent;
  }
  return rate;
}
