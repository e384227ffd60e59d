/** What a form or a record yields before its confidence is known. */
import type { Address, Basis, CertificateFacts, FactName, FactValue, Kind, Language } from './reading.ts';
import type { Source } from './text.ts';

export interface Finding {
  name: FactName;
  value: FactValue;
  raw: string | null;
  basis: Basis;
  source: Source | null;
  /** It is never sure: no label led to it, or it stands in a report about a certificate. */
  isUnsure?: boolean;
}

/** A comparison of two readings: one that holds confirms the facts it is about, one that fails casts doubt on them. */
export interface Check {
  name: string;
  holds: boolean;
  about: readonly FactName[];
  /** The second reading is rough or rests on a rule of ours: its failing says nothing. */
  onlyConfirms?: boolean;
}

export interface Findings {
  kind: Kind;
  version: string | null;
  language: Language;
  certificate: Omit<CertificateFacts, 'expired'>;
  address: Address | null;
  findings: Finding[];
  checks: Check[];
  unread: string[];
}
