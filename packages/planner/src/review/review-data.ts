/** What the server returns of a review: codes, which the page puts into words. */
import type { LabelScale } from '@rooftree/engine';
import type { Language } from '@rooftree/words/language';
import type { FactText } from '../choices/facts.ts';
import type { PageContext } from '../page-data.ts';

export interface ReviewField extends FactText {
  raw: string | null;
  confidence: 'HIGH' | 'MEDIUM' | 'LOW';
  source: { page: number; box: readonly number[]; page_size: readonly number[] } | null;
  /** What holds today. */
  held: FactText['value'] | null;
  /** Null where a person must choose: the certificate of another address is not used by default. */
  decision: 'accept' | 'correct' | 'reject' | null;
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
  /** For another address: whether the reviewer said that it is the right certificate, or must say so first. */
  isUsedAnyway: boolean;
  isUseMissing: boolean;
  /** The scale of the certificate's region, which names it; null where it does not say. */
  scale: LabelScale | null;
  /** The home in the console, for a reviewer who is signed in there. */
  consoleUrl: string | null;
  certificate: { number: string | null; issued_on: string | null; valid_until: string | null } | null;
  fields: ReviewField[];
  /** What such a form usually states and was not found. */
  missing: { name: string; searched: string[] }[];
  /** How many pages were searched. */
  pagesRead: number;
  /** Pages of a scan that were not read. */
  unreadPages: readonly number[];
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
  consoleUrl: string | null;
}
