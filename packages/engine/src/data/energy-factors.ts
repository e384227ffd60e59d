import type { Carrier, Country } from '../contract/codes.ts';

/**
 * Primary energy per delivered kWh: part of the method of a certificate, so that all dates of a plan share the newest
 * row.
 */
export interface PrimaryFactors {
  country: Country;
  /** First day of the method that it belongs to. */
  from: string;
  factors: Record<Carrier, number>;
  confidence: 'high' | 'medium' | 'low';
  source: string;
}

export const PRIMARY_FACTOR_TABLE: readonly PrimaryFactors[] = [
  {
    country: 'BE',
    from: '2019-01-01',
    factors: { gas: 1, oil: 1, electricity: 2.5, wood: 1, district_heat: 1 },
    confidence: 'high',
    source:
      'energieplus-lesite.be id=16927; Test-Aankoop EPC dossier (2.5), read 2026; no change found up to 2026-11; district heat GK',
  },
  {
    country: 'NL',
    from: '2025-01-01',
    factors: { gas: 1, oil: 1, electricity: 1.45, wood: 0.5, district_heat: 1 },
    confidence: 'high',
    source: 'NTA 8800:2025+C1 table 5.2; oil and district heat GK',
  },
];

/** The month in which the factors were last looked up. */
export const FACTORS_READ_IN = '2026-11';

/** Of electricity: the mix of the grid, or what the supplier has bought. The rows here are all of the grid. */
export type EmissionBasis = 'LOCATION' | 'MARKET';

/** kg per delivered kWh (gross calorific), from a day on until the next row of the carrier. */
export interface Co2Factor {
  country: Country;
  carrier: Carrier;
  from: string;
  basis: EmissionBasis;
  kgPerKwh: number;
  confidence: 'high' | 'medium' | 'low';
  source: string;
}

const PER = 'PER annex F 2021 via energieplus-lesite.be';
const NTA = 'NTA 8800:2025+C1 table 5.3';
const DISTRICT_HEAT = 'GK';
// Gas: 1.785 kg/m³ at 9.769 kWh/m³ (gross calorific).
const CBS = 'factors that reproduce CBS, homes with a mortgage of seven banks, table 6';

/** Source: see each row. In the order of their days for each carrier. */
export const CO2_FACTOR_TABLE: readonly Co2Factor[] = [
  co2('BE', 'gas', '2021-01-01', 0.181, 'high', PER),
  co2('BE', 'oil', '2021-01-01', 0.247, 'high', PER),
  // The mean mix of 2014. Marginal factors (0.496, 0.644) answer another question; a mean of a later year was not
  // found.
  co2('BE', 'electricity', '2014-01-01', 0.207, 'low', 'TABULA 2014, mean mix'),
  co2('BE', 'wood', '2021-01-01', 0, 'medium', PER),
  co2('BE', 'district_heat', '2021-01-01', 0.15, 'low', DISTRICT_HEAT),
  co2('NL', 'gas', '2015-01-01', 0.18272, 'medium', CBS),
  co2('NL', 'gas', '2021-01-01', 0.182, 'high', `${NTA} (0.0506 kg/MJ)`),
  co2('NL', 'oil', '2021-01-01', 0.247, 'medium', `as Belgium: ${PER}`),
  co2('NL', 'electricity', '2015-01-01', 0.531, 'medium', CBS),
  co2('NL', 'electricity', '2016-01-01', 0.491, 'medium', CBS),
  // An earlier edition had 0.0900 kg/MJ (public NTA 8800 code); the chain of grey power (0.483–0.536, by year) answers
  // another question.
  co2('NL', 'electricity', '2021-01-01', 0.324, 'medium', 'public NTA 8800 code, 0.0900 kg/MJ'),
  co2('NL', 'electricity', '2025-01-01', 0.268, 'high', NTA),
  co2('NL', 'wood', '2021-01-01', 0.025, 'high', `${NTA} (0.007 kg/MJ)`),
  co2('NL', 'district_heat', '2021-01-01', 0.15, 'low', DISTRICT_HEAT),
];

export const PRIMARY_FACTORS: Record<Country, Record<Carrier, number>> = {
  BE: newestPrimary('BE'),
  NL: newestPrimary('NL'),
};

export type Co2Factors = Record<Carrier, number>;

/** The newest row of each carrier that is not after the date, or its oldest for an earlier date. */
export function co2RowsOn(date: string, country: Country): Record<Carrier, Co2Factor> {
  const rows: Partial<Record<Carrier, Co2Factor>> = {};
  for (const row of CO2_FACTOR_TABLE) {
    if (row.country !== country) continue;
    if (rows[row.carrier] === undefined || row.from <= date) rows[row.carrier] = row;
  }
  // The table has a row for every carrier of both countries: data-tables.test.ts.
  return rows as Record<Carrier, Co2Factor>;
}

export function co2FactorsOn(date: string, country: Country): Co2Factors {
  const { gas, oil, electricity, wood, district_heat } = co2RowsOn(date, country);
  return {
    gas: gas.kgPerKwh,
    oil: oil.kgPerKwh,
    electricity: electricity.kgPerKwh,
    wood: wood.kgPerKwh,
    district_heat: district_heat.kgPerKwh,
  };
}

function newestPrimary(country: Country): Record<Carrier, number> {
  const newest = PRIMARY_FACTOR_TABLE.findLast((row) => row.country === country);
  if (newest === undefined) throw new RangeError(`no primary factors of ${country}`);
  return newest.factors;
}

function co2(
  country: Country,
  carrier: Carrier,
  from: string,
  kgPerKwh: number,
  confidence: Co2Factor['confidence'],
  source: string,
): Co2Factor {
  return { country, carrier, from, basis: 'LOCATION', kgPerKwh, confidence, source };
}
