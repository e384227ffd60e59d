/**
 * Flags of the EU taxonomy for a building that is financed (7.7) and for a renovation of it (7.2). The limits in kWh/m²
 * are national readings: the context fills them in, with a date and a source. Source: Delegated Regulation (EU)
 * 2021/2139, annex I.
 */
import type { Letter } from './template-2.ts';

export interface TaxonomyLimit {
  /** A country (`NL`) or a region (`BE-VLG`), which goes before its country. */
  area: string;
  /** First day on which it counts. */
  from: string;
  /** Primary energy of the best 15 % of the stock. */
  top_15_kwh_per_m2: number | null;
  /** Ten percent below the demand for nearly zero-energy buildings, for those built since 2021. */
  nzeb_10_kwh_per_m2: number | null;
  source: string;
}

export type Flag = 'YES' | 'NO' | 'UNKNOWN';
export interface TaxonomyFlag {
  flag: Flag;
  proof:
    | 'EPC_A'
    | 'TOP_15'
    | 'NZEB_10'
    | 'PLAN_SAVES_30'
    | 'PLAN_SAVES_30_IN_3_YEARS'
    | 'WORKS_OVER_3_YEARS'
    | 'NO_LIMIT'
    | 'NO_PROOF'
    | null;
}

/** From this year on a building needs more than the label A. */
const NEW_SINCE = 2021;
/** Of primary energy; what solar panels make does not count. */
const RENOVATION_SAVES = 0.3;
/** From the first of its works to the last. */
const RENOVATION_YEARS = 3;

export interface TaxonomyHome {
  country: string;
  region: string | null;
  yearBuilt: number | null;
  /** Of a valid label. */
  letter: Letter | null;
  /** On the certificate: an estimate proves nothing. */
  printedKwhPerM2: number | null;
  /** Of its plan, without solar panels; null without a plan. */
  savedShare: number | null;
  /** In which its works are done by an approved programme; empty without one. */
  approvedYears: readonly number[];
}

export function acquisitionFlag(
  { country, region, yearBuilt, letter, printedKwhPerM2: score }: TaxonomyHome,
  limits: readonly TaxonomyLimit[],
  day: string,
): TaxonomyFlag {
  if (yearBuilt === null) return { flag: 'UNKNOWN', proof: null };
  const limit = limitOf(limits, country, region, day);
  if (yearBuilt >= NEW_SINCE) return compare(score, limit?.nzeb_10_kwh_per_m2 ?? null, 'NZEB_10');
  if (letter === 'A') return { flag: 'YES', proof: 'EPC_A' };
  return compare(score, limit?.top_15_kwh_per_m2 ?? null, 'TOP_15');
}

export function renovationFlag({
  savedShare,
  approvedYears,
}: Pick<TaxonomyHome, 'savedShare' | 'approvedYears'>): TaxonomyFlag {
  if (savedShare === null) return { flag: 'UNKNOWN', proof: null };
  if (savedShare < RENOVATION_SAVES) return { flag: 'NO', proof: null };
  if (approvedYears.length === 0) return { flag: 'YES', proof: 'PLAN_SAVES_30' };
  const years = Math.max(...approvedYears) - Math.min(...approvedYears) + 1;
  // The works of the first three years may save enough by themselves: that is not known.
  return years <= RENOVATION_YEARS
    ? { flag: 'YES', proof: 'PLAN_SAVES_30_IN_3_YEARS' }
    : { flag: 'UNKNOWN', proof: 'WORKS_OVER_3_YEARS' };
}

function compare(score: number | null, limit: number | null, proof: 'TOP_15' | 'NZEB_10'): TaxonomyFlag {
  if (limit === null) return { flag: 'UNKNOWN', proof: 'NO_LIMIT' };
  if (score === null) return { flag: 'UNKNOWN', proof: 'NO_PROOF' };
  return score <= limit ? { flag: 'YES', proof } : { flag: 'NO', proof: null };
}

function limitOf(
  limits: readonly TaxonomyLimit[],
  country: string,
  region: string | null,
  day: string,
): TaxonomyLimit | null {
  const newest = limits.filter(({ from }) => from <= day).sort((a, b) => (a.from < b.from ? 1 : -1));
  return newest.find(({ area }) => area === region) ?? newest.find(({ area }) => area === country) ?? null;
}
