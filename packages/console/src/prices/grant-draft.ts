/** A local grant while it is typed; pure. */
import { localDay } from '../words/local-day.ts';
import { faultsOf, idFrom, type LocalGrant, type Place } from './price-book.ts';

/** It holds from today on, where the reader is. */
export function emptyGrant(region: Place, today = localDay()): LocalGrant {
  return {
    id: '',
    name: '',
    region,
    zip_codes: [],
    works: [],
    income_groups: [],
    per: 'invoice',
    amount: Number.NaN,
    max_eur: null,
    from: today,
    to: null,
    source: '',
    checked_on: today,
  };
}

/** What was typed, as the book holds it: with an id of its own, and each zip code once. */
export function grantFrom(typed: LocalGrant, zipCodes: string, taken: readonly string[]): LocalGrant {
  return {
    ...typed,
    id: typed.id === '' ? idFrom(typed.name, taken) : typed.id,
    name: typed.name.trim(),
    zip_codes: [...new Set(zipCodes.split(/[\s,;]+/).filter(Boolean))],
  };
}

/** The names of fields that the engine would refuse; a source must be an address that somebody can open. */
export function grantFaults(grant: LocalGrant): string[] {
  const faults = faultsOf({ prices: [], switched_off: [], grants: [grant] }).grants.get(grant.id) ?? [];
  return /^https?:\/\/[^\s/]+\.[^\s]+$/.test(grant.source) ? faults : [...faults, 'source'];
}

/** With one put at the end, or taken out. */
export function toggled<Item>(items: readonly Item[], item: Item, isOn: boolean): Item[] {
  const others = items.filter((one) => one !== item);
  return isOn ? [...others, item] : others;
}
