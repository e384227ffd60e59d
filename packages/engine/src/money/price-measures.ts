import type { Dwelling } from '../dwelling/dwelling.ts';
import type { Measure } from '../measures/measure.ts';
import { relatedWorks } from '../measures/related-works.ts';
import { HYBRID_HEAT_PUMP_KW } from '../measures/systems.ts';
import { type PricedWork, type Pricing, priceWork } from './price-work.ts';

/** What the house needs after the works on its envelope; the heat pump and its emitters follow from it. */
export interface RemainingLoad {
  peakHeatLoadKw: number;
  isLowTemperatureReady: boolean;
}

/** The measures and the works that they bring with them, priced. */
export function priceMeasures(
  measures: readonly Measure[],
  dwelling: Dwelling,
  load: RemainingLoad,
  pricing: Pricing,
): readonly PricedWork[] {
  const works = measures.map((measure) => {
    const quantity = measure.quantity(dwelling, load.peakHeatLoadKw);
    return priceWork(pricing, measure.code, quantity, powerKw(measure, quantity));
  });
  const related = relatedWorks(measures, dwelling, load.isLowTemperatureReady).map(
    ({ work, quantity, neededBy }) => {
      const codes = new Set<string>(neededBy.map(({ code }) => code));
      const shareOfCents = works.reduce(
        (sum, priced) => sum + (codes.has(priced.work) ? priced.costCents : 0),
        0,
      );
      return priceWork(pricing, work, quantity, 0, shareOfCents);
    },
  );
  return [...works, ...related];
}

function powerKw({ code }: Measure, quantity: number): number {
  if (code === 'heat_pump_hybrid') return HYBRID_HEAT_PUMP_KW;
  return code === 'heat_pump_air_water' || code === 'heat_pump_ground' ? quantity : 0;
}
