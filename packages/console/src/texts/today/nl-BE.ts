import type { TodayTexts } from './en.ts';

export const today: TodayTexts = {
  title: 'Vandaag',
  nothing: 'Vandaag is er niets te doen.',
  moreThan: (count) => `meer dan ${count}`,
  withoutYear: (count, isOne) =>
    isOne ? '1 woning mist een bouwjaar' : `${count} woningen missen een bouwjaar`,
  withoutLocation: (count, isOne) =>
    isOne ? '1 woning mist een postcode' : `${count} woningen missen een postcode`,
  toPlan: (count, isOne) =>
    isOne ? '1 woning heeft nog geen plan' : `${count} woningen hebben nog geen plan`,
  failedJobs: (count, isOne) =>
    isOne
      ? '1 taak met mislukte woningen in de laatste 7 dagen'
      : `${count} taken met mislukte woningen in de laatste 7 dagen`,
  toReview: (count, isOne) => (isOne ? '1 attest om na te kijken' : `${count} attesten om na te kijken`),
  savedByBuyers: (count, isOne) =>
    isOne
      ? '1 plan bewaard door een koper in de laatste 7 dagen'
      : `${count} plannen bewaard door kopers in de laatste 7 dagen`,
  buyersToContact: (count, isOne) =>
    isOne ? '1 koper wil iets van u horen' : `${count} kopers willen iets van u horen`,
  outdatedPassports: (count, isOne) =>
    isOne ? '1 paspoort is verouderd' : `${count} paspoorten zijn verouderd`,
  passportsHint: 'Wat ze tonen, is sindsdien veranderd. De oudste:',
  expiring: (count, isOne) =>
    isOne
      ? '1 certificaat vervalt binnen 60 dagen, of is vervallen'
      : `${count} certificaten vervallen binnen 60 dagen, of zijn vervallen`,
  validUntil: (day) => `geldig tot ${day}`,
  madeOn: (day) => `gemaakt op ${day}`,
  makeAgain: 'Opnieuw maken',
  yearHint: 'Zonder bouwjaar kan er geen plan gemaakt worden.',
  locationHint: 'Zonder postcode kan er geen plan gemaakt worden. Vul hem aan met een import of via de API.',
  failedOf: (failed, total) => `${failed} van ${total} woningen mislukt`,
  show: 'Tonen',
  showAll: 'Toon alle',
  fillIn: 'Aanvullen',
  choose: 'Kiezen en plannen',
  seeWhy: 'Bekijk waarom',
  archive: 'Archiveren',
  review: 'Nakijken',
  firstSteps: 'Eerste stappen',
  steps: {
    homes: 'Importeer uw woningen',
    plans: 'Laat ze plannen',
    passports: 'Maak een eerste paspoort',
    colleagues: 'Nodig een collega uit',
  },
  done: 'klaar',
  toDo: 'nog te doen',
  hideSteps: 'Deze stappen verbergen',
};
