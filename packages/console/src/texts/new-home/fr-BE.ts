import type { NewHomeTexts } from './en.ts';

export const newHome: NewHomeTexts = {
  title: 'Nouveau logement',
  lead: 'Le code postal, le type et l’année de construction suffisent pour un premier plan.',
  country: 'Pays',
  countries: { BE: 'Belgique', NL: 'Pays-Bas' },
  street: 'Rue',
  houseNumber: 'Numéro',
  houseNumberExtra: 'Boîte',
  zipCode: 'Code postal',
  format: 'Façades',
  yearBuilt: 'Année de construction',
  area: 'Surface habitable (m²)',
  reference: 'Votre référence',
  referenceHint:
    'Sans référence, il en est créé une. Les importations suivantes retrouvent le logement par elle.',
  taken: 'Il existe déjà un logement avec cette référence :',
  add: 'Ajouter ce logement',
};
