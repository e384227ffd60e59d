import type { Executor } from '../../../infra/database/sql.ts';
import { MOST_UNITS } from '../buildings.schemas.ts';
import { type AddressGroup, findAddressGroups } from './building-suggestions.repository.ts';

const MOST_SUGGESTIONS = 100;

/**
 * Buildings that the apartments of one address could be. Their shares are not known: all are equal until somebody
 * states them.
 */
export async function suggestBuildings(sql: Executor, contextId: string): Promise<object> {
  const groups = await findAddressGroups(sql, contextId, { most: MOST_SUGGESTIONS, mostUnits: MOST_UNITS });
  return { suggestions: groups.map(suggestionOf) };
}

function suggestionOf({ address, yearBuilt, units }: AddressGroup) {
  const { street, house_number, zip_code, city } = address;
  const extras = units.map(({ extra }) => extra);
  // Two units with one name could not be distinguished.
  const hasNames = extras.every((extra) => extra !== null) && new Set(extras).size === extras.length;
  return {
    external_id: slugOf([street, house_number, zip_code].join(' ')),
    name: [[street, house_number].join(' '), city].filter((part) => part !== null).join(', '),
    address,
    year_built: yearBuilt,
    shares_total: units.length,
    are_shares_assumed: true,
    units: units.map(({ externalId, extra }) => ({
      external_id: externalId,
      name: hasNames ? extra : externalId,
      floor: null,
      share: 1,
      votes: null,
      owner: null,
      use: null,
    })),
  };
}

function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
