import type { Connection } from '@rooftree/client/members';

type Provider = Connection['provider'];

/** Providers as they call themselves, by the codes that the API has for them. */
const NAMES: Readonly<Record<Provider, string>> = {
  WHISE: 'Whise',
  REALWORKS: 'Realworks',
  SWEEPBRIGHT: 'SweepBright',
  SKARABEE: 'Skarabee',
  VERA: 'VERA',
  KOLIBRI: 'Kolibri',
};

/** Whatever else estates come from keeps its code. */
export const providerName = (code: string): string => (isProvider(code) ? NAMES[code] : code);

export const isProvider = (code: string): code is Provider => Object.hasOwn(NAMES, code);
