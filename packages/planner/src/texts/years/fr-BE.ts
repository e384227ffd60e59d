import type { YearTexts } from './en.ts';

export const yearTexts: YearTexts = {
  yearsTitle: (year) => `Terminé en ${year}, étape par étape`,
  yearsLead:
    'Déplacez une étape vers l’année qui vous convient. L’ordre reste le même et les étapes suivantes se décalent. Les montants sont aux prix et primes d’aujourd’hui.',
  yearOfStep: (step, work) => `Année de l’${step.toLowerCase()} : ${work}`,
  earlier: 'Plus tôt',
  later: 'Plus tard',
  yearsAsProposed: 'Revenir aux années proposées',
  yearsChange: 'Modifier les années',
  yearFollows: (year) => `${year}, suit les autres étapes`,
  yearHead: 'Année',
  yearLabel: 'Label',
  yearBill: 'Énergie par an ensuite',
  occasions: {
    duty: (year) => `avant l’obligation légale de ${year}`,
    end_of_life: (year) => `le chauffage sera en fin de vie vers ${year}`,
    order: (year) => `avant l’étape suivante, à terminer d’ici ${year}`,
    none: 'quand cela vous convient',
  },
  yearsTooLate: (label, year) => `Trop tard pour la loi : le label ${label} est obligatoire d’ici ${year}.`,
  dearer: (amount) => `${amount} de plus`,
  cheaper: (amount) => `${amount} de moins`,
  sameCost: 'même coût',
  labelStill: (label) => `toujours le label ${label}`,
  labelInstead: (label, before) => `label ${label} au lieu de ${before}`,
  doneInstead: (year, before) => `terminé en ${year} au lieu de ${before}`,
  energyDearer: (amount, year) => `${amount} d’énergie en plus jusqu’en ${year}`,
  energyCheaper: (amount, year) => `${amount} d’énergie en moins jusqu’en ${year}`,
};
