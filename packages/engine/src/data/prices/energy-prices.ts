import type { Carrier, Country } from '../../contract/codes.ts';

export interface EnergyPriceRow {
  country: Country;
  carrier: Carrier | 'electricity_feed_in';
  /** First day that the row holds for; the newest row not after the plan's date is used. */
  from: string;
  eurPerKwh: { low: number; typical: number; high: number };
  confidence: 'high' | 'medium' | 'low';
}

function row(
  country: Country,
  carrier: EnergyPriceRow['carrier'],
  from: string,
  [low, typical, high]: readonly [number, number, number],
  confidence: EnergyPriceRow['confidence'],
): EnergyPriceRow {
  return { country, carrier, from, eurPerKwh: { low, typical, high }, confidence };
}

/** The month in which the prices were last looked up. */
export const PRICES_READ_IN = '2026-10';

/**
 * EUR per kWh incl. VAT as a household pays it for one kWh more or less, as far as that is known. "GK" = general
 * knowledge, unverified.
 */
export const ENERGY_PRICES: readonly EnergyPriceRow[] = [
  // One kWh more or less; the all-in mean of 0.357 (Eurostat H1 2025) is met with the standing charge below.
  row('BE', 'electricity', '2025-01-01', [0.24, 0.29, 0.34], 'low'),
  row('BE', 'electricity_feed_in', '2026-01-01', [0.01, 0.03, 0.05], 'low'),
  // All-in means at 17,000 kWh (CREG) less the standing charge below: 0.0761 in 2024, 0.09 in 2026.
  row('BE', 'gas', '2024-01-01', [0.066, 0.068, 0.073], 'medium'),
  row('BE', 'gas', '2026-01-01', [0.062, 0.082, 0.102], 'low'),
  row('BE', 'oil', '2024-01-01', [0.082, 0.096, 0.11], 'medium'),
  row('BE', 'wood', '2024-01-01', [0.07, 0.076, 0.09], 'medium'),
  row('BE', 'district_heat', '2025-01-01', [0.08, 0.1, 0.14], 'low'),
  row('NL', 'electricity', '2025-01-01', [0.21, 0.26, 0.32], 'high'),
  // Netting (salderen) ends on 2027-01-01 (milieucentraal.nl): panels planned now work without it for nearly all of
  // their life.
  row('NL', 'electricity_feed_in', '2025-01-01', [0.0025, 0.07, 0.11], 'medium'),
  row('NL', 'gas', '2025-01-01', [0.131, 0.142, 0.162], 'high'),
  row('NL', 'oil', '2026-01-01', [0.09, 0.12, 0.14], 'low'),
  row('NL', 'wood', '2026-01-01', [0.07, 0.085, 0.1], 'low'),
  row('NL', 'district_heat', '2025-01-01', [0.13, 0.158, 0.17], 'low'),
];

/**
 * What a connection costs whatever is used, EUR a year with VAT. Electricity, Belgium: the part of the all-in price
 * (0.357, Eurostat H1 2025, at 3,500 kWh) that a kWh more or less does not change; Netherlands: network and supplier
 * are about what the tax credit gives back (GK 2026). Gas, Belgium: distribution 50 to 130 EUR (lesoir.be 2020-12-02:
 * Flanders 50-100, Wallonia 100-130), supplier 50 (GK); Netherlands: network and supplier (GK 2026, weak). The charge
 * of gas ends with the last appliance; the Dutch connection is taken away for nothing (Staatscourant 2021, 10151).
 */
export const STANDING_EUR_PER_YEAR: Record<Country, { electricity: number; gas: number }> = {
  BE: { electricity: 235, gas: 140 },
  NL: { electricity: 0, gas: 280 },
};

/** A change of a price that is adopted or foreseen, in real terms and with VAT. */
export interface EnergyPriceChange {
  country: Country;
  carrier: EnergyPriceRow['carrier'];
  from: string;
  eurPerKwh: number;
  confidence: EnergyPriceRow['confidence'];
}

function change(
  country: Country,
  carrier: EnergyPriceRow['carrier'],
  from: string,
  eurPerKwh: number,
  confidence: EnergyPriceRow['confidence'],
): EnergyPriceChange {
  return { country, carrier, from, eurPerKwh, confidence };
}

const TAX_SHIFT_DAYS = ['2026-04-01', '2027-01-01', '2028-01-01', '2029-01-01'] as const;
// At the ceiling of 59 EUR a tonne (price of 2027: abnamro.com) and 0.181, 0.247 kg a kWh of gas and oil; start moved
// to 2028 (GK).

/**
 * In the order of their dates; the tax shift in four equal steps at 3,500 kWh of electricity and 17,000 kWh of gas
 * (CREG).
 */
export const ENERGY_PRICE_CHANGES: readonly EnergyPriceChange[] = [
  ...TAX_SHIFT_DAYS.flatMap((from) => [
    change('BE', 'electricity', from, -0.0024, 'medium'),
    change('BE', 'gas', from, 0.0011, 'medium'),
  ]),
  change('BE', 'gas', '2028-01-01', 0.0113, 'low'),
  change('BE', 'oil', '2028-01-01', 0.0176, 'low'),
  // 0.082 with 21 instead of 6 % VAT is 0.0936; the excise that led there (0.0044) is taken as dropped, which is not
  // decided.
  change('BE', 'gas', '2030-01-01', 0.0072, 'medium'),
  // Means of 2026 to 2040 are 0.21 EUR a kWh and 1.37 EUR a m³, ETS2 included: electricity falls, gas stays.
  change('NL', 'electricity', '2028-01-01', -0.055, 'medium'),
];
