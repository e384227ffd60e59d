/** The words of this screen, loaded with it. */
import type { Language } from '@rooftree/words/language';
import { useWords } from '../language.ts';
import { type BrandingTexts, texts as en } from './texts/en.ts';
import { texts as frBE } from './texts/fr-BE.ts';
import { texts as nlBE } from './texts/nl-BE.ts';
import { texts as nlNL } from './texts/nl-NL.ts';

const TEXTS: Record<Language, BrandingTexts> = { 'nl-BE': nlBE, 'nl-NL': nlNL, 'fr-BE': frBE, en };

export function useBrandingTexts(): BrandingTexts {
  return TEXTS[useWords().language];
}
