import type { BuildingInput, UnitEstates } from '@rooftree/engine';
import type { TestClient } from '../test-app.ts';

interface Example {
  building: BuildingInput;
  estates: UnitEstates;
}

/** The apartments of a building, stored as homes; the building itself is for the caller to store. */
export async function storeFlats(client: TestClient, { building, estates }: Example): Promise<void> {
  const { country, street, house_number, zip_code, city } = building.address;
  for (const { external_id, name } of building.units)
    await client.call('PUT', `/v1/estates/${external_id}`, {
      address: { country, zip_code, place: city, street, house_number, house_number_extra: name },
      estate_type: 'APARTMENT',
      year_built: building.year_built,
      dwelling: estates.get(external_id)?.dwelling,
    });
}
