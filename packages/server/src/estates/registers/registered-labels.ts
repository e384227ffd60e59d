/** What the register of energy labels says of an estate. */
import type { Confidence, FactName, FactValue } from '@rooftree/certificates';
import type { BagAddress } from '@rooftree/connectors';

/**
 * `SEVERAL`: labels of more than one dwelling that may be meant. `OTHER_KIND`: the label is of an apartment and the
 * estate is a house, or the other way round. `UNUSABLE`: the register's response has no labels. In all of them nothing
 * is applied to the estate.
 */
export const LABEL_STATUSES = [
  'NO_ADDRESS',
  'WAITING',
  'FOUND',
  'NONE',
  'SEVERAL',
  'OTHER_KIND',
  'UNUSABLE',
] as const;
export type LabelStatus = (typeof LABEL_STATUSES)[number];

/** What is stored of a label: the same again is no change. */
export interface LabelReading {
  kind: string | null;
  scheme: string;
  number: string | null;
  issued_on: string | null;
  valid_until: string | null;
  fields: { name: FactName; value: FactValue; confidence: Confidence }[];
}

/** A known label is fetched again after so long, a tenth earlier or later; an address without one, too. */
export const REFRESH_WEEKS = 8;

/** What the register of addresses says, and of which address. */
export interface BagReading extends BagAddress {
  address: string;
}
