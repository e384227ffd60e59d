/** Whether a provider answers with the homes of the office that the connection is for. */
import { type Listing, ProviderFault } from '@rooftree/connectors';
import { type ComparedAddress, isElsewhere } from '../conflicts/same-address.ts';

/** The account of all these homes; null where the provider gives none, or several. */
export function accountOf(listings: Iterable<Listing>): string | null {
  const accounts = new Set([...listings].map(({ account_id }) => account_id ?? null));
  const [only = null] = accounts;
  return accounts.size === 1 ? only : null;
}

/** Homes of another account are never stored: an estate could get the facts of a stranger's. */
export function checkAccount(known: string | null, listings: Iterable<Listing>): void {
  if (known === null) return;
  for (const { account_id: account } of listings)
    if (account !== undefined && account !== known)
      throw new ProviderFault(
        'credentials',
        `the provider sent homes of another account (${account} instead of ${known}): check the credentials, or add a connection for that account`,
      );
}

/** More than one, and more than a fifth of the homes that are known. */
const MOST_MOVED_SHARE = 1 / 5;

export interface KnownHome {
  here: ComparedAddress;
  there: ComparedAddress;
}

/**
 * Houses do not move: where many homes have another street or postal code under their ids than before, the provider
 * sends those of another office, or has given its ids away again. `known` counts the homes of the page that the
 * connection has brought before.
 */
export function checkMoved(changed: readonly KnownHome[], known: number): void {
  const moved = changed.filter(({ here, there }) => isElsewhere(here, there)).length;
  if (moved > Math.max(1, known * MOST_MOVED_SHARE))
    throw new ProviderFault(
      'credentials',
      `${moved} of ${known} homes have another street or postal code under the same ids: these may be the homes of another office. Nothing was changed; check the credentials, or remove the connection and add it again`,
    );
}
