import type { Country, MeasureCode, RelatedWork } from '../contract/codes.ts';
import { type PriceBook, UNIT_COSTS, type UnitCost } from '../data/unit-costs.ts';
import { vatRatePercent } from './vat.ts';

/** The caller's own prices, EUR excluding VAT per unit of our price book. */
export type OwnPriceBook = Partial<
  Record<MeasureCode | RelatedWork, Pick<UnitCost, 'low' | 'typical' | 'high'>>
>;

export interface Pricing {
  book: PriceBook;
  vatRatePercent: (work: MeasureCode | RelatedWork) => number;
}

/** A work with its price, in integer cents. */
export interface PricedWork {
  work: MeasureCode | RelatedWork;
  quantity: number;
  unit: Exclude<UnitCost['unit'], 'share'>;
  costCents: number;
  vatRatePercent: number;
  vatCents: number;
  /** Including VAT, at the low and the high end of the prices. */
  lowTotalCents: number;
  highTotalCents: number;
  /** Thermal power of a heat pump; 0 for all else. */
  powerKw: number;
}

/** Prices of heat pumps are for this power: half of it fixed, half following the power (general knowledge, weak). */
const REFERENCE_KW = 8;

export function pricingOn(
  date: string,
  country: Country,
  yearBuilt: number,
  own: OwnPriceBook = {},
): Pricing {
  const ageYears = Number(date.slice(0, 4)) - yearBuilt;
  const book = { ...UNIT_COSTS[country] };
  for (const work of Object.keys(own) as (MeasureCode | RelatedWork)[]) {
    book[work] = { ...book[work], ...own[work] };
  }
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

/** `shareOfCents`: the cost of the works that a share is taken of. */
export function priceWork(
  pricing: Pricing,
  work: MeasureCode | RelatedWork,
  quantity: number,
  powerKw: number,
  shareOfCents = 0,
): PricedWork {
  const price = pricing.book[work];
  const rate = pricing.vatRatePercent(work);
  const rounded = Math.round(quantity * 10) / 10;
  const cents = (eur: number): number => Math.round(costEur(price.unit, eur, rounded, shareOfCents) * 100);
  const withVat = (costCents: number): number => costCents + Math.round((costCents * rate) / 100);
  const costCents = cents(price.typical);
  return {
    work,
    quantity: rounded,
    unit: price.unit === 'share' ? 'dwelling' : price.unit,
    costCents,
    vatRatePercent: rate,
    vatCents: withVat(costCents) - costCents,
    lowTotalCents: withVat(cents(price.low)),
    highTotalCents: withVat(cents(price.high)),
    powerKw,
  };
}

function costEur(unit: UnitCost['unit'], eur: number, quantity: number, shareOfCents: number): number {
  if (unit === 'share') return (eur * shareOfCents) / 100;
  if (unit === 'kW') return eur * (0.5 + (0.5 * quantity) / REFERENCE_KW);
  return eur * quantity;
}

export function totalCents(work: PricedWork): number {
  return work.costCents + work.vatCents;
}
