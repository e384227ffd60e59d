import type { BuildingInput } from '@rooftree/engine';
import type { Executor } from '../../../infra/database/sql.ts';

export interface AddressGroup {
  address: BuildingInput['address'];
  yearBuilt: number | null;
  units: { externalId: string; extra: string | null }[];
}

/** Active apartments of one address that are in no building, from two on; the largest groups first. */
export async function findAddressGroups(
  sql: Executor,
  contextId: string,
  { most, mostUnits }: { most: number; mostUnits: number },
): Promise<AddressGroup[]> {
  return sql<AddressGroup[]>`
    SELECT json_build_object('country', country, 'zip_code', zip_code, 'region', min(region), 'street', min(street),
        'house_number', min(house_number), 'city', min(place)) AS address,
      mode() WITHIN GROUP (ORDER BY year_built) AS "yearBuilt",
      json_agg(json_build_object('externalId', external_id, 'extra', house_number_extra)
        ORDER BY length(house_number_extra), house_number_extra, external_id) AS units
    FROM estates e
    WHERE context_id = ${contextId} AND deactivated_at IS NULL AND estate_type = 'APARTMENT'
      AND street IS NOT NULL AND house_number IS NOT NULL AND zip_code IS NOT NULL
      AND NOT EXISTS (SELECT FROM building_units u WHERE u.context_id = e.context_id AND u.estate_id = e.id)
    GROUP BY country, zip_code, lower(trim(street)), lower(trim(house_number))
    HAVING count(*) BETWEEN 2 AND ${mostUnits}
    ORDER BY count(*) DESC, min(street), min(house_number) LIMIT ${most}`;
}
