import type { Language } from '@rooftree/words/language';
import { texts as en, type Texts } from './en/texts.ts';
import { texts as frBE } from './fr-BE/texts.ts';
import { texts as nlBE } from './nl-BE/texts.ts';
import { texts as nlNL } from './nl-NL/texts.ts';

/** All four languages at once: for the files that the server writes in the words of the console. */
export const ALL_TEXTS: Record<Language, Texts> = { en, 'fr-BE': frBE, 'nl-BE': nlBE, 'nl-NL': nlNL };
