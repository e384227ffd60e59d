/** Where the rows of vat-rules.ts come from, by country, rate, first day and first work: apart, because no plan reads it. */
import type { VatRule } from './vat-rules.ts';

const VAT_SOURCES: Readonly<Record<string, string>> = {
  'BE 21 % 2000-01-01 all': 'standard rate',
  'BE 6 % 2000-01-01 all': 'financien.belgium.be: renovation of a dwelling older than 10 years',
  'BE 21 % 2000-01-01 battery': 'VAT field of a public work catalogue, 2026',
  'BE 21 % 2025-07-29 boiler_condensing': 'circular 2025/C/47: fossil boilers',
  'BE 6 % 2026-01-01 heat_pump_air_water': 'secondary note: heat pumps in young dwellings, end 2030 (GK)',
  'BE 21 % 2000-01-01 architect': 'GK: fees of architects and test bodies',
  'NL 21 % 2000-01-01 all': 'standard rate',
  'NL 15 % 2000-01-01 roof_pitched_inside': 'demargaretha.nl; labour 9 %, older than 2 years',
  'NL 0 % 2023-01-01 solar_panels': 'regionaalenergieloket.nl: panels on dwellings',
};

export function vatSourceOf({ country, ratePercent, from, works }: VatRule): string {
  return VAT_SOURCES[`${country} ${ratePercent} % ${from} ${works[0] ?? 'all'}`] ?? '';
}
