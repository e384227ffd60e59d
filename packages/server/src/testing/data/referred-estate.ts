import { randomUUID } from 'node:crypto';
import { successOf } from '../answers.ts';
import type { TestClient } from '../test-app.ts';

/** A terraced house as it was built: much to do, much to see, and enough unknown to ask about. */
export const OLD_HOUSE = {
  address: { country: 'BE', zip_code: '9000', place: 'Gent', street: 'Kerkstraat', house_number: '12' },
  estate_type: 'HOUSE',
  estate_format: 'CLOSED',
  year_built: 1935,
  dwelling: {
    habitable_space_m2: 140,
    window_glazing_type: 'SINGLE',
    outer_wall_insulation_type: 'NONE',
    inclined_roof_insulation_type: 'NONE',
  },
};

interface ListEntry {
  estate: { external_id: string; quality_label: string };
  referral_link: string;
}

/** Puts an estate through the API and takes its referral link from the estate list, as a real client does. */
export async function addReferredEstate(client: TestClient, estate: object = OLD_HOUSE) {
  const externalId = `estate-${randomUUID()}`;
  await successOf(await client.call('PUT', `/v1/estates/${externalId}`, estate));
  const { estates } = await successOf<{ estates: ListEntry[] }>(await client.call('GET', '/v1/estate/list'));
  const entry = estates.find((one) => one.estate.external_id === externalId);
  if (entry === undefined) throw new Error(`${externalId} is not in the estate list`);
  return { externalId, link: entry.referral_link, qualityLabel: entry.estate.quality_label };
}
