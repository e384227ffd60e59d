/** Where an adviser knows better, and what a wish costs. Plain JSON, snake case. */
import type { MeasureCode } from './codes.ts';
import type { DwellingFieldName, InsulationType } from './dwelling-fields.ts';

/** What can be set for a work; the values of the house itself are facts of `dwelling`. */
export const WORK_FIELDS = [
  'added_r_m2k_per_w',
  'u_after_w_per_m2k',
  'power_kw',
  'power_kwp',
  'cost_eur',
] as const;
export type WorkField = (typeof WORK_FIELDS)[number];

/** A value of the house as it is, in the place of what the client, a certificate or the stock says. */
export interface FactOverride {
  fact: DwellingFieldName;
  value: string | number | boolean | InsulationType;
  reason: string;
}

/**
 * A value of a work, in the place of what the plan would choose. `cost_eur` is without VAT, of the whole work;
 * `power_kwp` is that of all panels on the roof after it.
 */
export interface WorkOverride {
  measure: MeasureCode;
  field: WorkField;
  value: number;
  reason: string;
}

export type Override = FactOverride | WorkOverride;

/** An override beside the value that it replaced; null where there was none. */
export type AppliedOverride =
  | (FactOverride & { replaced: string | number | boolean | null })
  | (WorkOverride & { replaced: number | null });

/** A wish that sets aside a rule of advisers, and the plan without it. */
export interface WishCost {
  wish: 'locked' | 'excluded';
  measure: MeasureCode;
  /** Net cost of the plan less that of the plan without the wish: positive where the wish costs more. */
  more_eur: number;
  /** Energy bill a year, likewise. */
  more_bill_eur_per_year: number;
  label: string;
  label_without_wish: string;
  probability: number;
  probability_without_wish: number;
}
