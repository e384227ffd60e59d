/** What the server tells of a review: codes, which the page puts into words. */
import type { Language } from '@rooftree/words/language';
import type { FactText } from '../choices/facts.ts';
import type { PageContext } from '../page-data.ts';

export interface ReviewField extends FactText {
  raw: string | null;
  confidence: 'HIGH' | 'MEDIUM' | 'LOW';
  source: { page: number; box: readonly number[]; page_size: readonly number[] } | null;
  /** What holds today. */
  held: FactText['value'] | null;
  decision: 'accept' | 'correct' | 'reject';
  /** The correction that was sent, as text; null for none. */
  typed: string | null;
  isWrong: boolean;
}

export interface ReviewData {
  language: Language;
  context: PageContext | null;
  /** Of the estate, in one line. */
  address: string;
  /** Of the document, in one line; null where it has none. */
  documentAddress: string | null;
  isOtherAddress: boolean;
  certificate: { number: string | null; issued_on: string | null; valid_until: string | null } | null;
  fields: ReviewField[];
  /** What such a form usually states and was not found. */
  missing: { name: string; searched: string[] }[];
  /** How many pages were searched. */
  pagesRead: number;
  /** The labels of the estate's scale. */
  labels: readonly string[];
  /** How many pages of the document can be shown. */
  pages: number;
  /** The address of the review itself, without a slash at its end. */
  url: string;
}

export interface ReviewDone {
  language: Language;
  context: PageContext | null;
  accepted: number;
  corrected: number;
  rejected: number;
}
