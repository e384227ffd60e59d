import type { IncomeGroup, Region } from '../contract/codes.ts';
import { INCOME_LIMITS, type IncomeLimits } from '../data/prices/income-limits.ts';

export interface Household {
  /** A year, by the basis that `INCOME_LIMITS` names for the region. */
  incomeEur: number;
  adults: 1 | 2;
  dependants: number;
  /** Who lives elsewhere, or owns another dwelling too, is not helped as an occupier. */
  ownership: 'occupier' | 'landlord' | 'second_home';
}

/**
 * The group that a household belongs to; null where grants do not go by income, where the income is above every group,
 * or where the limits of the date are not known.
 */
export function incomeGroupOf(region: Region, household: Household, date: string): IncomeGroup | null {
  const limits = region === 'BE-VLG' || region === 'BE-WAL' ? INCOME_LIMITS[region] : null;
  if (limits === null || date < limits.from) return null;
  // Source: Flemish premium table from 2025-07-01: landlords and owners of a second dwelling are in group 1.
  if (region === 'BE-VLG' && household.ownership !== 'occupier') return 1;
  let found: IncomeGroup | null = null;
  // From the highest group to the lowest: the last whose limit holds is the household's.
  for (const { group, single, coupleOrWithDependant } of limits.limits) {
    const isCouple = household.adults === 2 || household.dependants > 0;
    const limit = isCouple ? coupleOrWithDependant : single;
    if (
      limit === null ||
      countedIncomeEur(household, region) <= limit + addedEur(household, region, limits)
    ) {
      found = group;
    }
  }
  return found;
}

/** Wallonia takes a sum off the income for each child. */
function countedIncomeEur({ incomeEur, dependants }: Household, region: Region): number {
  return region === 'BE-WAL' ? incomeEur - dependants * INCOME_LIMITS[region].perDependantEur : incomeEur;
}

/** Flanders raises the limit; the first dependant of a single adult is in the limit already. */
function addedEur(
  { adults, dependants }: Household,
  region: Region,
  { perDependantEur }: IncomeLimits,
): number {
  if (region !== 'BE-VLG') return 0;
  return Math.max(0, adults === 2 ? dependants : dependants - 1) * perDependantEur;
}
