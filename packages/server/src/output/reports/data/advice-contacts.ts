/** Public, independent advice by region. Addresses are home pages, which outlive deep links; general knowledge, 2026-10. */
import type { Region } from '@rooftree/engine';
import type { AdviceContactId } from '@rooftree/words/passport/passport-texts';

export interface AdviceContact {
  id: AdviceContactId;
  url: string;
}

const FLANDERS: AdviceContact[] = [
  { id: 'energiehuis', url: 'https://www.vlaanderen.be/energiehuis' },
  { id: 'vlaanderen', url: 'https://www.vlaanderen.be' },
];
const BRUSSELS: AdviceContact[] = [
  { id: 'homegrade', url: 'https://homegrade.brussels' },
  { id: 'renolution', url: 'https://renolution.brussels' },
];
const WALLONIA: AdviceContact[] = [
  { id: 'guichet_energie', url: 'https://energie.wallonie.be' },
  { id: 'wallonie', url: 'https://www.wallonie.be' },
];
const NETHERLANDS: AdviceContact[] = [
  { id: 'verbeterjehuis', url: 'https://www.verbeterjehuis.nl' },
  { id: 'milieucentraal', url: 'https://www.milieucentraal.nl' },
  { id: 'rvo', url: 'https://www.rvo.nl' },
  { id: 'warmtefonds', url: 'https://www.warmtefonds.nl' },
];

export function adviceContactsOf(region: Region): readonly AdviceContact[] {
  if (region === 'BE-VLG') return FLANDERS;
  if (region === 'BE-BRU') return BRUSSELS;
  return region === 'BE-WAL' ? WALLONIA : NETHERLANDS;
}
