import type { JobsTexts } from './en.ts';

export const jobs: JobsTexts = {
  title: 'Taken',
  none: 'Nog geen taken. Plan woningen, en u volgt de voortgang hier.',
  states: {
    NOT_STARTED: 'wacht',
    RUNNING: 'bezig',
    FINISHED: 'klaar',
    FAILED: 'mislukt',
    STOPPED: 'gestopt',
  },
  progress: (done, total) => `${done} van ${total} woningen`,
  failed: (count) => `${count} mislukt`,
  stop: 'Stoppen',
  why: 'Waarom ze mislukten',
  homes: (count, isOne) => (isOne ? '1 woning' : `${count} woningen`),
  andMore: (count) => `en nog ${count}`,
  again: (count, isOne) =>
    isOne ? 'De mislukte woning opnieuw plannen' : `De ${count} mislukte woningen opnieuw plannen`,
  started: 'Gestart: de taak staat bovenaan de lijst.',
  noReason: 'Er is geen reden bewaard.',
  older: 'Oudere taken',
};
