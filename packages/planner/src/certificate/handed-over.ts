/** What the server answers to a certificate that was handed over on the page. */
import type { FactText } from '../choices/facts.ts';

/** How it ended, as a page without script gets it in its address. */
export const FORM_OUTCOMES = [
  'read',
  'nothing',
  'different_address',
  'not_a_certificate',
  'other_certificate',
  'other_address',
  'unreadable',
  'encrypted',
  'too_large',
  'took_too_long',
  'too_many',
  'busy',
] as const;
export type FormOutcome = (typeof FORM_OUTCOMES)[number];

export interface ReadFact extends FactText {
  confidence: 'HIGH' | 'MEDIUM' | 'LOW';
}

export interface HandedOver {
  failure: FormOutcome | null;
  address_check: 'same' | 'different' | 'unknown';
  certificate: { issued_on: string | null; valid_until: string | null } | null;
  facts: ReadFact[];
  /** What was read and is not used, and why. */
  left_out: { name: string; reason: string }[];
  is_kept: boolean;
}

export function describeOutcome({ failure, address_check: check, facts }: HandedOver): FormOutcome {
  if (failure !== null) return failure;
  if (check === 'different') return 'different_address';
  return facts.length === 0 ? 'nothing' : 'read';
}
