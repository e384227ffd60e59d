/**
 * Where the rows of energy-prices.ts come from, by country, carrier and first day: apart, because no plan reads it. "GK"
 * = general knowledge, unverified.
 */
export const ENERGY_PRICE_SOURCES: Readonly<Record<string, string>> = {
  'BE electricity 2025-01-01': 'GK 2026, variable part only',
  'BE electricity_feed_in 2026-01-01': 'GK, variable contract 2026',
  'BE gas 2024-01-01': 'CREG March 2024 via lecho.be',
  'BE gas 2026-01-01': 'GK 2026; last sourced CREG March 2024',
  'BE oil 2024-01-01': 'econostrum.info 2024-06-28, official maximum',
  'BE wood 2024-01-01': 'ValBiom, autumn 2024, pellets in bags',
  'BE district_heat 2025-01-01': 'GK, follows the gas price',
  'NL electricity 2025-01-01': 'Milieu Centraal, CBS, March 2026',
  'NL electricity_feed_in 2025-01-01': 'doe-duurzaam.nl 2025, 2026',
  'NL gas 2025-01-01': 'Milieu Centraal 1.39 EUR/m3, March 2026',
  'NL oil 2026-01-01': 'GK 2026',
  'NL wood 2026-01-01': 'GK 2026, pellets',
  'NL district_heat 2025-01-01': 'GK: ACM maximum tariff 2025',
};

export const ENERGY_PRICE_CHANGE_SOURCES: Readonly<Record<string, string>> = {
  'BE electricity 2026-04-01':
    'law on excise 2026: -34 EUR a year on electricity, +75 on gas by 2029 (KU Leuven via techlink, levif)',
  'BE electricity 2027-01-01':
    'law on excise 2026: -34 EUR a year on electricity, +75 on gas by 2029 (KU Leuven via techlink, levif)',
  'BE electricity 2028-01-01':
    'law on excise 2026: -34 EUR a year on electricity, +75 on gas by 2029 (KU Leuven via techlink, levif)',
  'BE electricity 2029-01-01':
    'law on excise 2026: -34 EUR a year on electricity, +75 on gas by 2029 (KU Leuven via techlink, levif)',
  'BE gas 2026-04-01':
    'law on excise 2026: -34 EUR a year on electricity, +75 on gas by 2029 (KU Leuven via techlink, levif)',
  'BE gas 2027-01-01':
    'law on excise 2026: -34 EUR a year on electricity, +75 on gas by 2029 (KU Leuven via techlink, levif)',
  'BE gas 2028-01-01':
    'law on excise 2026: -34 EUR a year on electricity, +75 on gas by 2029 (KU Leuven via techlink, levif); ETS2 at 59 EUR a tonne: abnamro.com; rabobank.nl 2025-02-27; start in 2028 GK',
  'BE gas 2029-01-01':
    'law on excise 2026: -34 EUR a year on electricity, +75 on gas by 2029 (KU Leuven via techlink, levif)',
  'BE oil 2028-01-01': 'ETS2 at 59 EUR a tonne: abnamro.com; rabobank.nl 2025-02-27; start in 2028 GK',
  'BE gas 2030-01-01': 'VAT of 21 % by EU law: renouvelle.be, levif.be',
  'NL electricity 2028-01-01': 'Milieu Centraal, mean of 2026-2040',
};

/** The key of a row. */
export const ofEnergyPrice = (row: { country: string; carrier: string; from: string }): string =>
  `${row.country} ${row.carrier} ${row.from}`;
