import type { IncomeGroup, Ownership, Region } from '../../contract/codes.ts';
import type { LoanCondition, LoanId } from '../../contract/remarks.ts';

/** Works that leave little energy to buy, or none: more is lent for them. */
export type LoanPackage = 'USUAL' | 'ZEP' | 'ZEP_PLUS';

export interface AssociationTerms {
  minAmountEur: number;
  maxAmountEur: number | null;
  /** For each dwelling that joins. */
  perDwellingEur: Record<LoanPackage, number>;
  /** Terms that can be chosen; of a list of one, any up to it. */
  years: Record<LoanPackage, readonly number[]>;
  minDwellings: number;
  /** Fewer get the small form, with other papers. */
  fullFormFromDwellings: number | null;
  /** Panels are lent for beside another work only. */
  panelsNeedOtherWork: boolean;
  /** What is counted with while the rate of the day is not known. */
  assumedRatePercent: number;
}

export interface Loan {
  id: LoanId;
  region: Region | 'NL';
  /** Null where the amount was not found. */
  maxAmountEur: number | null;
  /** Of a loan to an association: what the building gets beside the amount of each dwelling. */
  maxAmountOfBuildingEur?: number;
  /** The least that is lent. */
  minAmountEur?: number;
  /** Null where it was not found. */
  maxYears: number | null;
  /** The longest term of a smaller amount. */
  maxYearsBelow?: { eur: number; years: number };
  /** Null where the rate of today was not found. */
  ratePercent: number | null;
  forApartmentsOnly?: true;
  /** The owners that it is for; absent for any. */
  ownerships?: readonly Ownership[];
  /** For landlords alone. */
  conditionsOfLandlords?: readonly LoanCondition[];
  /** The dwelling must be at least this old in the plan's year. */
  minAgeYears?: number;
  /** Groups of occupiers that it is for; absent for a loan that any income gets. */
  incomeGroups?: readonly IncomeGroup[];
  conditions: readonly LoanCondition[];
  from: string;
  to: string | null;
  confidence: 'high' | 'medium' | 'low';
}

/**
 * Legal interest of the year less 3 points, fixed for the whole term; set again each year (kortenberg.be;
 * vlaanderen.be/veka).
 */
const VERBOUWLENING = {
  id: 'vlg_mijn_verbouwlening',
  region: 'BE-VLG',
  maxAmountEur: 60_000,
  maxYears: 25,
  // Occupiers of the lower and middle incomes (kortenberg.be; izi-solar.be, limits of 2023) and landlords, also for
  // their share in common parts (wooneco.be; dvvwesthoek.be).
  incomeGroups: [2, 3, 4],
  ownerships: ['occupier', 'landlord'],
  // Through a housing company (until 2023 a social agency), with a written promise; or at a rent of at most 900 EUR,
  // 1,000 in larger towns (2022), that is 20 to 80 EUR a month lower for nine years, by the amount lent (vlaanderen.be,
  // figures of 2022; energiehuis.3wplus.be; tienen.be, 2024; woneningaoz.be). The figures of 2026 were not found.
  conditionsOfLandlords: ['rent_agreed'],
  // Younger for renewable energy alone (wooneco.be), which is not distinguished here.
  minAgeYears: 15,
  confidence: 'medium',
} as const;

/** For the common parts; the association insures the loan (dvvwesthoek.be, wooneco.be, 2024). */
const VERBOUWLENING_VME = {
  id: 'vlg_mijn_verbouwlening_vme',
  region: 'BE-VLG',
  maxAmountEur: 25_000,
  maxAmountOfBuildingEur: 60_000,
  maxYears: 25,
  forApartmentsOnly: true,
  minAgeYears: 15,
  confidence: 'medium',
} as const;

const VME_TERMS: AssociationTerms = {
  minAmountEur: 0,
  maxAmountEur: null,
  perDwellingEur: { USUAL: 25_000, ZEP: 25_000, ZEP_PLUS: 25_000 },
  years: { USUAL: [25], ZEP: [25], ZEP_PLUS: [25] },
  minDwellings: 2,
  fullFormFromDwellings: null,
  panelsNeedOtherWork: false,
  assumedRatePercent: 1.5,
};

/**
 * Conditions of the fund (warmtefonds.nl, read 2026-11): the rate is that of its loans to owners (2024), as that to
 * associations is not published.
 */
const VVE_TERMS: AssociationTerms = {
  minAmountEur: 25_000,
  maxAmountEur: 10_000_000,
  perDwellingEur: { USUAL: 30_000, ZEP: 50_000, ZEP_PLUS: 65_000 },
  years: { USUAL: [10, 15, 20], ZEP: [10, 15, 20, 30], ZEP_PLUS: [10, 15, 20, 30] },
  minDwellings: 2,
  fullFormFromDwellings: 8,
  panelsNeedOtherWork: true,
  assumedRatePercent: 4.35,
};

/** What an association needs to know beyond what falls on one dwelling. */
export const ASSOCIATION_TERMS: Partial<Record<LoanId, AssociationTerms>> = {
  vlg_mijn_verbouwlening_vme: VME_TERMS,
  nl_warmtefonds_vve: VVE_TERMS,
};

