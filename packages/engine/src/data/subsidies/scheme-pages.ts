import type { SubsidyScheme } from '../../contract/remarks.ts';

/** Where the authority describes its scheme. General knowledge (2026-11): the pages themselves were not read. */
export const SCHEME_PAGES: Record<SubsidyScheme, string> = {
  mijn_verbouwpremie: 'https://www.vlaanderen.be/mijn-verbouwpremie',
  primes_habitation_temporary: 'https://energie.wallonie.be',
  isde: 'https://www.rvo.nl/subsidies-financiering/isde',
  svve: 'https://www.rvo.nl/subsidies-financiering/svve',
  green_certificates: 'https://www.brugel.brussels',
  // Each has its own.
  local_grant: '',
};

/** When the tables of grants were last read: their files say from what. */
export const CHECKED_IN = '2026-10';
