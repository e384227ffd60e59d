import type { Carrier, Country } from '../contract/codes.ts';
import { ENERGY_PRICES } from '../data/energy-prices.ts';

/** EUR per kWh as billed, and what the grid pays for a kWh sent to it. */
export type EnergyPrices = Record<Carrier | 'electricity_feed_in', number>;

export interface DatedEnergyPrices {
  eurPerKwh: EnergyPrices;
  sourceDate: Record<keyof EnergyPrices, string>;
}

/**
 * The prices that hold on a date: the newest row not after it, or the oldest row for an earlier date.
 * `own` are the caller's prices; they replace single carriers and carry the plan's date.
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
  };
  const sourceDate = { ...NO_DATES };
  // Rows of one carrier stand in date order, so the last one taken is the newest that holds.
  for (const row of ENERGY_PRICES) {
    if (row.country !== country) continue;
    if (row.from > date && sourceDate[row.carrier] !== '') continue;
    eurPerKwh[row.carrier] = row.eurPerKwh.typical;
    sourceDate[row.carrier] = row.from;
  }
  for (const carrier of Object.keys(NO_DATES) as (keyof EnergyPrices)[]) {
    const price = own[carrier];
    if (price === undefined) continue;
    eurPerKwh[carrier] = price;
    sourceDate[carrier] = date;
  }
  return { eurPerKwh, sourceDate };
}

const NO_DATES: Record<keyof EnergyPrices, string> = {
  gas: '',
  oil: '',
  electricity: '',
  wood: '',
  district_heat: '',
  electricity_feed_in: '',
};
