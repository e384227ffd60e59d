/** Common works are priced once for the whole building: its areas, one boiler room, one scaffold. */
import type { BuildingInput, BuildingPart, PartKind } from '../../contract/building.ts';
import type { MeasureCode, RelatedWork } from '../../contract/codes.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { HYBRID_SHARE_OF_PEAK } from '../../measures/heat-pump-size.ts';
import type { Measure } from '../../measures/measure.ts';
import { relatedWorks } from '../../measures/related-works.ts';
import { lifetimeExtraCents, sparedCents } from '../../money/lifetime-cost.ts';
import { IN_THE_ROOMS, ONCE_FOR_BUILDING } from '../../money/price-measures.ts';
import { type PricedWork, priceWork, totalCents } from '../../money/price-work.ts';
import { type Award, countMeasures, subsidise } from '../../money/subsidise.ts';
import type { PricingContext } from '../../plan/pricing-context.ts';
import type { UnitClass } from '../units/unit-classes.ts';

/** What the building is as one: what its works are priced for. */
export interface WholeBuilding {
  classes: readonly UnitClass[];
  parts: readonly BuildingPart[];
  units: number;
  floorAreaM2: number;
  /** A dwelling of the building, with the areas of all of it. */
  dwelling: Dwelling;
  pricingContext: PricingContext;
}

export interface PricedCommonWork {
  priced: PricedWork;
  awards: readonly Award[];
  netCents: number;
  /** The measure that it is, or that needs it. */
  measure: Measure;
}

export interface PricedCommon {
  works: readonly PricedCommonWork[];
  netCents: number;
  /** Over the lifetime, without energy. */
  lifetimeCents: number;
}

export function wholeBuilding(building: BuildingInput, classes: readonly UnitClass[]): WholeBuilding {
  const [first] = classes;
  if (first === undefined) throw new RangeError('a building has units');
  const sum = (read: (dwelling: Dwelling) => number): number =>
    classes.reduce((total, { dwelling, units }) => total + units.length * read(dwelling), 0);
  const floorAreaM2 = sum((one) => one.floorAreaM2);
  const { dwelling } = first;
  const whole: Dwelling = {
    ...dwelling,
    floorAreaM2,
    pitchedRoof: { ...dwelling.pitchedRoof, areaM2: sum((one) => one.pitchedRoof.areaM2) },
    building: dwelling.building && { ...dwelling.building, ownerShare: 1 },
  };
  return {
    classes,
    parts: building.parts,
    units: building.units.length,
    floorAreaM2,
    dwelling: whole,
    pricingContext: first.context.pricingContext,
  };
}

const PART_OF_SLOT: Partial<Record<Measure['slot'], PartKind>> = {
  pitched_roof: 'pitched_roof',
  flat_roof: 'flat_roof',
  wall: 'facade',
  windows: 'windows',
  floor: 'floor',
  heating: 'heating',
};

export function partKindOf({ slot }: Measure): PartKind | null {
  return PART_OF_SLOT[slot] ?? null;
}

/**
 * What all apartments have of it; where the building names the area of its parts, so much of that as the work is needed
 * on.
 */
export function commonQuantity(
  measure: Measure,
  { classes, parts, units }: WholeBuilding,
  peakKw: number,
): number {
  switch (measure.code) {
    case 'boiler_condensing':
      return 1;
    case 'heat_network':
      return units;
    case 'heat_pump_air_water':
      return Math.ceil(peakKw);
    case 'heat_pump_hybrid':
      return Math.ceil(peakKw * HYBRID_SHARE_OF_PEAK);
    default: {
      const { neededM2, allM2 } = areasFor(measure, classes);
      const kind = partKindOf(measure);
      const named = parts.filter((part) => part.kind === kind);
      const isKnown = named.length > 0 && named.every(({ area_m2: m2 }) => m2 !== null);
      if (!isKnown || allM2 === 0) return neededM2;
      return (named.reduce((sum, part) => sum + (part.area_m2 ?? 0), 0) * neededM2) / allM2;
    }
  }
}

