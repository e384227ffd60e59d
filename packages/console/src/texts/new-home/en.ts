export const newHome = {
  title: 'New home',
  lead: 'A zip code, the type and the year of construction are enough for a first plan.',
  country: 'Country',
  countries: { BE: 'Belgium', NL: 'the Netherlands' },
  street: 'Street',
  houseNumber: 'House number',
  houseNumberExtra: 'Box or addition',
  zipCode: 'Zip code',
  format: 'Form of the house',
  yearBuilt: 'Year of construction',
  area: 'Living area (m²)',
  reference: 'Your own reference',
  referenceHint: 'Without a reference one is made. Later imports find the home by it.',
  taken: 'There is a home with this reference already:',
  add: 'Add this home',
};

export type NewHomeTexts = typeof newHome;
