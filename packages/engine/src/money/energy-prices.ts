import type { Carrier, Country } from '../contract/codes.ts';
import { ENERGY_PRICE_CHANGES, ENERGY_PRICES, STANDING_EUR_PER_YEAR } from '../data/prices/energy-prices.ts';
import { HORIZON_YEARS, presentValue } from './lifetime-cost.ts';

type PricedCarrier = Carrier | 'electricity_feed_in';

/** What a connection costs in a year; that of gas only as long as gas is used. */
export const STANDING_CHARGES = ['electricity_standing_eur_per_year', 'gas_standing_eur_per_year'] as const;

/**
 * EUR for one kWh more or less, what the grid pays for a kWh sent to it, and what connections cost in a year. A bill
 * is the sum, so that it meets the mean price at a usual use, and savings are valued at what a kWh really saves.
 */
export type EnergyPrices = Record<PricedCarrier | (typeof STANDING_CHARGES)[number], number>;

export interface DatedEnergyPrices {
  eurPerKwh: EnergyPrices;
  sourceDate: Record<PricedCarrier, string>;
}

/**
 * The prices that hold on a date: the newest row not after it, or the oldest row for an earlier date.
 * `own` are the caller's prices; they replace single carriers and carry the plan's date. An own price of electricity or
 * gas is all that is paid, unless the caller names a standing charge as well.
 */
export function energyPricesOn(
  date: string,
  country: Country,
  own: Partial<EnergyPrices> = {},
): DatedEnergyPrices {
  const eurPerKwh: EnergyPrices = {
    gas: 0,
    oil: 0,
    electricity: 0,
    wood: 0,
    district_heat: 0,
    electricity_feed_in: 0,
    electricity_standing_eur_per_year:
      own.electricity_standing_eur_per_year ??
      (own.electricity === undefined ? STANDING_EUR_PER_YEAR[country].electricity : 0),
    gas_standing_eur_per_year:
      own.gas_standing_eur_per_year ?? (own.gas === undefined ? STANDING_EUR_PER_YEAR[country].gas : 0),
  };
  const sourceDate = { ...NO_DATES };
  // Rows of one carrier stand in date order, so the last one taken is the newest that holds.
  for (const row of ENERGY_PRICES) {
    if (row.country !== country) continue;
    if (row.from > date && sourceDate[row.carrier] !== '') continue;
    eurPerKwh[row.carrier] = row.eurPerKwh.typical;
    sourceDate[row.carrier] = row.from;
  }
  // Object.keys forgets which keys NO_DATES has: one per carrier.
  for (const carrier of Object.keys(NO_DATES) as PricedCarrier[]) {
    const price = own[carrier];
    if (price === undefined) continue;
    eurPerKwh[carrier] = price;
    sourceDate[carrier] = date;
  }
  return { eurPerKwh, sourceDate };
}

/**
 * The prices of a later year as seen from a date, in real terms: with the changes that come into force until its end.
 */
export function energyPricesIn(
  year: number,
  date: string,
  country: Country,
  own: Partial<EnergyPrices> = {},
): EnergyPrices {
  return laterEnergyPrices(date, country, own)(year);
}

/** The same for many years. */
export function laterEnergyPrices(
  date: string,
  country: Country,
  own: Partial<EnergyPrices> = {},
): (year: number) => EnergyPrices {
  const today = energyPricesOn(date, country, own).eurPerKwh;
  // The caller's own price is taken to stay.
  const changes = ENERGY_PRICE_CHANGES.filter(
    ({ country: where, carrier, from }) => where === country && from > date && own[carrier] === undefined,
  );
  const found = new Map<number, EnergyPrices>();
  return (year) => {
    const known = found.get(year);
    if (known !== undefined) return known;
    const end = `${year}-12-31`;
    const prices = { ...today };
    for (const { carrier, from, eurPerKwh } of changes) {
      if (from <= end) prices[carrier] = Math.max(0, prices[carrier] + eurPerKwh);
    }
    found.set(year, prices);
    return prices;
  };
}

/**
 * One price for all years of the lifetime cost: their mean, later years weighing less. A bill is linear in prices, so
 * that this is exact.
 */
export function lifetimeEnergyPrices(
  date: string,
  country: Country,
  own: Partial<EnergyPrices> = {},
): EnergyPrices {
  const mean = { ...energyPricesOn(date, country, own).eurPerKwh };
  const firstYear = Number(date.slice(0, 4)) + 1;
  // Object.keys forgets which keys the prices have.
  const names = Object.keys(mean) as (keyof EnergyPrices)[];
  for (const name of names) mean[name] = 0;
  const pricesIn = laterEnergyPrices(date, country, own);
  let weights = 0;
  for (let at = 1; at <= HORIZON_YEARS; at++) {
    const prices = pricesIn(firstYear + at - 1);
    const weight = presentValue(at);
    weights += weight;
    for (const name of names) mean[name] += weight * prices[name];
  }
  for (const name of names) mean[name] /= weights;
  return mean;
}

const NO_DATES: Record<PricedCarrier, string> = {
  gas: '',
  oil: '',
  electricity: '',
  wood: '',
  district_heat: '',
  electricity_feed_in: '',
};
