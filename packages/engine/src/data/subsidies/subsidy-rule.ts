import type { IncomeGroup, MeasureCode, Ownership, Region, RelatedWork } from '../../contract/codes.ts';
import type { SubsidyCondition, SubsidyScheme } from '../../contract/remarks.ts';

export type SubsidisedWork = MeasureCode | RelatedWork;

/** One line of a grant scheme: who gets how much for what, when, and what is still to be shown. */
export interface SubsidyRule {
  id: string;
  region: Region | 'NL';
  scheme: SubsidyScheme;
  /** Of a local grant, which has no words of ours. */
  name?: string;
  /** The works of the catalogue that it pays for, together under one ceiling; none for works that we do not plan. */
  works: readonly SubsidisedWork[];
  incomeGroup: IncomeGroup | null;
  /** The owners that it pays; null for any. */
  ownerships: readonly Ownership[] | null;
  /** An association of owners is paid for the works of its building, an owner for all others. */
  payee: 'owner' | 'association';
  amount:
    | { per: 'm2'; cents: number }
    | { per: 'dwelling'; cents: number }
    | { per: 'kW'; startCents: number; cents: number }
    | { per: 'invoice'; percent: number };
  /** Of the invoice without VAT. */
  maxPercentOfInvoice: number | null;
  maxCents: number | null;
  minM2: number | null;
  maxM2: number | null;
  /** Fewer than two, or at least two, subsidised measures within 24 months. */
  combination: 'one_measure' | 'two_measures' | null;
  /** Paid only beside an insulation measure of the same scheme. */
  onlyWithInsulation: boolean;
  /** Not paid when one of these works is in the plan too. */
  notBeside: readonly SubsidisedWork[];
  builtBefore: number | null;
  minAgeYears: number | null;
  from: string;
  to: string | null;
  /**
   * The last day whose amounts were read, where the scheme runs on after it: from then on the same amounts hold, marked
   * as not verified. Null where the amounts hold until `to`.
   */
  amountsUntil: string | null;
  conditions: readonly SubsidyCondition[];
  confidence: 'high' | 'medium' | 'low';
}

/** What most rules leave open. */
export const OPEN_RULE = {
  payee: 'owner',
  incomeGroup: null,
  ownerships: null,
  maxPercentOfInvoice: null,
  maxCents: null,
  minM2: null,
  maxM2: null,
  combination: null,
  onlyWithInsulation: false,
  notBeside: [],
  builtBefore: null,
  minAgeYears: null,
  to: null,
  amountsUntil: null,
} as const;
