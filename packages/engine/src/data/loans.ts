import type { Region } from '../contract/codes.ts';
import type { LoanId } from '../contract/remarks.ts';

export interface Loan {
  id: LoanId;
  region: Region | 'NL';
  /** Null where the amount was not found. */
  maxAmountEur: number | null;
  maxYears: number | null;
  /** Null where the rate of today was not found. */
  ratePercent: number | null;
  forApartmentsOnly?: true;
  from: string;
  to: string | null;
  confidence: 'high' | 'medium' | 'low';
  source: string;
}

/** Public loans for renovation, collected up to 2026-10. */
export const LOAN_TABLE: readonly Loan[] = [
  {
    id: 'vlg_mijn_verbouwlening',
    region: 'BE-VLG',
    maxAmountEur: 60_000,
    maxYears: 25,
    // Legal interest less 3 points, fixed; 2.75 % in 2024, later rate not found.
    ratePercent: null,
    from: '2022-09-01',
    to: null,
    confidence: 'medium',
    source: 'wooneco.be; kortenberg.be; vlaanderen.be/veka',
  },
  {
    id: 'bru_ecoreno',
    region: 'BE-BRU',
    maxAmountEur: 25_000,
    maxYears: 10,
    // 2.5 to 3.5 % by income; the higher is shown.
    ratePercent: 3.5,
    from: '2026-01-02',
    to: null,
    confidence: 'medium',
    source: 'livios.be 101692; levif.be',
  },
  {
    id: 'wal_renopack_old',
    region: 'BE-WAL',
    maxAmountEur: 60_000,
    maxYears: 30,
    ratePercent: 0,
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
    from: '2026-10-01',
    to: null,
    confidence: 'high',
    source: 'wallonie.be renovation-du-bati-wallon; amounts not found',
  },
  {
    id: 'wal_renopret_new',
    region: 'BE-WAL',
    maxAmountEur: null,
    maxYears: null,
    ratePercent: null,
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
    from: '2022-12-01',
    to: '2028-12-31',
    confidence: 'high',
    source: 'Staatscourant 2022, 32650; owners associations, amount a dwelling',
  },
];
