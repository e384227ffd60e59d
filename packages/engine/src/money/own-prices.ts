import type { Country, Region } from '../contract/codes.ts';
import type { OwnPriceBook, OwnPriceRow, PricedWorkCode } from '../contract/own-price-book.ts';
import type { UnitCost } from '../data/prices/unit-costs.ts';

/** The rows of a price book that hold in one place, by work. */
export type OwnPrices = Partial<Record<PricedWorkCode, OwnPriceRow>>;

export function ownPricesIn(region: Region, book: OwnPriceBook | undefined): OwnPrices {
  const prices: OwnPrices = {};
  if (book === undefined) return prices;
  const country = countryOf(region);
  for (const row of book.prices) if (row.region === country) prices[row.work] = row;
  for (const row of book.prices) if (row.region === region) prices[row.work] = row;
  return prices;
}

/** Whether a row or a grant of `place` holds in the region. */
export function isIn(place: Region | Country, region: Region): boolean {
  return place === region || place === countryOf(region);
}

export function countryOf(region: Region): Country {
  return region.startsWith('NL') ? 'NL' : 'BE';
}

/**
 * Where our price grows with the size of the house, an own amount is the price for the size that our row names. Our
 * least price of a job does not hold for an amount; with a factor it is multiplied, too.
 */
export function withOwnPrice(ours: UnitCost, { factor, amount }: OwnPriceRow): UnitCost {
  if (amount !== undefined) return { ...ours, leastEur: 0, confidence: 'medium', ...amount };
  const times = factor ?? 1;
  return {
    ...ours,
    low: ours.low * times,
    typical: ours.typical * times,
    high: ours.high * times,
    leastEur: ours.leastEur * times,
  };
}

/** What of a book can matter at one address: its page needs no more, and reveals no more. */
export function priceBookAt(
  book: OwnPriceBook,
  { region, zipCode }: { region: string | null; zipCode: string | null },
): OwnPriceBook {
  const isHere = (place: string) => region !== null && (place === region || region.startsWith(`${place}-`));
  const zip = zipCode?.trim().slice(0, 4);
  return {
    version: book.version,
    prices: book.prices.filter((row) => isHere(row.region)),
    switched_off: book.switched_off.map(({ grant }) => ({ grant, reason: '' })),
    grants: book.grants.filter(
      ({ region: place, zip_codes: zips }) =>
        isHere(place) && (zips.length === 0 || (zip !== undefined && zips.includes(zip))),
    ),
  };
}
