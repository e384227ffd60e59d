/** The words for the engine's codes, loaded with the first screen that needs them. */
import type { Catalogue } from '@rooftree/words/catalogue';
import type { Language } from '@rooftree/words/language';

const LOADERS: Record<Language, () => Promise<{ catalogue: Catalogue }>> = {
  'nl-BE': () => import('@rooftree/words/nl-BE/catalogue'),
  'nl-NL': () => import('@rooftree/words/nl-NL/catalogue'),
  'fr-BE': () => import('@rooftree/words/fr-BE/catalogue'),
  en: () => import('@rooftree/words/en/catalogue'),
};

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return (await LOADERS[language]()).catalogue;
}
