import type { UiTexts } from '@rooftree/ui/ui-texts';
import type { Texts } from '../en/texts.ts';

export const ui: UiTexts = {
  close: 'Sluiten',
  moreActions: 'Meer acties',
  loading: 'Laden …',
  required: 'Verplicht',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  undo: 'Ongedaan maken',
  noOptions: 'Niets gevonden',
  chooseFile: 'Kies een bestand',
  dropFile: 'of sleep het hierheen',
  clearValue: 'Wissen',
  selectRows: 'Rijen selecteren',
  invalid: {
    missing: 'Vul dit in.',
    email: 'Vul een e-mailadres in, zoals an@example.org.',
    url: 'Vul een webadres in dat begint met https://.',
    number: 'Vul een getal in.',
    format: 'Dit heeft niet de juiste vorm.',
    tooShort: (least) => `Gebruik minstens ${least} tekens.`,
    tooLong: (most) => `Gebruik hoogstens ${most} tekens.`,
    tooLow: (least) => `Vul ${least} of meer in.`,
    tooHigh: (most) => `Vul ${most} of minder in.`,
  },
};

export const account: Texts['account'] = {
  title: (name) => `Account: ${name}`,
  theme: 'Weergave',
  themes: { system: 'Zoals het systeem', light: 'Licht', dark: 'Donker' },
};

export const commands: Texts['commands'] = {
  title: 'Zoek woningen, schermen en acties',
  open: 'Zoeken',
  placeholder: 'Adres, referentie, scherm of actie',
  homes: 'Woningen',
  screens: 'Schermen',
  actions: 'Acties',
  nothing: 'Niets gevonden.',
  count: (count) => (count === 1 ? '1 resultaat' : `${count} resultaten`),
};

export const shortcuts: Texts['shortcuts'] = {
  title: 'Sneltoetsen',
  search: 'Woningen, schermen en acties zoeken',
  filter: 'Zoeken in deze lijst',
  newHome: 'Nieuwe woning',
  rows: 'Volgende of vorige woning',
  open: 'Woning openen',
  close: 'Sluiten',
};
