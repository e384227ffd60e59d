/** What the engine plans for Belgian houses of 150 m² without any insulation: held against figures for whole houses. */
import { parseEstateInput } from '../completion/estate-input.ts';
import { planRenovation } from '../plan/plan-renovation.ts';

const DATE = '2026-11-15';
const ZIP_CODES = ['5000', '1000'] as const;

/**
 * Middle of the cost range from G to A, EUR, lowest first. Source: National Bank 50,000 to 80,000 for the average
 * house, press 100,000 (immovlan.be).
 */
export function costsFromGToA(): readonly number[] {
  const costsEur: number[] = [];
  for (const zip_code of ZIP_CODES) {
    for (const estate_format of ['OPEN', 'SEMI_OPEN', 'CLOSED'] as const) {
      for (const year_built of [1925, 1950]) {
        for (const heating_type of ['GAS', 'OIL'] as const) {
          const dwelling = { ...BARE, heating_type };
          const body = {
            address: { country: 'BE', zip_code },
            estate_type: 'HOUSE',
            estate_format,
            year_built,
            dwelling,
          };
          const plan = planRenovation(parseEstateInput(body, DATE), { date: DATE, target_label: 'A' });
          if (plan.baseline.label !== 'G' || !plan.result.label.startsWith('A')) continue;
          costsEur.push(plan.ranges.total_estimated_cost_incl_vat.p50);
        }
      }
    }
  }
  return costsEur.sort((a, b) => a - b);
}

const BARE = {
  habitable_space_m2: 150,
  inclined_roof_insulation_type: 'NONE',
  outer_wall_insulation_type: 'NONE',
  floor_insulation_type: 'NONE',
  window_glazing_type: 'SINGLE',
  heating_device: 'NON_CONDENSING_BOILER',
  heating_installation_year: 1985,
  ventilation_type: 'NATURAL',
  has_solar_panels: false,
} as const;
