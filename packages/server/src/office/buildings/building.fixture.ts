import type { Sql } from '../../infra/database/sql.ts';
import { addEstate } from '../../testing/data/renovation-rows.ts';
import type { BuildingBody } from './buildings.schemas.ts';

/** Apartments of one address, written straight to the database. */
export async function addFlats(sql: Sql, contextId: string, names: readonly string[]): Promise<void> {
  for (const externalId of names)
    await addEstate(sql, contextId, { externalId, estateType: 'APARTMENT', estateFormat: null });
}

/** Two apartments that share all equally. */
export const BUILDING = {
  name: 'Residence Linde',
  address: { country: 'BE', zip_code: '2800', street: 'Lindenlaan', house_number: '12', city: 'Mechelen' },
  year_built: 1971,
  shares_total: 1000,
  facts: { heating_type: 'GAS', heating_is_collective: true, flat_roof_insulation_type: 'NONE' },
  parts: [
    { id: 'roof', kind: 'flat_roof', area_m2: 240, last_done_year: 1998 },
    { id: 'lift', kind: 'lift', apportioning: 'UNITS_WITH_PART', units: ['flat-2'] },
  ],
  units: [
    { external_id: 'flat-1', name: '1A', floor: 0, share: 500 },
    { external_id: 'flat-2', name: '2A', floor: 1, share: 500, owner: 'owner-2' },
  ],
  money: { reserve_fund_eur: 42_000, reserve_contribution_eur_per_year: 6_000 },
} satisfies BuildingBody;
