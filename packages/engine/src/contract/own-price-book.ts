/** An agency's own prices and grants, as plain JSON: kept by the server in versions, and handed to the engine whole. */
import type { Country, IncomeGroup, MeasureCode, Region, RelatedWork } from './codes.ts';

export type PricedWorkCode = MeasureCode | RelatedWork;

/** EUR excluding VAT per unit of our own row of the work; for an architect, a share of the works. */
export interface OwnAmount {
  low: number;
  typical: number;
  high: number;
}

/**
 * One price: an amount, or our own price times a factor; never both. A row of the region stands before one of its
 * country.
 */
export interface OwnPriceRow {
  work: PricedWorkCode;
  region: Region | Country;
  factor?: number | undefined;
  amount?: OwnAmount | undefined;
}

/** One of our grants that is not to be counted, with the reason. */
export interface SwitchedOffGrant {
  grant: string;
  reason: string;
}

export const LOCAL_GRANT_BASES = ['invoice', 'm2', 'dwelling'] as const;

/**
 * A grant that our tables do not have, as of a municipality: paid to owners, beside the others, up to what a work
 * costs.
 */
export interface LocalGrant {
  id: string;
  name: string;
  region: Region | Country;
  /** Four digits each; none for everywhere in the region. */
  zip_codes: readonly string[];
  /** Together under one ceiling, so all on one part of the house. */
  works: readonly PricedWorkCode[];
  /** None for every income. */
  income_groups: readonly IncomeGroup[];
  per: (typeof LOCAL_GRANT_BASES)[number];
  /** Percent of the invoice without VAT, or EUR. */
  amount: number;
  max_eur: number | null;
  from: string;
  to: string | null;
  source: string;
  checked_on: string;
}

export interface OwnPriceBook {
  version: number;
  prices: readonly OwnPriceRow[];
  switched_off: readonly SwitchedOffGrant[];
  grants: readonly LocalGrant[];
}

/**
 * What can be said in a price book. A price five times ours, or a fifth of it, is a slip of the keyboard or another
 * work.
 */
export const PRICE_BOOK_BOUNDS = {
  factor: { min: 0.2, max: 5 },
  mostEur: 1_000_000,
  mostPrices: 600,
  mostGrants: 100,
  mostZipCodes: 500,
} as const;
