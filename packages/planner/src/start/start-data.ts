/** What the page at `/` shows. */
import type { Language } from '@rooftree/words/language';
import type { TryOutResult } from './try-out.ts';

export const TRY_OUT_FORMS = ['CLOSED', 'SEMI_OPEN', 'OPEN', 'APARTMENT'] as const;
export type TryOutForm = (typeof TRY_OUT_FORMS)[number];

export interface TryOutInput {
  zipCode: string;
  yearBuilt: number;
  form: TryOutForm;
}

export interface StartData {
  publicUrl: string;
  language: Language;
  version: string;
  /** The day of the try-out's prices and rules. */
  date: string;
  /** A few estates to look at; empty outside a demo. */
  examples: StartExample[];
}

export interface StartExample {
  name: string;
  path: string;
  /** The one whose plan and passport are shown first. */
  isShown: boolean;
}

/** With the first try-out, so that it is there before the engine. */
export interface OpenStart extends StartData {
  first: TryOutInput;
  result: TryOutResult | null;
}

/** A house that many readers know one of. */
export const FIRST_TRY_OUT: Record<'BE' | 'NL', TryOutInput> = {
  BE: { zipCode: '9000', yearBuilt: 1962, form: 'SEMI_OPEN' },
  NL: { zipCode: '3512 KL', yearBuilt: 1962, form: 'CLOSED' },
};

export const countryOf = (language: Language): 'BE' | 'NL' => (language === 'nl-NL' ? 'NL' : 'BE');
