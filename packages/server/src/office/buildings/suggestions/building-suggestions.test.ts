import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { successOf } from '../../../testing/answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';

interface Suggestion {
  external_id: string;
  name: string;
  are_shares_assumed: boolean;
  shares_total: number;
  units: { external_id: string; name: string; share: number }[];
}

describe('suggested buildings', () => {
  let app: TestApp;
  let client: TestClient;
  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
  });
  after(() => app.stop());

  const put = async (id: string, number: string, extra: string | null, type = 'APARTMENT') =>
    successOf(
      await client.call('PUT', `/v1/estates/${id}`, {
        address: {
          country: 'BE',
          zip_code: '2800',
          place: 'Mechelen',
          street: id === 'c' ? 'lindenlaan ' : 'Lindenlaan',
          house_number: number,
          house_number_extra: extra,
        },
        estate_type: type,
        year_built: 1971,
      }),
    );
  const suggest = async () =>
    (await successOf<{ suggestions: Suggestion[] }>(await client.call('GET', '/v1/building-suggestions')))
      .suggestions;

  it('are the active apartments of one address that are in no building, and can be put', async () => {
    await put('a', '12', '10');
    await put('b', '12', '2');
    await put('c', '12', '1');
    await put('house', '12', null, 'HOUSE');
    await put('alone', '14', null);
    await put('gone', '12', '3');
    await client.call('DELETE', '/v1/estates/gone');
    const [first, ...more] = await suggest();
    assert.deepEqual(more, []);
    assert.deepEqual(
      first?.units.map(({ external_id, name, share }) => [external_id, name, share]),
      [
        ['c', '1', 1],
        ['b', '2', 1],
        ['a', '10', 1],
      ],
    );
    const { are_shares_assumed, external_id, ...building } = first ?? assert.fail();
    assert.deepEqual([are_shares_assumed, building.name], [true, 'Lindenlaan 12, Mechelen']);
    await successOf(await client.call('PUT', `/v1/buildings/${external_id}`, building));
    assert.deepEqual(await suggest(), []);
  });
});
