export const reportList = {
  state: 'State',
  outdated: 'outdated',
  current: 'up to date',
  none: 'No passports yet. Open a home and make one, or choose several homes and make one of each.',
  noMatch: 'No passport passes these filters.',
  madeAt: 'Made',
  homeChanged: (when: string) => `home changed ${when}`,
  planChanged: (when: string) => `plan changed ${when}`,
  otherPrices: 'prices changed since the plan: plan the home again first',
  again: 'Make again',
  makeAll: 'Make all outdated ones again',
  made: (made: string, failed: string) =>
    failed === '0' ? `${made} made again` : `${made} made again, ${failed} failed`,
  download: (address: string) => `PDF of ${address}`,
  older: 'Older ones',
  languages: { 'nl-BE': 'Dutch (Belgium)', 'nl-NL': 'Dutch (Netherlands)', 'fr-BE': 'French', en: 'English' },
};

export type ReportListTexts = typeof reportList;
