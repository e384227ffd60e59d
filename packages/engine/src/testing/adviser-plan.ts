/** Plans of the dwellings that an adviser would look at, and how to read them. */
import { parseEstateInput } from '../completion/estate-input.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import type { EstateInput } from '../contract/estate.ts';
import type { Plan } from '../contract/plan.ts';
import type { PlanOptions } from '../plan/plan-options.ts';
import { planRenovation } from '../plan/plan-renovation.ts';

const DATE = '2026-11-15';
const ZIP_CODES = { VLG: '9000', BRU: '1000', WAL: '5000', NL: '3511' } as const;
export const BARE = {
  inclined_roof_insulation_type: 'NONE',
  outer_wall_insulation_type: 'NONE',
  floor_insulation_type: 'NONE',
  window_glazing_type: 'SINGLE',
} as const satisfies DwellingFacts;

type Format = 'OPEN' | 'SEMI_OPEN' | 'CLOSED' | 'APARTMENT';
export type Place = keyof typeof ZIP_CODES;

export function estateOf(region: Place, format: Format, year: number, dwelling: DwellingFacts): EstateInput {
  const body = {
    address: { country: region === 'NL' ? 'NL' : 'BE', zip_code: ZIP_CODES[region] },
    estate_type: format === 'APARTMENT' ? 'APARTMENT' : 'HOUSE',
    estate_format: format === 'APARTMENT' ? null : format,
    year_built: year,
    dwelling,
  };
  return parseEstateInput(body, DATE);
}

export function plan(
  region: Place,
  format: Format,
  year: number,
  dwelling: DwellingFacts,
  options: Partial<PlanOptions> = {},
): Plan {
  return planRenovation(estateOf(region, format, year, dwelling), { date: DATE, ...options });
}

export const worksOf = ({ steps }: Plan): string[] =>
  steps.flatMap(({ works }) => works.map(({ work }) => work));
export const lineOf = ({ steps }: Plan, code: string) =>
  steps.flatMap(({ works }) => works).find(({ work }) => work === code);
export const warningOf = ({ warnings }: Plan, code: string) =>
  warnings.find((warning) => warning.code === code);
export const loadWPerM2 = ({ result, floor_area_m2: m2 }: Plan): number =>
  (result.peak_heat_load_kw * 1000) / m2;
