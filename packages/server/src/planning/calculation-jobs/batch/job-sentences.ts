import type { Language } from '@rooftree/words';
import { addressLine } from '@rooftree/words/address-lines';
import type { BatchType } from '../calculation-job.ts';
import type { EstateAddress } from './job-titles.ts';

interface Sentences {
  one: (estate: string) => string;
  many: (estates: number) => string;
}

const DUTCH: Record<BatchType, Sentences> = {
  SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION: {
    one: (estate) => `Berekent een renovatieplan voor ${estate}.`,
    many: (estates) => `Berekent een renovatieplan voor elk van ${estates} panden.`,
  },
  ENERGY_EFFICIENCY_INDICATION: {
    one: (estate) => `Schat het energielabel van ${estate}.`,
    many: (estates) => `Schat het energielabel van elk van ${estates} panden.`,
  },
};

const SENTENCES: Record<Language, Record<BatchType, Sentences>> = {
  'nl-BE': DUTCH,
  'nl-NL': DUTCH,
  'fr-BE': {
    SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION: {
      one: (estate) => `Calcule un plan de rénovation pour ${estate}.`,
      many: (estates) => `Calcule un plan de rénovation pour chacun des ${estates} biens.`,
    },
    ENERGY_EFFICIENCY_INDICATION: {
      one: (estate) => `Estime le label énergétique de ${estate}.`,
      many: (estates) => `Estime le label énergétique de chacun des ${estates} biens.`,
    },
  },
  en: {
    SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION: {
      one: (estate) => `Calculates a renovation plan for ${estate}.`,
      many: (estates) => `Calculates a renovation plan for each of ${estates} estates.`,
    },
    ENERGY_EFFICIENCY_INDICATION: {
      one: (estate) => `Estimates the energy label of ${estate}.`,
      many: (estates) => `Estimates the energy label of each of ${estates} estates.`,
    },
  },
};

/** What the job of one estate does, in the language of the context. */
export function estateSentence(language: Language, type: BatchType, estate: EstateAddress): string {
  return SENTENCES[language][type].one(estate.street === null ? estate.externalId : addressLine(estate));
}

export function batchSentence(language: Language, type: BatchType, estates: number): string {
  return SENTENCES[language][type].many(estates);
}
