/** Cohorts that stand for the stock, and inputs for them. */
import type { EstateFormat, LabelScale } from '../contract/codes.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import type { EstateInput } from '../contract/estate.ts';
import { type PlannableInput, requirePlannable } from '../dwelling/plannable.ts';

const REGION_OF = {
  flanders: 'BE-VLG',
  brussels: 'BE-BRU',
  wallonia: 'BE-WAL',
  netherlands: 'NL-UT',
} as const;
export const FORMATS: readonly (EstateFormat | null)[] = ['OPEN', 'SEMI_OPEN', 'CLOSED', null];

/**
 * Share of the dwellings of a country by the year that stands for their period. Source: general knowledge of the stocks
 * (2024), weak.
 */
export const YEAR_MIX: Record<'BE' | 'NL', Record<'HOUSE' | 'APARTMENT', readonly [number, number][]>> = {
  BE: {
    HOUSE: mix(0.22, 0.14, 0.15, 0.11, 0.14, 0.07, 0.08, 0.06, 0.03),
    APARTMENT: mix(0.08, 0.08, 0.1, 0.16, 0.16, 0.06, 0.1, 0.13, 0.13),
  },
  NL: {
    HOUSE: mix(0.06, 0.11, 0.08, 0.13, 0.19, 0.15, 0.13, 0.08, 0.07),
    APARTMENT: mix(0.12, 0.12, 0.1, 0.15, 0.12, 0.13, 0.1, 0.09, 0.07),
  },
};

function mix(...shares: number[]): [number, number][] {
  const years = [1905, 1933, 1953, 1966, 1976, 1986, 1996, 2006, 2016];
  return shares.map((share, index) => [years[index] ?? 0, share]);
}

export function inputOf(
  scale: LabelScale,
  format: EstateFormat | null,
  year: number,
  dwelling: DwellingFacts = {},
): PlannableInput {
  return requirePlannable(estateOf(scale, format, year, dwelling));
}

export function estateOf(
  scale: LabelScale,
  format: EstateFormat | null,
  year: number,
  dwelling: DwellingFacts,
): EstateInput {
  return {
    address: {
      country: scale === 'netherlands' ? 'NL' : 'BE',
      zip_code: null,
      region: REGION_OF[scale],
    },
    estate_type: format === null ? 'APARTMENT' : 'HOUSE',
    estate_format: format,
    year_built: year,
    year_renovated: null,
    dwelling,
  };
}
