/** The price book as the screen works on it; pure. */
import type { PriceTables } from '@rooftree/client';
import {
  COUNTRIES,
  type LocalGrant,
  type OwnPriceBook,
  type OwnPriceRow,
  priceBookFaults,
  REGIONS,
} from '@rooftree/engine';
import type { Words } from '@rooftree/words/words-of';

export type BookContent = Omit<OwnPriceBook, 'version'>;
export type PriceRow = OwnPriceRow;
export type { LocalGrant };
export type Work = PriceRow['work'];
export type Place = PriceRow['region'];
export type OurPrice = PriceTables['prices'][number];
export type OurGrant = PriceTables['grants'][number];

export const PLACES: readonly Place[] = [...COUNTRIES, ...REGIONS];

export function placeIn(query: URLSearchParams): Place {
  return PLACES.find((place) => place === query.get('place')) ?? 'BE';
}

export function countryOf(place: string): 'BE' | 'NL' {
  return place.startsWith('NL') ? 'NL' : 'BE';
}

/** Whether something of `place` also holds in `wanted`, or in a part of it. */
export function isWithin(place: string, wanted: string): boolean {
  return place === wanted || wanted.startsWith(`${place}-`) || place.startsWith(`${wanted}-`);
}

export function rowOf({ prices }: BookContent, work: Work, region: Place): PriceRow | null {
  return prices.find((row) => row.work === work && row.region === region) ?? null;
}

/** With this price in the place of the one of before; null takes it away. */
export function withRow(
  content: BookContent,
  work: Work,
  region: Place,
  price: Partial<PriceRow> | null,
): BookContent {
  const others = content.prices.filter((row) => row.work !== work || row.region !== region);
  return { ...content, prices: price === null ? others : [...others, { work, region, ...price }] };
}

/** With the grant not counted for a reason, or counted again for null. */
export function withSwitch(content: BookContent, grant: string, reason: string | null): BookContent {
  const others = content.switched_off.filter((one) => one.grant !== grant);
  return { ...content, switched_off: reason === null ? others : [...others, { grant, reason }] };
}

export function withGrant(content: BookContent, grant: LocalGrant, before: string | null): BookContent {
  const isThere = content.grants.some(({ id }) => id === before);
  const grants = isThere
    ? content.grants.map((one) => (one.id === before ? grant : one))
    : [...content.grants, grant];
  return { ...content, grants };
}

/** What is typed, in either way of writing decimals; not a number where it is none. */
export function numberIn(typed: string): number {
  const text = typed.trim().replaceAll(/\s/g, '').replace(',', '.');
  return text === '' ? Number.NaN : Number(text);
}

/** Works with a price, and fields of grants, that the engine would refuse. */
export function faultsOf(content: BookContent): {
  rows: PriceRow[];
  grants: Map<string, string[]>;
  reasons: string[];
} {
  const faults = priceBookFaults({ version: 0, ...content });
  const grants = new Map<string, string[]>();
  const rows: PriceRow[] = [];
  for (const { path } of faults) {
    const [list, index, field = ''] = path.split('.');
    const row = list === 'prices' ? content.prices[Number(index)] : undefined;
    const grant = list === 'grants' ? content.grants[Number(index)] : undefined;
    if (row !== undefined) rows.push(row);
    if (grant !== undefined) grants.set(grant.id, [...(grants.get(grant.id) ?? []), field]);
  }
  const reasons = content.switched_off.filter(({ reason }) => reason.trim() === '').map(({ grant }) => grant);
  return { rows, grants, reasons };
}

/** A name as an id: what buyers never see, and plans name it by. */
export function idFrom(name: string, taken: readonly string[]): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const id =
    plain
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_+|_+$/g, '')
      .slice(0, 30) || 'grant';
  if (!taken.includes(id)) return id;
  for (let number = 2; ; number++) if (!taken.includes(`${id}_${number}`)) return `${id}_${number}`;
}

export function placeName({ catalogue }: Words, place: string): string {
  const names: Record<string, string> = { ...catalogue.countries, ...catalogue.regions };
  return names[place] ?? place;
}
