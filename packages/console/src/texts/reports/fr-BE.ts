import type { ReportListTexts } from './en.ts';

export const reportList: ReportListTexts = {
  state: 'État',
  outdated: 'dépassé',
  current: 'à jour',
  none: 'Pas encore de passeports. Ouvrez un logement et créez-en un, ou choisissez plusieurs logements et créez-en un pour chacun.',
  noMatch: 'Aucun passeport ne correspond à ces filtres.',
  madeAt: 'Créé',
  homeChanged: (when) => `logement modifié le ${when}`,
  planChanged: (when) => `plan modifié le ${when}`,
  otherPrices: 'prix modifiés depuis le plan : replanifiez d’abord le logement',
  again: 'Recréer',
  makeAll: 'Recréer tous les passeports dépassés',
  made: (made, failed) => (failed === '0' ? `Recréés : ${made}` : `Recréés : ${made}, échecs : ${failed}`),
  download: (address) => `PDF : ${address}`,
  older: 'Plus anciens',
  languages: {
    'nl-BE': 'néerlandais (Belgique)',
    'nl-NL': 'néerlandais (Pays-Bas)',
    'fr-BE': 'français',
    en: 'anglais',
  },
};
