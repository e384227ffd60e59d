import type { Language } from '@rooftree/words';
import { addressLine, type WrittenAddress } from '@rooftree/words/address-lines';

interface Words {
  title: string;
  sentence: (estate: string) => string;
}

const DUTCH: Words = {
  title: 'Energiecertificaat',
  sentence: (estate) => `Leest het energiecertificaat van ${estate}.`,
};
const WORDS: Record<Language, Words> = {
  'nl-BE': DUTCH,
  'nl-NL': { title: 'Energielabel', sentence: (estate) => `Leest het energielabel van ${estate}.` },
  'fr-BE': {
    title: 'Certificat énergétique',
    sentence: (estate) => `Lit le certificat énergétique de ${estate}.`,
  },
  en: { title: 'Energy certificate', sentence: (estate) => `Reads the energy certificate of ${estate}.` },
};

/** The limit of a name in the database, in characters. */
const MAX_TITLE_LENGTH = 255;

/** Title and description of the job, in the language of the context. */
export function jobWords(language: Language, estate: WrittenAddress & { externalId: string }) {
  const { title, sentence } = WORDS[language];
  const name = estate.street === null ? estate.externalId : addressLine(estate);
  // By whole characters: half of one could not be stored.
  return { name: [...`${title} ${name}`].slice(0, MAX_TITLE_LENGTH).join(''), description: sentence(name) };
}
