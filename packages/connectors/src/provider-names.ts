/** The names of all providers, for those who need no more of them: reading the providers themselves takes time. */
export const PROVIDER_NAMES: readonly string[] = [
  'WHISE',
  'REALWORKS',
  'SWEEPBRIGHT',
  'SKARABEE',
  'VERA',
  'KOLIBRI',
];
