import type { ReportListTexts } from './en.ts';

export const reportList: ReportListTexts = {
  state: 'Toestand',
  outdated: 'verouderd',
  current: 'actueel',
  none: 'Nog geen paspoorten. Open een woning en maak er een, of kies meerdere woningen en maak er telkens een.',
  noMatch: 'Geen enkel paspoort voldoet aan deze filters.',
  madeAt: 'Gemaakt',
  homeChanged: (when) => `woning gewijzigd op ${when}`,
  planChanged: (when) => `plan gewijzigd op ${when}`,
  otherPrices: 'prijzen gewijzigd sinds het plan: plan de woning eerst opnieuw',
  again: 'Opnieuw maken',
  makeAll: 'Alle verouderde opnieuw maken',
  made: (made, failed) =>
    failed === '0' ? `${made} opnieuw gemaakt` : `${made} opnieuw gemaakt, ${failed} mislukt`,
  download: (address) => `PDF van ${address}`,
  older: 'Oudere',
  languages: {
    'nl-BE': 'Nederlands (België)',
    'nl-NL': 'Nederlands (Nederland)',
    'fr-BE': 'Frans',
    en: 'Engels',
  },
};
