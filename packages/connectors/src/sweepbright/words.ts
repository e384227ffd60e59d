/**
 * SweepBright's codes in our words. A code that is in no table leaves its fact open.
 * Source: fw4-bvba/sweepbright-api (2023-08) tests/responses/GetEstate.json, CompagnonAgency/wp-sweepbright (2025-06),
 * docs.website.sweepbright.com. The list of sub types is not complete: those that say nothing of the free sides are
 * left open.
 */
import type { DwellingFacts, EstateFormat, EstateType } from '@rooftree/engine';
import type { ListedStatus } from '../contract/listing.ts';

type Codes<Value> = Readonly<Record<string, Value>>;

export const ESTATE_TYPES: Codes<EstateType> = {
  house: 'HOUSE',
  apartment: 'APARTMENT',
  land: 'LAND',
  office: 'OFFICE',
  commercial: 'COMMERCIAL',
  parking: 'GARAGE',
};

export const ESTATE_FORMATS: Codes<EstateFormat> = {
  detached: 'OPEN',
  semi_detached: 'SEMI_OPEN',
  terraced: 'CLOSED',
};

/** `available` is for sale or for rent, by `negotiation`. */
export const STATUSES: Codes<ListedStatus> = {
  prospect: 'PREPARATION',
  bid: 'UNDER_OPTION',
  option: 'UNDER_OPTION',
  agreement: 'UNDER_CONTRACT',
  under_contract: 'UNDER_CONTRACT',
  sold: 'SOLD',
  rented: 'RENTED',
};

export const CONDITIONS: Codes<NonNullable<DwellingFacts['condition']>> = {
  new: 'AS_NEW',
  mint: 'JUST_RENOVATED',
  good: 'GOOD',
  fair: 'TO_BE_DONE_UP',
  poor: 'TO_RENOVATE',
};

/** Square metres of the units that an area may be given in; an `are` is a unit of plots. */
export const AREA_UNITS_M2: Codes<number> = { sq_m: 1, sq_ft: 0.092903 };
