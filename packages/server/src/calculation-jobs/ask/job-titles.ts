import type { Language } from '@rooftree/words';
import type { BatchType } from '../calculation-job.ts';

const WORDS: Record<Language, Record<BatchType, { one: string; many: string }>> = {
  'nl-BE': dutch(),
  'nl-NL': dutch(),
  'fr-BE': {
    SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION: { one: 'Plan de rénovation', many: 'Plans de rénovation' },
    ENERGY_EFFICIENCY_INDICATION: { one: 'Indication énergétique', many: 'Indications énergétiques' },
  },
  en: {
    SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION: { one: 'Renovation plan', many: 'Renovation plans' },
    ENERGY_EFFICIENCY_INDICATION: { one: 'Energy indication', many: 'Energy indications' },
  },
};

function dutch() {
  return {
    SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION: { one: 'Renovatieplan', many: 'Renovatieplannen' },
    ENERGY_EFFICIENCY_INDICATION: { one: 'Energie-indicatie', many: 'Energie-indicaties' },
  };
}

/** What an estate is called by: the parts of its address that are known, else the client's own identifier. */
export interface EstateAddress {
  externalId: string;
  street: string | null;
  houseNumber: string | null;
  zipCode: string | null;
  place: string | null;
}

/** The limit of a name in the database. */
const MAX_TITLE_LENGTH = 255;

/** The title of the job of one estate, and of the renovation that it makes. */
export function estateTitle(language: Language, type: BatchType, estate: EstateAddress): string {
  const line = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(' ');
  const address = [line(estate.street, estate.houseNumber), line(estate.zipCode, estate.place)]
    .filter((part) => part !== '')
    .join(', ');
  const title = `${WORDS[language][type].one} ${estate.street === null ? estate.externalId : address}`;
  return title.slice(0, MAX_TITLE_LENGTH);
}

export function batchTitle(language: Language, type: BatchType, estates: number): string {
  return `${WORDS[language][type].many} (${estates})`;
}
