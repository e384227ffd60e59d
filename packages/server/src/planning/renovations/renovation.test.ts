import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { addEstate, addRenovation } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

describe('GET /v1/renovations/{renovation_id}', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
  });
  after(() => app.stop());

  it('shows the fields of the search, then the plan with its fields in their order', async () => {
    const { sql } = app.dependencies;
    const estateId = await addEstate(sql, client.contextId, { externalId: 'estate-1' });
    const plan = { zebra: 1, apple: { b: [1, 2], a: 'é' } };
    const id = await addRenovation(sql, client.contextId, { estateId, plan });
    const { data } = await successOf<{ data: object[] }>(await client.call('GET', '/v1/renovations'));
    const whole = await successOf<object>(await client.call('GET', `/v1/renovations/${id}`));
    assert.equal(
      JSON.stringify(whole),
      JSON.stringify({
        ...data[0],
        estate_external_id: 'estate-1',
        is_edited: true,
        edited_by: 'BUYER',
        engine_version: '1.0.0',
        data_version: '2026-11',
        is_of_earlier_engine: false,
        plan,
      }),
    );
  });

  it('shows a deleted one too, with its moment', async () => {
    const deletedAt = '2026-11-15T00:00:00.000Z';
    const id = await addRenovation(app.dependencies.sql, client.contextId, { deletedAt });
    const whole = await successOf<Record<string, unknown>>(await client.call('GET', `/v1/renovations/${id}`));
    assert.equal(whole['renovation_deleted_at'], deletedAt);
  });

  it('answers 404 for an unknown one, 400 for what is no id or has a query', async () => {
    const unknown = await client.call('GET', '/v1/renovations/019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90');
    assert.deepEqual([unknown.status, await unknown.json()], [404, { statusCode: 404, error: 'Not Found' }]);
    const wrong = await client.call('GET', '/v1/renovations/one?a=1');
    assert.deepEqual(await refusalOf(wrong), [
      400,
      ['renovation_id must be a UUID', 'property a should not exist'],
    ]);
  });
});
