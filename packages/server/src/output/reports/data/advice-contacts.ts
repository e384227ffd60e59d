/**
 * Public, independent advice by region. Addresses are home pages, which outlive deep links; general knowledge, 2026-10.
 */
import type { Region } from '@rooftree/engine';
import type { AdviceContactId } from '@rooftree/words/passport/context-texts';
import type { PassportTexts } from '@rooftree/words/passport/passport-texts';
import { oneStopShopOf } from './one-stop-shops.ts';

export interface AdviceContact {
  id: AdviceContactId;
  url: string;
  /** Of the one-stop shop of the municipality, where it is known. */
  name?: string;
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

/** The most local one first. */
export function adviceContactsOf(region: Region, zipCode: string | null): readonly AdviceContact[] {
  if (region === 'BE-VLG') return withOneStopShop(FLANDERS, zipCode);
  if (region === 'BE-BRU') return BRUSSELS;
  return region === 'BE-WAL' ? WALLONIA : NETHERLANDS;
}

/** Named, it takes the place of "that of your municipality". */
function withOneStopShop(
  [first, ...others]: readonly AdviceContact[],
  zipCode: string | null,
): readonly AdviceContact[] {
  if (first === undefined) return others;
  const shop = oneStopShopOf(zipCode);
  return [shop === null ? first : { ...first, name: shop.name, url: shop.url ?? first.url }, ...others];
}

export function adviceText({ known }: PassportTexts, { id, name }: AdviceContact): string {
  return name === undefined ? known.contacts[id] : known.oneStopShop(name);
}
