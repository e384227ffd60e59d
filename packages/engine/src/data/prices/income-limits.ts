import type { IncomeGroup } from '../../contract/codes.ts';

/** Up to which household income, EUR a year, one belongs to a group; null: no upper limit. */
export interface IncomeLimit {
  group: IncomeGroup;
  /** What the region itself calls the group. */
  ownName: string;
  single: number | null;
  coupleOrWithDependant: number | null;
}

export interface IncomeLimits {
  basis: string;
  from: string;
  /** Raises the limit (Flanders) or is taken off the income (Wallonia) for each further dependant. */
  perDependantEur: number;
  limits: readonly IncomeLimit[];
  confidence: 'high' | 'medium' | 'low';
}

/** Regions whose grants depend on income; the Netherlands' ISDE does not, Brussels has none. Read 2026-10. */
export const INCOME_LIMITS: Record<'BE-VLG' | 'BE-WAL', IncomeLimits> = {
  'BE-VLG': {
    basis: 'taxable household income of the last assessment',
    from: '2025-07-01',
    perDependantEur: 4320,
    limits: [
      // Also landlords, co-owners' associations and owners of a second dwelling.
      { group: 1, ownName: '1', single: null, coupleOrWithDependant: null },
      { group: 2, ownName: '2', single: 53_880, coupleOrWithDependant: 76_980 },
      { group: 3, ownName: '3', single: 42_340, coupleOrWithDependant: 59_270 },
      // Also protected customers.
      { group: 4, ownName: '4', single: 24_230, coupleOrWithDependant: 36_340 },
    ],
    // The limits of 2026 were not found; a page of May 2026 still prints these.
    confidence: 'medium',
  },
  'BE-WAL': {
    basis: 'household income, less the deduction for each child',
    from: '2025-02-14',
    perDependantEur: 5000,
    limits: [
      // Above it there was no grant.
      { group: 1, ownName: 'R4', single: 114_400, coupleOrWithDependant: 114_400 },
      { group: 2, ownName: 'R3', single: 50_600, coupleOrWithDependant: 50_600 },
      { group: 3, ownName: 'R2', single: 38_300, coupleOrWithDependant: 38_300 },
      { group: 4, ownName: 'R1', single: 26_900, coupleOrWithDependant: 26_900 },
    ],
    confidence: 'medium',
  },
};

/** Apart from the limits, because no plan reads them. */
export const INCOME_LIMIT_SOURCES: Record<keyof typeof INCOME_LIMITS, string> = {
  'BE-VLG': 'public code; groups 2 and 3 also wendows.be',
  'BE-WAL': 'public code 2026-10; 38,300 and 114,400 also trends.levif.be',
};
