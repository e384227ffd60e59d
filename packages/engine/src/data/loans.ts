import type { IncomeGroup, Region } from '../contract/codes.ts';
import type { LoanCondition, LoanId } from '../contract/remarks.ts';

export interface Loan {
  id: LoanId;
  region: Region | 'NL';
  /** Null where the amount was not found. */
  maxAmountEur: number | null;
  maxYears: number | null;
  /** Null where the rate of today was not found. */
  ratePercent: number | null;
  forApartmentsOnly?: true;
  /** Groups that it is for; absent for a loan that any income gets. */
  incomeGroups?: readonly IncomeGroup[];
  conditions: readonly LoanCondition[];
  from: string;
  to: string | null;
  confidence: 'high' | 'medium' | 'low';
  source: string;
}

/** Legal interest of the year less 3 points, fixed for the whole term; set anew each year (kortenberg.be; vlaanderen.be/veka). */
const VERBOUWLENING = {
  id: 'vlg_mijn_verbouwlening',
  region: 'BE-VLG',
  maxAmountEur: 60_000,
  maxYears: 25,
  // Owner-occupiers of the lower and middle incomes (kortenberg.be; izi-solar.be, limits of 2023), co-owners by their association.
  incomeGroups: [2, 3, 4],
  confidence: 'medium',
  source: 'wooneco.be; kortenberg.be; vlaanderen.be/veka',
} as const;

/** Public loans for renovation, collected up to 2026-11. */
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
  { ...VERBOUWLENING, ratePercent: null, conditions: ['rate_unknown'], from: '2027-01-01', to: null },
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
    source: 'livios.be 101692; levif.be',
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
    source: 'bx1.be; livios.be 101692; other works than energy were suspended until 2026-03-31',
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
    source: 'swcs.be; flw.be (household income up to 97,700 EUR)',
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
    source: 'wallonie.be renovation-du-bati-wallon; econostrum.info; 1001infos.net 562689; amounts not found',
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
    source: 'wallonie.be renovation-du-bati-wallon; amounts not found',
  },
  {
    id: 'nl_warmtefonds',
    region: 'NL',
    maxAmountEur: 27_000,
    maxYears: 20,
    // 0 % below 60,000 EUR household income; 4.35 % otherwise (example of 2024).
    ratePercent: 4.35,
    conditions: [],
    from: '2024-01-01',
    to: null,
    confidence: 'high',
    source: 'warmtefonds.nl; milieucentraal.nl',
  },
  {
    id: 'nl_svve',
    region: 'NL',
    maxAmountEur: 15_000,
    maxYears: null,
    ratePercent: null,
    forApartmentsOnly: true,
    conditions: ['association_applies', 'rate_unknown'],
    from: '2022-12-01',
    to: '2027-12-31',
    confidence: 'high',
    source: 'Staatscourant 2022, 32650; owners associations, amount a dwelling',
  },
];
