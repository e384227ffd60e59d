/** Providers as they call themselves, by the codes that the API has for them. */
const NAMES: Readonly<Record<string, string>> = {
  WHISE: 'Whise',
  REALWORKS: 'Realworks',
  SWEEPBRIGHT: 'SweepBright',
  SKARABEE: 'Skarabee',
  VERA: 'VERA',
};

/** Other sources of estates are shown by their code. */
export const providerName = (code: string): string => NAMES[code] ?? code;
