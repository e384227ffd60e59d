import type { IncomeGroup } from '../../contract/codes.ts';
import { OPEN_RULE, type SubsidisedWork, type SubsidyRule } from './subsidy-rule.ts';

/**
 * Primes habitation, temporary regime 2025-02-14 … 2026-09-30 (closed since; only loans from 2026-10-01). A base amount
 * times a multiplier by income: R1, the lowest income, is our group 4. Read 2026-10, not checked with the authority.
 */
const INCOME: readonly [string, IncomeGroup, number, number][] = [
  ['R1', 4, 6, 70],
  ['R2', 3, 4, 70],
  ['R3', 2, 3, 50],
  ['R4', 1, 2, 50],
];

const ROOFS = ['roof_pitched_inside', 'roof_pitched_sarking', 'roof_flat', 'attic_floor'] as const;
const FLOORS = ['floor_cellar_ceiling', 'floor_crawl_space', 'floor_on_ground'] as const;
const WALLS = ['wall_cavity', 'wall_internal', 'wall_external'] as const;
const GLASS = ['windows_high_efficiency', 'windows_triple'] as const;
const HEAT_PUMPS = ['heat_pump_air_water', 'heat_pump_ground', 'heat_pump_hybrid'] as const;

/** name, works, unit, base EUR, confidence. */
const BASES: readonly [string, readonly SubsidisedWork[], 'm2' | 'dwelling', number, 'high' | 'medium'][] = [
  ['roof_cover', ['roof_pitched_sarking'], 'm2', 4, 'high'],
  ['roof_frame', [], 'dwelling', 100, 'high'],
  ['rainwater', [], 'dwelling', 40, 'high'],
  ['roof_insulation', ROOFS, 'm2', 20, 'high'],
  ['roof_insulation_biobased', [], 'm2', 26, 'high'],
  ['wall_insulation', WALLS, 'm2', 8.8, 'high'],
  ['wall_insulation_biobased', [], 'm2', 12, 'medium'],
  ['wall_drying_infiltration', [], 'm2', 2.4, 'medium'],
  ['wall_drying_rising_damp', [], 'm2', 3.2, 'medium'],
  ['floor_insulation', FLOORS, 'm2', 6, 'medium'],
  ['floor_insulation_biobased', [], 'm2', 8, 'medium'],
  ['windows_glazing', GLASS, 'm2', 26, 'high'],
  ['electrical_installation', ['electrical_upgrade'], 'dwelling', 320, 'high'],
  ['gas_installation', [], 'dwelling', 140, 'medium'],
  ['heat_pump_boiler_dhw', ['hot_water_heat_pump'], 'dwelling', 280, 'medium'],
  ['heat_pump_heating', HEAT_PUMPS, 'dwelling', 600, 'high'],
  ['biomass_boiler', [], 'dwelling', 720, 'medium'],
  ['biomass_stove', [], 'dwelling', 160, 'high'],
  ['solar_boiler', ['hot_water_solar'], 'dwelling', 420, 'medium'],
  ['ventilation_c', ['ventilation_exhaust'], 'dwelling', 280, 'medium'],
  ['ventilation_d_hrv', ['ventilation_balanced'], 'dwelling', 680, 'high'],
  ['ventilation_c_partial', [], 'dwelling', 80, 'medium'],
  ['ventilation_d_partial', [], 'dwelling', 160, 'medium'],
  ['audit', [], 'dwelling', 76, 'medium'],
];

export const WALLONIA_RULES: readonly SubsidyRule[] = BASES.flatMap(([name, works, per, base, confidence]) =>
  INCOME.map(([code, incomeGroup, multiplier, maxPercentOfInvoice]) => ({
    ...OPEN_RULE,
    id: `wal_${name}_${code}`,
    region: 'BE-WAL' as const,
    scheme: 'primes_habitation_temporary' as const,
    works,
    incomeGroup,
    amount: { per, cents: Math.round(base * multiplier * 100) },
    maxPercentOfInvoice,
    minAgeYears: 15,
    from: '2025-02-14',
    to: '2026-09-30',
    // No audit is asked before works on the roof, nor before the audit itself.
    conditions:
      name.startsWith('roof') || name === 'audit'
        ? (['registered_contractor'] as const)
        : (['registered_contractor', 'energy_audit_first'] as const),
    confidence,
  })),
);
