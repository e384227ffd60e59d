import type { EmissionBasis } from '@rooftree/engine/emission-factors';
import { createFactors, type FactorsOf, type OwnFactor } from './emission-factors.ts';
import type { TaxonomyLimit } from './taxonomy.ts';

/** What a context has filled in for its reports; both are empty until it does. */
export interface LoanSettings {
  emission_factors: OwnFactor[];
  taxonomy_limits: TaxonomyLimit[];
}

export const NO_SETTINGS: LoanSettings = { emission_factors: [], taxonomy_limits: [] };

/** What the lines of one report are made with. */
export interface ReportRules {
  /** yyyy-mm-dd: which certificates are valid, and the year of the emission factors. */
  referenceDate: string;
  factorsOf: FactorsOf;
  limits: readonly TaxonomyLimit[];
}

export function reportRules(
  referenceDate: string,
  basis: EmissionBasis,
  { emission_factors: own, taxonomy_limits: limits }: LoanSettings,
): ReportRules {
  return { referenceDate, factorsOf: createFactors(Number(referenceDate.slice(0, 4)), basis, own), limits };
}
