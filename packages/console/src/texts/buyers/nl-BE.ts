import type { BuyersTexts } from './en.ts';

export const buyers: BuyersTexts = {
  title: 'Kopers',
  lead: 'Wie op de pagina van een woning liet weten hoe hij of zij te bereiken is. Alleen dit kantoor ziet het. Eigenaars van het kantoor wissen het onder Gegevens en privacy.',
  which: 'Toon',
  waiting: 'wie op antwoord wacht',
  handled: 'wie antwoord kreeg',
  none: 'Niemand wacht op antwoord. Of kopers ernaar gevraagd wordt, kiest u onder Huisstijl.',
  noneHandled: 'Nog niemand.',
  older: 'Oudere',
  wishes: {
    CALL_BACK: 'wil gecontacteerd worden over een bewaard plan',
    CHANGES: 'wil wijzigingen vernemen',
  },
  done: 'Gedaan',
  notDone: 'Nog niet gedaan',
  doneOn: (day) => `gedaan op ${day}`,
  ofPlan: 'Koper om te contacteren',
};
