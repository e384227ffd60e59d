import type { Carrier, Country } from '../contract/codes.ts';

export interface EnergyPriceRow {
  country: Country;
  carrier: Carrier | 'electricity_feed_in';
  /** First day that the row holds for; the newest row not after the plan's date is used. */
  from: string;
  eurPerKwh: { low: number; typical: number; high: number };
  confidence: 'high' | 'medium' | 'low';
  source: string;
}

function row(
  country: Country,
  carrier: EnergyPriceRow['carrier'],
  from: string,
  [low, typical, high]: readonly [number, number, number],
  confidence: EnergyPriceRow['confidence'],
  source: string,
): EnergyPriceRow {
  return { country, carrier, from, eurPerKwh: { low, typical, high }, confidence, source };
}

/** EUR per kWh incl. VAT as a household pays it. "GK" = general knowledge, unverified; collected up to 2026-10. */
export const ENERGY_PRICES: readonly EnergyPriceRow[] = [
  row('BE', 'electricity', '2025-01-01', [0.3, 0.357, 0.4], 'high', 'Eurostat H1 2025, all-in; range GK'),
  row('BE', 'electricity_feed_in', '2026-01-01', [0.01, 0.03, 0.05], 'low', 'GK, variable contract 2026'),
  row('BE', 'gas', '2024-01-01', [0.074, 0.0761, 0.081], 'high', 'CREG March 2024 via lecho.be, all-in'),
  row('BE', 'gas', '2026-01-01', [0.07, 0.09, 0.11], 'low', 'GK 2026; last sourced CREG March 2024'),
  row(
    'BE',
    'oil',
    '2024-01-01',
    [0.082, 0.096, 0.11],
    'medium',
    'econostrum.info 2024-06-28, official maximum',
  ),
  row('BE', 'wood', '2024-01-01', [0.07, 0.076, 0.09], 'medium', 'ValBiom, autumn 2024, pellets in bags'),
  row('BE', 'district_heat', '2025-01-01', [0.08, 0.1, 0.14], 'low', 'GK, follows the gas price'),
  row('NL', 'electricity', '2025-01-01', [0.21, 0.26, 0.32], 'high', 'Milieu Centraal, CBS, March 2026'),
  // Netting (salderen) ends on 2027-01-01 (milieucentraal.nl): panels planned now work without it for nearly all of their life.
  row(
    'NL',
    'electricity_feed_in',
    '2025-01-01',
    [0.0025, 0.07, 0.11],
    'medium',
    'doe-duurzaam.nl 2025, 2026',
  ),
  row('NL', 'gas', '2025-01-01', [0.131, 0.142, 0.162], 'high', 'Milieu Centraal 1.39 EUR/m3, March 2026'),
  row('NL', 'oil', '2026-01-01', [0.09, 0.12, 0.14], 'low', 'GK 2026'),
  row('NL', 'wood', '2026-01-01', [0.07, 0.085, 0.1], 'low', 'GK 2026, pellets'),
  row('NL', 'district_heat', '2025-01-01', [0.13, 0.158, 0.17], 'low', 'GK: ACM maximum tariff 2025'),
];
