/** What a programme is asked for; the fields of limits have the names of the API, which checks them. */
import type { Crew } from '../homes/crews.ts';

export const PROGRAMME_OBJECTIVES = ['LOWEST_COST', 'MOST_CO2_PER_EURO', 'MOST_TENANTS_HELPED'] as const;
export type ProgrammeObjective = (typeof PROGRAMME_OBJECTIVES)[number];

/**
 * Calendars of the law that a programme can follow. Duties after a purchase are not: nobody knows when a home is sold.
 */
export const CALENDARS = [
  'vlg_housing_code',
  'bru_275',
  'bru_150',
  'wal_all_owners',
  'nl_rental',
  'nl_social_housing',
] as const;
export type Calendar = (typeof CALENDARS)[number];

export interface ProgrammeTerms {
  firstYear: number;
  years: number;
  objective: ProgrammeObjective;
  /** No column raises the energy bill of a home. */
  noTenantPaysMore: boolean;
  duties: readonly Calendar[];
  /** Chance with which a home must meet each of its duties. */
  requiredProbability: number;
  /** Up to this year homes do what they did in the previous programme. */
  frozenUntilYear: number | null;
}

export interface ProgrammeLimits {
  budget?: { year?: number; at_most_cents: number }[];
  hours?: { trade: Crew; year?: number; at_most_hours: number }[];
  homes?: { year?: number; place?: string; at_most_homes: number }[];
  co2?: { at_most_kg: number };
  labels?: { label: string; by_year: number; at_least_percent: number }[];
  energy?: { by_year: number; cut_at_least_percent: number; from_worst_homes_at_least_percent?: number }[];
  bills?: { mean_cut_at_least_percent?: number };
}

/** Real rate, and the rise of the prices of works above general prices. ASSUMED, both, as is the horizon. */
export const ASSUMED_MONEY = { discountRate: 0.03, priceRise: 0.01, horizonYears: 30 };

/** A tenant is helped when the energy bill is this much lower than today's. */
export const HELPED_BILL_CUT = 0.2;