/**
 * Where no public loan is open, or its terms are not known: banks lend to associations (tijd.be on KBC;
 * moneytalk.knack.be on Federale, 2016). Term and rate are general knowledge, weak. No row of the table: an owner alone
 * does not get it.
 */
export const ASSOCIATION_BANK_LOAN = {
  id: 'association_bank_loan',
  years: 15,
  ratePercent: 4.5,
  conditions: ['association_applies', 'credit_insurance', 'rate_unknown'],
  confidence: 'low',
} as const;

/**
 * Both loans can be asked for until the end of 2026 and "then the terms change" (dvvwesthoek.be): the new ones were not
 * found.
 */
const TERMS_OF_2027 = {
  maxAmountEur: null,
  maxYears: null,
  ratePercent: null,
  from: '2027-01-01',
  to: null,
  confidence: 'low',
} as const;

/** The month in which the loans were last looked up. */
export const LOANS_READ_IN = '2026-11';

/** Public loans for renovation; their sources are in loan-sources.ts. */
export const LOAN_TABLE: readonly Loan[] = [
  {
    ...VERBOUWLENING,
    // 0 % until 2023-01-31, then 2.25 % (5.25 − 3), from 2024-02-24 2.75 % (5.75 − 3): not needed for plans of today.
    ratePercent: null,
    conditions: ['rate_unknown'],
    from: '2022-09-01',
    to: '2024-12-31',
  },
  {
    ...VERBOUWLENING,
    // The legal interest is 4.5 % in 2025 and 2026 (embuild.be 2026, Moniteur belge; lawbase.be).
    ratePercent: 1.5,
    conditions: [],
    from: '2025-01-01',
    to: '2026-12-31',
  },
  {
    ...VERBOUWLENING,
    ...TERMS_OF_2027,
    conditions: ['amount_unknown', 'term_unknown', 'rate_unknown'],
  },
  {
    ...VERBOUWLENING_VME,
    ratePercent: 1.5,
    conditions: ['association_applies', 'credit_insurance'],
    from: '2025-01-01',
    to: '2026-12-31',
  },
  {
    ...VERBOUWLENING_VME,
    ...TERMS_OF_2027,
    conditions: ['association_applies', 'amount_unknown', 'term_unknown', 'rate_unknown'],
  },
  {
    id: 'bru_ecoreno',
    region: 'BE-BRU',
    maxAmountEur: 25_000,
    maxYears: 10,
    // 2.5 to 3.5 % by income; the higher is shown.
    ratePercent: 3.5,
    conditions: [],
    from: '2026-01-02',
    to: null,
    confidence: 'medium',
  },
  {
    // Above 25,000 EUR: a mortgage of at most 120 % of the value after the works.
    id: 'bru_ecoreno_mortgage',
    region: 'BE-BRU',
    maxAmountEur: null,
    maxYears: 30,
    ratePercent: 3.5,
    conditions: ['mortgage', 'amount_unknown'],
    from: '2026-04-01',
    to: null,
    confidence: 'medium',
  },
  {
    id: 'wal_renopack_old',
    region: 'BE-WAL',
    maxAmountEur: 60_000,
    maxYears: 30,
    ratePercent: 0,
    conditions: ['energy_audit_first'],
    from: '2016-01-01',
    to: '2026-09-30',
    confidence: 'medium',
  },
  {
    id: 'wal_renopack_new',
    region: 'BE-WAL',
    maxAmountEur: null,
    maxYears: null,
    ratePercent: 0,
    // Income groups C1 to C3: all but the highest.
    incomeGroups: [2, 3, 4],
    conditions: ['capital_partly_forgiven', 'energy_audit_first', 'label_jump', 'amount_unknown'],
    from: '2026-10-01',
    to: null,
    confidence: 'high',
  },
  {
    id: 'wal_renopret_new',
    region: 'BE-WAL',
    maxAmountEur: null,
    maxYears: null,
    ratePercent: null,
    conditions: ['energy_audit_first', 'label_jump', 'amount_unknown', 'rate_unknown'],
    from: '2026-10-01',
    to: null,
    confidence: 'high',
  },
  {
    id: 'nl_warmtefonds',
    region: 'NL',
    maxAmountEur: 27_000,
    minAmountEur: 1000,
    maxYears: 20,
    maxYearsBelow: { eur: 15_000, years: 15 },
    // 0 % below 60,000 EUR household income; 4.35 % otherwise (example of 2024).
    ratePercent: 4.35,
    ownerships: ['occupier'],
    conditions: ['owner_occupier', 'interest_free_below_60000'],
    from: '2024-01-01',
    to: null,
    confidence: 'high',
  },
  {
    // From 25,000 EUR on, 30,000 a flat, more for a package that leaves little energy to buy; panels only beside
    // another work.
    id: 'nl_warmtefonds_vve',
    region: 'NL',
    maxAmountEur: 30_000,
    maxYears: 20,
    // Fixed when the owners are called to vote.
    ratePercent: null,
    forApartmentsOnly: true,
    // A social landlord mostly owns the whole building.
    ownerships: ['occupier', 'landlord', 'second_home'],
    conditions: ['association_applies', 'energy_audit_first', 'rate_unknown'],
    from: '2024-01-01',
    to: null,
    confidence: 'medium',
  },
];
