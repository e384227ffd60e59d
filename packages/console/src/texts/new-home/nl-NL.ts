import type { NewHomeTexts } from './en.ts';

export const newHome: NewHomeTexts = {
  title: 'Nieuwe woning',
  lead: 'Postcode, type en bouwjaar zijn genoeg voor een eerste plan.',
  country: 'Land',
  countries: { BE: 'België', NL: 'Nederland' },
  street: 'Straat',
  houseNumber: 'Huisnummer',
  houseNumberExtra: 'Toevoeging',
  zipCode: 'Postcode',
  format: 'Woningtype',
  yearBuilt: 'Bouwjaar',
  area: 'Woonoppervlakte (m²)',
  reference: 'Uw eigen referentie',
  referenceHint: 'Zonder referentie wordt er een gemaakt. Latere importen vinden de woning ermee terug.',
  taken: 'Er is al een woning met deze referentie:',
  add: 'Deze woning toevoegen',
};
