import type { Country, MeasureCode, RelatedWork } from '../../contract/codes.ts';

export interface VatRule {
  country: Country;
  /** Empty: every work of the country. A later rule that fits replaces an earlier one. */
  works: readonly (MeasureCode | RelatedWork)[];
  ratePercent: number;
  /** The dwelling must be at least this old in the plan's year. */
  minAgeYears: number;
  from: string;
  confidence: 'high' | 'medium' | 'low';
  source: string;
}

/** Insulation and glazing: in the Netherlands half labour at 9 %, half goods at 21 % (share assumed, weak) = 15 %. */
const NL_LABOUR_AND_GOODS = [
  'roof_pitched_inside',
  'roof_pitched_sarking',
  'attic_floor',
  'roof_flat',
  'wall_cavity',
  'wall_external',
  'wall_internal',
  'floor_cellar_ceiling',
  'floor_crawl_space',
  'floor_on_ground',
  'windows_high_efficiency',
  'windows_triple',
  'airtightness',
  'roof_finish',
  'wall_finish',
] as const;

const HEAT_PUMPS = [
  'heat_pump_air_water',
  'heat_pump_ground',
  'heat_pump_air_air',
  'hot_water_heat_pump',
] as const;

export const VAT_RULES: readonly VatRule[] = [
  rule('BE', [], 21, 0, '2000-01-01', 'high', 'standard rate'),
  rule(
    'BE',
    [],
    6,
    10,
    '2000-01-01',
    'high',
    'financien.belgium.be: renovation of a dwelling older than 10 years',
  ),
  rule(
    'BE',
    ['battery', 'oil_tank_removal'],
    21,
    0,
    '2000-01-01',
    'medium',
    'VAT field of a public work catalogue, 2026',
  ),
  rule('BE', ['boiler_condensing'], 21, 0, '2025-07-29', 'high', 'circular 2025/C/47: fossil boilers'),
  rule(
    'BE',
    HEAT_PUMPS,
    6,
    0,
    '2026-01-01',
    'low',
    'secondary note: heat pumps in young dwellings, end 2030 (GK)',
  ),
  rule(
    'BE',
    ['architect', 'blower_door_test'],
    21,
    0,
    '2000-01-01',
    'low',
    'GK: fees of architects and test bodies',
  ),
  rule('NL', [], 21, 0, '2000-01-01', 'high', 'standard rate'),
  rule(
    'NL',
    NL_LABOUR_AND_GOODS,
    15,
    2,
    '2000-01-01',
    'medium',
    'demargaretha.nl; labour 9 %, older than 2 years',
  ),
  rule('NL', ['solar_panels'], 0, 0, '2023-01-01', 'high', 'regionaalenergieloket.nl: panels on dwellings'),
];

/**
 * Belgium, from 2025-07-29: the boiler of a hybrid heat pump is at 21 %, its heat pump stays at the reduced rate.
 * The boiler's share of the price is general knowledge, weak.
 */
export const HYBRID_BOILER_SHARE = 0.4;

function rule(
  country: Country,
  works: VatRule['works'],
  ratePercent: number,
  minAgeYears: number,
  from: string,
  confidence: VatRule['confidence'],
  source: string,
): VatRule {
  return { country, works, ratePercent, minAgeYears, from, confidence, source };
}
