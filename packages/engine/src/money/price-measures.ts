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
  const works: PricedWork[] = [];
  if (measures.length === 0) return works;
  for (const measure of measures) {
    const quantity = measure.quantity(dwelling, load.peakHeatLoadKw);
    const powerKw = measure.code.startsWith('heat_pump') ? quantity : 0;
    const size = sizeFor(measure.code, measure, dwelling, quantity, powerKw, 0);
    const addedM2KPerW = measure.addedM2KPerW?.(dwelling);
    if (addedM2KPerW !== undefined) size.addedM2KPerW = addedM2KPerW;
    works.push(priceWork(pricing, measure.code, size));
  }
  for (const { work, quantity, neededBy } of relatedWorks(measures, dwelling, load.isLowTemperatureReady)) {
    let shareOfCents = 0;
    for (const [index, measure] of measures.entries()) {
      if (neededBy.includes(measure)) shareOfCents += works[index]?.costCents ?? 0;
    }
    works.push(priceWork(pricing, work, sizeFor(work, neededBy[0], dwelling, quantity, 0, shareOfCents)));
  }
  return works;
}

/** Of a collective heating there is one for all. A heat network has a substation in each dwelling. */
export const ONCE_FOR_BUILDING: ReadonlySet<string> = new Set([
  'boiler_condensing',
  'heat_pump_hybrid',
  'heat_pump_air_water',
  'heat_pump_ground',
  'oil_tank_removal',
  'electrical_upgrade',
]);
/** They stand in the rooms, even where the boiler is shared. */
export const IN_THE_ROOMS: ReadonlySet<string> = new Set(['heating_circuit', 'low_temperature_emitters']);

function sizeFor(
  work: PricedWork['work'],
  measure: Measure,
  dwelling: Dwelling,
  quantity: number,
  powerKw: number,
  shareOfCents: number,
): WorkSize {
  const track = IN_THE_ROOMS.has(work) ? 'private' : trackOf(measure, dwelling);
  return {
    quantity: quantity * ownersPart(measure, dwelling),
    powerKw,
    floorAreaM2: dwelling.floorAreaM2,
    shareOfCents,
    track,
    ownerShare: track === 'building' ? (dwelling.building?.ownerShare ?? 1) : 1,
    isOnceForBuilding: track === 'building' && ONCE_FOR_BUILDING.has(work),
  };
}
