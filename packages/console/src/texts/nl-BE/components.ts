import type { UiTexts } from '@rooftree/ui/ui-texts';

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