function areasFor(measure: Measure, classes: WholeBuilding['classes']): { neededM2: number; allM2: number } {
  let [neededM2, allM2] = [0, 0];
  for (const { dwelling, units: same } of classes) {
    const m2 = same.length * measure.quantity(dwelling, 0);
    allM2 += m2;
    if (measure.isApplicable(dwelling)) neededM2 += m2;
  }
  return { neededM2, allM2 };
}

/** Of the part that the measure is for, what it is needed on: 0 to 1. A heating is one for all. */
export function neededShare(measure: Measure, { classes }: WholeBuilding): number {
  const { neededM2, allM2 } = areasFor(measure, classes);
  return measure.slot === 'heating' || allM2 === 0 ? 1 : neededM2 / allM2;
}

/** `peakKw`: of all apartments together after the common works, which one heating must carry. */
export function priceCommon(
  measures: readonly Measure[],
  whole: WholeBuilding,
  peakKw: number,
): PricedCommon {
  if (measures.length === 0) return { works: [], netCents: 0, lifetimeCents: 0 };
  const { dwelling, floorAreaM2, pricingContext } = whole;
  const { pricing, rules } = pricingContext;
  const measureOf: Measure[] = [];
  const price = (
    measure: Measure,
    work: MeasureCode | RelatedWork,
    quantity: number,
    shareOfCents = 0,
  ): PricedWork => {
    measureOf.push(measure);
    const powerKw = work.startsWith('heat_pump') ? quantity : 0;
    const addedM2KPerW =
      work === measure.code ? measure.addedM2KPerW?.(typicalFor(measure, whole)) : undefined;
    return priceWork(pricing, work, {
      quantity,
      powerKw,
      ...(addedM2KPerW !== undefined && { addedM2KPerW }),
      floorAreaM2,
      shareOfCents,
      track: 'building',
      ownerShare: 1,
      isOnceForBuilding: ONCE_FOR_BUILDING.has(work),
    });
  };
  const works = measures.map((measure) =>
    price(measure, measure.code, commonQuantity(measure, whole, peakKw)),
  );
  // Emitters and pipes stand in the rooms: they are the owner's, whatever the building heats with.
  for (const { work, quantity, neededBy } of relatedWorks(measures, dwelling, true)) {
    if (IN_THE_ROOMS.has(work)) continue;
    let shareOfCents = 0;
    for (const [index, measure] of measures.entries()) {
      if (neededBy.includes(measure)) shareOfCents += works[index]?.costCents ?? 0;
    }
    works.push(price(neededBy[0], work, quantity, shareOfCents));
  }
  const awards = subsidise(works, rules, countMeasures(works, rules));
  let [netCents, laterCents] = [0, 0];
  const priced = works.map((work, index): PricedCommonWork => {
    const own = awards[index] ?? [];
    const net = totalCents(work) - own.reduce((sum, { cents }) => sum + cents, 0);
    netCents += net;
    laterCents +=
      lifetimeExtraCents(work) - sparedCents(work.work, dwelling, pricingContext.date, boilerCents(whole));
    // There is a measure for every work.
    return { priced: work, awards: own, netCents: net, measure: measureOf[index] as Measure };
  });
  return { works: priced, netCents, lifetimeCents: netCents + laterCents };
}

/** Of an apartment that the work is needed in. */
function typicalFor(measure: Measure, { classes, dwelling }: WholeBuilding): Dwelling {
  return classes.find((one) => measure.isApplicable(one.dwelling))?.dwelling ?? dwelling;
}

/** A boiler for the whole building, like the one that is there. */
function boilerCents({ floorAreaM2, pricingContext }: WholeBuilding): number {
  const size = {
    quantity: 1,
    floorAreaM2,
    ownerShare: 1,
    isOnceForBuilding: true,
    track: 'building' as const,
  };
  return totalCents(priceWork(pricingContext.pricing, 'boiler_condensing', size));
}
