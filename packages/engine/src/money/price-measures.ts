import type { Dwelling } from '../dwelling/dwelling.ts';
import type { Measure } from '../measures/measure.ts';
import { relatedWorks } from '../measures/related-works.ts';
import { ownersPart, trackOf } from '../measures/track.ts';
import { type PricedWork, type Pricing, priceWork, type WorkSize } from './price-work.ts';

/** What the house needs after the works on its envelope; the heat pump and its emitters follow from it. */
export interface RemainingLoad {
  peakHeatLoadKw: number;
  isLowTemperatureReady: boolean;
}

/** The measures and the works that they bring with them, priced: of a building's works, the owner's part. */
export function priceMeasures(
  measures: readonly Measure[],
  dwelling: Dwelling,
  load: RemainingLoad,
  pricing: Pricing,
): readonly PricedWork[] {
  const works = measures.map((measure) => {
    const quantity = measure.quantity(dwelling, load.peakHeatLoadKw);
    return priceWork(pricing, measure.code, {
      ...sizeFor(measure, dwelling),
      quantity: quantity * ownersPart(measure, dwelling),
      powerKw: measure.code.startsWith('heat_pump') ? quantity : 0,
    });
  });
  const related = relatedWorks(measures, dwelling, load.isLowTemperatureReady).map(
    ({ work, quantity, neededBy }) => {
      const [first] = neededBy;
      const codes = new Set<string>(neededBy.map(({ code }) => code));
      const shareOfCents = works.reduce(
        (sum, priced) => sum + (codes.has(priced.work) ? priced.costCents : 0),
        0,
      );
      return priceWork(pricing, work, {
        ...sizeFor(first, dwelling),
        quantity: quantity * ownersPart(first, dwelling),
        shareOfCents,
      });
    },
  );
  return [...works, ...related];
}

function sizeFor(measure: Measure, dwelling: Dwelling): Omit<WorkSize, 'quantity'> {
  const track = trackOf(measure, dwelling);
  return {
    track,
    ownerShare: track === 'building' ? (dwelling.building?.ownerShare ?? 1) : 1,
    floorAreaM2: dwelling.floorAreaM2,
  };
}
