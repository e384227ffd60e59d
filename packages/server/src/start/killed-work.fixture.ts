import { successOf } from '../testing/answers.ts';
import { addProgramme } from '../testing/data/programme-rows.ts';
import { addEstate } from '../testing/data/renovation-rows.ts';
import type { TestApp, TestClient } from '../testing/test-app.ts';

export async function addHomes(client: TestClient, ...labels: string[]): Promise<void> {
  for (const [index, energy_label] of labels.entries())
    await successOf(
      await client.call('PUT', `/v1/estates/home-${index}`, {
        address: { country: 'BE', zip_code: '2800', place: 'Mechelen' },
        estate_type: 'HOUSE',
        estate_format: 'CLOSED',
        year_built: 1930 + 5 * index,
        dwelling: { energy_label },
      }),
    );
}

export async function addApprovedProgramme(app: TestApp, client: TestClient): Promise<string> {
  const { sql } = app.dependencies;
  const estateId = await addEstate(sql, client.contextId, { externalId: 'home' });
  return addProgramme(sql, client.contextId, client.clientId, estateId);
}
