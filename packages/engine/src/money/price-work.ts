import type { Country, MeasureCode, RelatedWork, Track } from '../contract/codes.ts';
import { heritageBook, type PriceBook, UNIT_COSTS, type UnitCost } from '../data/prices/unit-costs.ts';
import { LARGEST_HEAT_PUMP_KW } from '../measures/heat-pump-size.ts';
import { type OwnPrices, withOwnPrice } from './own-prices.ts';
import { vatRatePercent } from './vat.ts';

export interface Pricing {
  book: PriceBook;
  /** What an adviser has set for a whole work, without VAT, whatever its size. */
  setCents?: Partial<Record<MeasureCode | RelatedWork, number>>;
  vatRatePercent: (work: MeasureCode | RelatedWork) => number;
}

/** A work with its price, in integer cents. */
export interface PricedWork {
  work: MeasureCode | RelatedWork;
  quantity: number;
  unit: Exclude<UnitCost['unit'], 'share' | 'site'>;
  costCents: number;
  vatRatePercent: number;
  vatCents: number;
  /** Including VAT, at the low and the high end of the prices. */
  lowTotalCents: number;
  highTotalCents: number;
  /** Thermal power of a heat pump; 0 for all else. */
  powerKw: number;
  /** Thermal resistance of new insulation, m²K/W; null for all else. */
  addedM2KPerW: number | null;
  track: Track;
  /** The owner's part of what the building pays, 1 for the owner's own works; the figures are the owner's part. */
  ownerShare: number;
}

/** How much of a work there is, and for what. */
export interface WorkSize {
  quantity: number;
  powerKw?: number;
  addedM2KPerW?: number;
  floorAreaM2?: number;
  /** The cost of the works that a share is taken of. */
  shareOfCents?: number;
  track?: Track;
  ownerShare?: number;
  /** There is one for the whole building, of which the owner pays the share. */
  isOnceForBuilding?: boolean;
}

export function pricingOn(
  date: string,
  country: Country,
  yearBuilt: number,
  own: OwnPrices = {},
  isHeritage = false,
): Pricing {
  const ageYears = Number(date.slice(0, 4)) - yearBuilt;
  const book = { ...(isHeritage ? heritageBook(country) : UNIT_COSTS[country]) };
  for (const row of Object.values(own)) book[row.work] = withOwnPrice(book[row.work], row);
  const rates = new Map<string, number>();
  return {
    book,
    vatRatePercent: (work) => {
      const known = rates.get(work);
      if (known !== undefined) return known;
      const rate = vatRatePercent(work, country, ageYears, date);
      rates.set(work, rate);
      return rate;
    },
  };
}

export function priceWork(pricing: Pricing, work: MeasureCode | RelatedWork, size: WorkSize): PricedWork {
  const price = pricing.book[work];
  const rate = pricing.vatRatePercent(work);
  const quantity = Math.round(size.quantity * 10) / 10;
  const setCents = quantity === 0 ? undefined : pricing.setCents?.[work];
  const costCents = setCents ?? costInCents(price, price.typical, quantity, size);
  const lowCents = setCents ?? costInCents(price, price.low, quantity, size);
  const highCents = setCents ?? costInCents(price, price.high, quantity, size);
  return {
    work,
    quantity,
    unit: price.unit === 'share' || price.unit === 'site' ? 'dwelling' : price.unit,
    costCents,
    vatRatePercent: rate,
    vatCents: vatOn(costCents, rate),
    lowTotalCents: lowCents + vatOn(lowCents, rate),
    highTotalCents: highCents + vatOn(highCents, rate),
    powerKw: size.powerKw ?? 0,
    addedM2KPerW: size.addedM2KPerW ?? null,
    track: size.track ?? 'private',
    ownerShare: size.ownerShare ?? 1,
  };
}

function costInCents(price: UnitCost, eur: number, quantity: number, size: WorkSize): number {
  return Math.round(costEur(price, eur, quantity, size) * 100);
}

function vatOn(costCents: number, ratePercent: number): number {
  return Math.round((costCents * ratePercent) / 100);
}

/** The owner's part: a building's job is larger, so that its fixed cost weighs less on each. */
function costEur(price: UnitCost, eur: number, quantity: number, size: WorkSize): number {
  const { ownerShare = 1, shareOfCents = 0 } = size;
  switch (price.unit) {
    case 'share':
      return (eur * shareOfCents) / 100;
    case 'kW': {
      if (size.isOnceForBuilding) return eur * ownerShare * growthOfBuilding(price, quantity / ownerShare);
      const units = Math.ceil(quantity / LARGEST_HEAT_PUMP_KW);
      return eur * units * growth(price, quantity / units);
    }
    case 'dwelling':
      return size.isOnceForBuilding
        ? eur * ownerShare * growthOfBuilding(price, (size.floorAreaM2 ?? 0) / ownerShare)
        : eur * quantity * growth(price, size.floorAreaM2);
    case 'site':
      return eur * ownerShare * growth(price, (size.floorAreaM2 ?? 0) / ownerShare);
    default: {
      const least = price.typical === 0 ? 0 : (price.leastEur * eur) / price.typical;
      return Math.max(eur * quantity, quantity === 0 ? 0 : least * ownerShare);
    }
  }
}

/** Part of the price is fixed, the rest follows the size; the price is for the size of reference. */
function growth({ growsWith }: UnitCost, size: number | undefined): number {
  if (growsWith === undefined || size === undefined) return 1;
  return growsWith.fixedShare + ((1 - growsWith.fixedShare) * size) / growsWith.reference;
}

/** Of a machine for many dwellings less is fixed: pipes, pumps and controls grow with it. General knowledge, weak. */
const MOST_FIXED_OF_BUILDING = 0.3;

function growthOfBuilding(price: UnitCost, size: number): number {
  if (price.growsWith === undefined) return 1;
  const fixedShare = Math.min(price.growsWith.fixedShare, MOST_FIXED_OF_BUILDING);
  return growth({ ...price, growsWith: { ...price.growsWith, fixedShare } }, size);
}

export function totalCents(work: PricedWork): number {
  return work.costCents + work.vatCents;
}
