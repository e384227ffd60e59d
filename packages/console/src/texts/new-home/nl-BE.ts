import type { NewHomeTexts } from './en.ts';

export const newHome: NewHomeTexts = {
  title: 'Nieuwe woning',
  lead: 'Postcode, type en bouwjaar volstaan voor een eerste plan.',
  country: 'Land',
  countries: { BE: 'België', NL: 'Nederland' },
  street: 'Straat',
  houseNumber: 'Huisnummer',
  houseNumberExtra: 'Bus of toevoeging',
  zipCode: 'Postcode',
  format: 'Bebouwing',
  yearBuilt: 'Bouwjaar',
  area: 'Bewoonbare oppervlakte (m²)',
  reference: 'Uw eigen referentie',
  referenceHint: 'Zonder referentie wordt er een gemaakt. Latere importen vinden de woning ermee terug.',
  taken: 'Er is al een woning met deze referentie:',
  add: 'Deze woning toevoegen',
};
