import type { Language } from '@rooftree/words';
import { addressLine, type WrittenAddress } from '@rooftree/words/address-lines';
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

/** What an estate is called by: its address when the street is known, else the client's own identifier. */
export interface EstateAddress extends WrittenAddress {
  externalId: string;
}

/** The limit of a name in the database, in characters. */
const MAX_TITLE_LENGTH = 255;

/** The title of the job of one estate, and of the renovation that it makes. */
export function estateTitle(language: Language, type: BatchType, estate: EstateAddress): string {
  const name = estate.street === null ? estate.externalId : addressLine(estate);
  // By whole characters: half of one could not be stored.
  return [...`${WORDS[language][type].one} ${name}`].slice(0, MAX_TITLE_LENGTH).join('');
}

export function batchTitle(language: Language, type: BatchType, estates: number): string {
  return `${WORDS[language][type].many} (${estates})`;
}
