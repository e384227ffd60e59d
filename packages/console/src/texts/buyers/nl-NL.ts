import type { BuyersTexts } from './en.ts';

export const buyers: BuyersTexts = {
  title: 'Kopers',
  lead: 'Wie op de pagina van een woning heeft laten weten hoe hij of zij te bereiken is. Alleen dit kantoor ziet het. Eigenaren van het kantoor verwijderen het onder Gegevens en privacy.',
  which: 'Toon',
  waiting: 'wie op antwoord wacht',
  handled: 'wie antwoord heeft gekregen',
  none: 'Niemand wacht op antwoord. Of kopers ernaar wordt gevraagd, kiest u onder Huisstijl.',
  noneHandled: 'Nog niemand.',
  older: 'Oudere',
  wishes: {
    CALL_BACK: 'wil contact over een opgeslagen plan',
    CHANGES: 'wil wijzigingen horen',
  },
  done: 'Gedaan',
  notDone: 'Nog niet gedaan',
  doneOn: (day) => `gedaan op ${day}`,
  ofPlan: 'Koper die contact wil',
};
