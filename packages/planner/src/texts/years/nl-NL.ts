import type { YearTexts } from './en.ts';

export const yearTexts: YearTexts = {
  yearsTitle: (year) => `Klaar in ${year}, stap voor stap`,
  yearsLead:
    'Verschuif een stap naar het jaar dat u uitkomt. De volgorde blijft, en de volgende stappen schuiven mee. De bedragen volgen de prijzen en subsidies van vandaag.',
  yearOfStep: (step, work) => `Jaar van ${step.toLowerCase()}: ${work}`,
  earlier: 'Eerder',
  later: 'Later',
  yearsAsProposed: 'Terug naar de voorgestelde jaren',
  yearsChange: 'Jaren aanpassen',
  yearFollows: (year) => `${year}, volgt de andere stappen`,
  yearHead: 'Jaar',
  yearLabel: 'Label',
  yearBill: 'Energie per jaar daarna',
  occasions: {
    duty: (year) => `vóór de wettelijke verplichting van ${year}`,
    end_of_life: (year) => `de verwarming is versleten rond ${year}`,
    order: (year) => `vóór de volgende stap, die uiterlijk in ${year} klaar moet zijn`,
    none: 'wanneer het u uitkomt',
  },
  yearsTooLate: (label, year) => `Te laat voor de wet: label ${label} is uiterlijk in ${year} verplicht.`,
  dearer: (amount) => `${amount} meer`,
  cheaper: (amount) => `${amount} minder`,
  sameCost: 'zelfde kosten',
  labelStill: (label) => `nog steeds label ${label}`,
  labelInstead: (label, before) => `label ${label} in plaats van ${before}`,
  doneInstead: (year, before) => `klaar in ${year} in plaats van ${before}`,
  energyDearer: (amount, year) => `${amount} meer voor energie tot en met ${year}`,
  energyCheaper: (amount, year) => `${amount} minder voor energie tot en met ${year}`,
};
