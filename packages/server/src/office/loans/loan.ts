/** What the collateral is, as template 2 divides it. */
export const PROPERTY_KINDS = ['RESIDENTIAL', 'COMMERCIAL', 'POSSESSED'] as const;
export type PropertyKind = (typeof PROPERTY_KINDS)[number];

export const VALUE_SOURCES = ['ORIGINATION', 'LATEST'] as const;
export type ValueSource = (typeof VALUE_SOURCES)[number];

/**
 * A thousand million: more than any loan on a home. Sums stay exact in a JavaScript number up to ninety thousand of
 * these.
 */
export const MAX_CENTS = 100_000_000_000;

/** A loan as it is sent. Amounts are integer cents of its currency. */
export interface LoanEntry {
  loan_id: string;
  /** Of the home that secures it. */
  estate_external_id: string;
  property_kind: PropertyKind;
  currency: string;
  gross_carrying_amount_cents: number;
  outstanding_cents: number;
  value_at_origination_cents: number | null;
  value_source: ValueSource | null;
}
