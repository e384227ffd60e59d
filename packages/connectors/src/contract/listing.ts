/** What a provider says of one estate, in our own words. What it leaves open is absent, never null. */
import type { Country, DwellingFacts, EstateFormat, EstateType } from '@rooftree/engine';

export interface ListedAddress {
  country: Country;
  street?: string;
  house_number?: string;
  house_number_extra?: string;
  zip_code?: string;
  place?: string;
  latitude?: number;
  longitude?: number;
}

export interface ListedPicture {
  url: string;
  position: number;
  /** From then on the address is dead: the picture must be copied before. */
  expires_at?: string;
}

/** What a client, a certificate or a member may also state. */
export interface ListedFacts extends DwellingFacts {
  estate_format?: EstateFormat;
  year_built?: number;
  year_renovated?: number;
}

export type ListedStatus =
  | 'PREPARATION'
  | 'FOR_SALE'
  | 'UNDER_OPTION'
  | 'UNDER_CONTRACT'
  | 'SOLD'
  | 'FOR_RENT'
  | 'RENTED'
  | 'SUSPENDED'
  | 'WITHDRAWN'
  | 'OFF_MARKET';

export interface Listing {
  /** The provider's own identifier, which becomes our `external_id`. */
  external_id: string;
  /** The provider's identifier of the project that the home is a unit of: it ends with its project. */
  project_id?: string;
  /** The provider's identifier of the office or agency that the home is of, where it gives one. */
  account_id?: string;
  address: ListedAddress;
  /** The whole address where the office hides it: compared with estates that are known, never stored or shown. */
  unpublished_address?: ListedAddress;
  estate_type: EstateType;
  estate_status?: ListedStatus;
  price_cents?: number;
  managing_user_external_id?: string;
  pictures: readonly ListedPicture[];
  facts: ListedFacts;
  /**
   * What it says without saying how much ("insulated"), as the least that it can mean. Never a fact; absent when there
   * is nothing.
   */
  vague?: ListedFacts;
}

/**
 * One entry of a provider's answer: an estate, one that it no longer offers (with its units, if it is a project), the
 * units that a project has now (others that it had are gone), or an estate that we cannot take.
 */
export type Entry =
  | { kind: 'listing'; listing: Listing }
  | { kind: 'gone'; external_id: string }
  | { kind: 'project'; external_id: string; unit_ids: readonly string[] }
  /** Reasons are sentences for a person; `external_id` is null when not even that can be read. */
  | { kind: 'refused'; external_id: string | null; reasons: readonly string[] };
