/** Whise's numbers in our words. Source: the enumerations of fw4-bvba/whise-api (src/Enums, 2025-07). */
import type { DwellingFacts, EstateFormat, EstateType } from '@rooftree/engine';
import type { ListedStatus } from '../contract/listing.ts';

export const COUNTRIES: Readonly<Record<number, 'BE' | 'NL'>> = { 1: 'BE', 2: 'NL' };

/** `category.id` */
export const ESTATE_TYPES: Readonly<Record<number, EstateType>> = {
  1: 'HOUSE',
  2: 'APARTMENT',
  3: 'LAND',
  4: 'OFFICE',
  5: 'COMMERCIAL',
  6: 'INDUSTRIAL',
  7: 'GARAGE',
};

/** `fronts`: façades. */
export const FORMATS: Readonly<Record<number, EstateFormat>> = { 2: 'CLOSED', 3: 'SEMI_OPEN', 4: 'OPEN' };

/** `status.id` of estates that are no longer offered: archived, deleted. */
export const GONE: ReadonlySet<number> = new Set([5, 6]);

/** `purposeStatus.id` */
export const STATUSES: Readonly<Record<number, ListedStatus>> = {
  1: 'FOR_SALE',
  2: 'FOR_RENT',
  3: 'SOLD',
  4: 'RENTED',
  5: 'UNDER_OPTION',
  6: 'FOR_RENT',
  8: 'WITHDRAWN',
  9: 'WITHDRAWN',
  10: 'SUSPENDED',
  11: 'SUSPENDED',
  12: 'UNDER_OPTION',
  13: 'FOR_RENT',
  14: 'UNDER_CONTRACT',
  15: 'FOR_SALE',
  16: 'UNDER_OPTION',
  17: 'SOLD',
  19: 'PREPARATION',
  20: 'PREPARATION',
  21: 'UNDER_OPTION',
  22: 'UNDER_CONTRACT',
  23: 'PREPARATION',
  24: 'PREPARATION',
  25: 'PREPARATION',
  26: 'PREPARATION',
  27: 'PREPARATION',
  28: 'PREPARATION',
};

/** `state.id`; what says nothing of a finished house (unknown, green, to be built, …) is absent. */
export const CONDITIONS: Readonly<Record<number, NonNullable<DwellingFacts['condition']>>> = {
  1: 'AS_NEW',
  2: 'GOOD',
  3: 'JUST_RENOVATED',
  4: 'GOOD',
  5: 'TO_BE_DONE_UP',
  6: 'TO_RENOVATE',
  7: 'TO_RESTORE',
  8: 'TO_RESTORE',
  13: 'AS_NEW',
  14: 'TO_BE_DONE_UP',
  15: 'JUST_RENOVATED',
  20: 'AS_NEW',
  21: 'AS_NEW',
};

/** Numbers of details. */
export const DETAILS = {
  yearBuilt: 14,
  yearRenovated: 585,
  netArea: 407,
  latitude: 1849,
  longitude: 1850,
  energyScore: 2089,
  energyLabel: 2056,
  certificateEnd: 2776,
  gasConnection: 1760,
  doubleGlazing: 461,
  insulation: 778,
  heating: 1020,
  heatingGroup: 53,
  glazing: 2157,
  roof: 1001,
  solar: 1947,
} as const;
