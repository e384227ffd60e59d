/**
 * Whise's numbers in our words. Source: the enumerations of fw4-bvba/whise-api (src/Enums, 2025-07). That the chosen values of a detail
 * come as `subdetails` with these numbers is believed, not seen.
 */
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
} as const;

type Heat = { type: NonNullable<DwellingFacts['heating_type']>; device?: DwellingFacts['heating_device'] };
const each = <Value>(ids: readonly number[], value: Value): [number, Value][] => ids.map((id) => [id, value]);

/** Of details 1020, 2114 and 2115. A way to give off heat (floor, ceiling, hot air) says nothing of where it comes from. */
export const HEATERS: ReadonlyMap<number, Heat> = new Map<number, Heat>([
  ...each([659, 1014, 1036, 660, 1015, 1037, 668, 1023, 1045], { type: 'GAS' as const }),
  ...each([670, 1025, 1047], { type: 'GAS' as const, device: 'STOVE' as const }),
  ...each([661, 1016, 1038, 669, 1024, 1046], { type: 'OIL' as const }),
  ...each([671, 1026, 1048, 1168, 1169, 1170], { type: 'OIL' as const, device: 'STOVE' as const }),
  ...each([662, 1017, 1039, 675, 1030, 1052], {
    type: 'ELECTRIC' as const,
    device: 'ELECTRIC_HEATER' as const,
  }),
  ...each([664, 1019, 1041, 1000, 1032, 1054], { type: 'WOOD' as const }),
  ...each([1001, 1033, 1055], { type: 'WOOD' as const, device: 'STOVE' as const }),
  ...each([667, 1022, 1044], { type: 'HEAT_PUMP' as const }),
  ...each([1490, 1492, 1494], { type: 'HEAT_PUMP' as const }),
  ...each([674, 1029, 1051], { type: 'DISTRICT' as const, device: 'DISTRICT_SUBSTATION' as const }),
]);
export const CONDENSING = 1547;

/** Of detail 53. */
export const COLLECTIVE: ReadonlyMap<number, boolean> = new Map([
  [638, false],
  [639, true],
]);

/** Of details 2157 and 2158; mixed and other glass says nothing of most windows. */
export const GLAZING: ReadonlyMap<number, NonNullable<DwellingFacts['window_glazing_type']>> = new Map([
  ...each([1003, 1007], 'SINGLE' as const),
  ...each([1004, 1008], 'DOUBLE' as const),
  ...each([1005, 1009], 'TRIPLE' as const),
]);

/** Of detail 1001: 802 is flat, 799 is a dome or a shed. */
export const ROOFS: ReadonlyMap<number, NonNullable<DwellingFacts['roof_type']>> = new Map([
  [802, 'FLAT' as const],
  ...each([797, 800, 801, 803, 804, 805, 806, 807, 808, 809], 'INCLINED' as const),
]);

/** Of detail 1947. */
export const PHOTOVOLTAIC = 880;
export const SOLAR_THERMAL = 881;
