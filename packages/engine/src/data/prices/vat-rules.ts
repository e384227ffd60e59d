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
  rule('BE', [], 21, 0, '2000-01-01', 'high'),
  rule('BE', [], 6, 10, '2000-01-01', 'high'),
  rule('BE', ['battery', 'oil_tank_removal'], 21, 0, '2000-01-01', 'medium'),
  rule('BE', ['boiler_condensing'], 21, 0, '2025-07-29', 'high'),
  rule('BE', HEAT_PUMPS, 6, 0, '2026-01-01', 'low'),
  rule('BE', ['architect', 'blower_door_test'], 21, 0, '2000-01-01', 'low'),
  rule('NL', [], 21, 0, '2000-01-01', 'high'),
  rule('NL', NL_LABOUR_AND_GOODS, 15, 2, '2000-01-01', 'medium'),
  rule('NL', ['solar_panels'], 0, 0, '2023-01-01', 'high'),
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
): VatRule {
  return { country, works, ratePercent, minAgeYears, from, confidence };
}
