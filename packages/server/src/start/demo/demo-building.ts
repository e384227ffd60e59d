/**
 * One building with co-owners in the agency's portfolio, so that its screens, papers and the owners' page can be seen
 * at once.
 */
import { antwerpBuilding } from '@rooftree/engine/example-buildings';
import { SERVER } from '../../access/audit/audit.ts';
import type { Config } from '../../config.ts';
import { importEstates } from '../../estates/batch/estates-import.service.ts';
import type { ImportRow } from '../../estates/imports/read/import-row.ts';
import { type Sql, transaction } from '../../infra/database/sql.ts';
import { storeBuilding } from '../../office/buildings/buildings.service.ts';
import { requestBuildingPlan } from '../../office/buildings/plan/building-plans.service.ts';

const ADDRESS = { street: 'Kastanjedreef', house_number: '12', city: 'Antwerpen' };

const ID = 'BE-2000';

const { building: example, estates } = antwerpBuilding();
const idOf = (unit: string) => unit.replace('antwerp', ID);
const building = {
  ...example,
  external_id: ID,
  name: 'Residentie Kastanjedreef',
  address: { ...example.address, ...ADDRESS },
  parts: example.parts.map((part) => ({ ...part, units: part.units.map(idOf) })),
  units: example.units.map((unit) => ({ ...unit, external_id: idOf(unit.external_id) })),
};

/** The flats as rows of an import. */
function demoFlats(): ImportRow[] {
  return example.units.map(({ external_id, name }, index) => {
    const { estate_type, year_built, dwelling } = estates.get(external_id) ?? {};
    const { country, zip_code, street, house_number, city } = building.address;
    return {
      line: index + 1,
      value: {
        external_id: idOf(external_id),
        managing_user_external_id: 'tom.declercq',
        address: { country, zip_code, place: city, street, house_number, house_number_extra: name },
        estate_type,
        estate_status: 'FOR_SALE',
        estate_provider_type: 'API',
        year_built,
        dwelling,
      },
    };
  });
}

/** Stores the flats and the building, and requests its plan, which a worker makes. */
export async function loadDemoBuilding(sql: Sql, contextId: string, config: Config): Promise<void> {
  const { faults } = await importEstates(sql, contextId, config, demoFlats());
  if (faults !== null) throw new Error(`the flats of the demo: ${JSON.stringify(faults)}`);
  await transaction(sql, async (tx) => {
    await storeBuilding(tx, contextId, building);
    await requestBuildingPlan(tx, contextId, building.external_id, { controls: {}, actor: SERVER });
  });
}
