import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { addPlannedRenovation } from '../../testing/data/planned-renovation.ts';
import { addEstate, addRenovation } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

interface Renovation {
  renovation_id: string;
  renovation_name: string;
  renovation_updated_at: string;
  renovation_deleted_at: string | null;
  managing_user: { external_id: string } | null;
  [field: string]: unknown;
}

const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';

describe('a renovation', () => {
  let app: TestApp;
  let client: TestClient;
  let id: string;

  before(async () => {
    app = await startTestApp({ hasWorker: true });
    client = await app.addClient();
    id = await addRenovation(app.dependencies.sql, client.contextId, { managingUser: 'ann' });
  });
  after(() => app.stop());

  const path = (of: string, more = '') => `/v1/renovations/${of}${more}`;
  const get = async (of = id) => successOf<Renovation>(await client.call('GET', path(of)));
  const search = async (query = '') =>
    successOf<{ total: number; data: Renovation[] }>(await client.call('GET', `/v1/renovations${query}`));
  const patch = (of: string, body: unknown) => client.call('PATCH', path(of), body);

  it('can be deleted and restored, any number of times', async () => {
    for (const _ of [1, 2]) assert.equal((await client.call('DELETE', path(id))).status, 204);
    const deleted = await get();
    assert.equal(deleted.renovation_deleted_at, deleted.renovation_updated_at);
    assert.deepEqual([(await search()).total, (await search('?include_deleted=true')).total], [0, 1]);
    assert.equal((await search('?external_user_id=ann')).total, 0);
    const report = await client.call('POST', path(id, '/reports'), { language: 'en' });
    assert.deepEqual(await refusalOf(report), [400, ['renovation is deleted']]);
    assert.equal((await client.call('GET', path(id, '/reports'))).status, 200);
    for (const _ of [1, 2]) {
      const answer = await client.call('POST', path(id, '/restore'));
      assert.equal((await successOf<Renovation>(answer)).renovation_deleted_at, null);
    }
    assert.deepEqual([(await search()).total, (await search('?external_user_id=ann')).total], [1, 1]);
  });

  it('is found by the moment of its last change, also when it was deleted', async () => {
    const other = await addRenovation(app.dependencies.sql, client.contextId);
    await client.call('DELETE', path(other));
    const { renovation_updated_at: moment } = await get(other);
    const since = `updated_since=${moment}`;
    assert.equal(
      (await search(`?${since}`)).data.some(({ renovation_id }) => renovation_id === other),
      false,
    );
    const found = await search(`?${since}&include_deleted=true&sort_by=updated_at`);
    assert.equal(found.total, found.data.length);
    assert.ok(found.data.some(({ renovation_id }) => renovation_id === other));
    assert.equal((await search('?updated_since=2999-01-01T00:00:00Z&include_deleted=1')).total, 0);
    assert.equal((await search('?updated_since=2000-01-01T00:00:00Z&external_user_id=ann')).total, 1);
  });

  it('can be renamed and given to another user, or to nobody', async () => {
    const before = await get();
    const renamed = await successOf<Renovation>(await patch(id, { renovation_name: 'First phase' }));
    assert.deepEqual(renamed, {
      ...before,
      renovation_name: 'First phase',
      renovation_updated_at: renamed.renovation_updated_at,
    });
    const given = await successOf<Renovation>(await patch(id, { managing_user: { external_id: 'bob' } }));
    assert.equal(given.managing_user?.external_id, 'bob');
    assert.deepEqual(
      [(await search('?external_user_id=ann')).total, (await search('?external_user_id=bob')).total],
      [0, 1],
    );
    assert.equal((await successOf<Renovation>(await patch(id, { managing_user: null }))).managing_user, null);
    const { renovation_updated_at } = await get();
    assert.equal(
      (await successOf<Renovation>(await patch(id, {}))).renovation_updated_at,
      renovation_updated_at,
    );
  });

  const faults: [unknown, string[]][] = [
    [{ renovation_name: '' }, ['renovation_name must be longer than or equal to 1 characters']],
    [{ renovation_name: null }, ['renovation_name must be a string']],
    [{ managing_user: {} }, ['managing_user.external_id must be a string']],
    [{ plan: {} }, ['property plan should not exist']],
    [[], ['request body must be an object']],
  ];
  for (const [body, messages] of faults)
    it(`is not changed by ${JSON.stringify(body)}`, async () =>
      assert.deepEqual(await refusalOf(await patch(id, body)), [400, messages]));

  it('keeps the name and the user that a client gave it, when it is planned again', async () => {
    const { sql } = app.dependencies;
    await addEstate(sql, client.contextId, { externalId: 'planned', managingUser: 'ann' });
    const plan = async () => {
      const job = await successOf<{ id: string }>(await client.call('POST', BATCH, ['planned']));
      const renovationOf = async () => {
        const answer = await client.call('GET', `/v1/calculation-jobs/${job.id}`);
        return (await successOf<{ metadata: { renovation_id: string } }>(answer)).metadata.renovation_id;
      };
      await until(async () => (await renovationOf()) !== null);
      return get(await renovationOf());
    };
    const first = await plan();
    await patch(first.renovation_id, { renovation_name: 'Ours', managing_user: { external_id: 'bob' } });
    const second = await plan();
    assert.equal(second.renovation_id, first.renovation_id);
    assert.deepEqual([second.renovation_name, second.managing_user?.external_id], ['Ours', 'bob']);

    // A deleted suggestion makes room for another one, and then cannot come back.
    await client.call('DELETE', path(first.renovation_id));
    const third = await plan();
    assert.notEqual(third.renovation_id, first.renovation_id);
    assert.notEqual(third.renovation_name, 'Ours');
    const refused = await client.call('POST', path(first.renovation_id, '/restore'));
    assert.deepEqual(await refusalOf(refused), [
      409,
      ['the estate has a newer suggested renovation: delete that one first'],
    ]);
  });

  it('shows its labels in the search, as its plan has them', async () => {
    const own = await app.addClient();
    const { plan } = await addPlannedRenovation(app.dependencies.sql, own.contextId, 'terraced1925');
    await addRenovation(app.dependencies.sql, own.contextId, { createdAt: '2020-01-01T00:00:00.000Z' });
    const { data } = await successOf<{ data: Renovation[] }>(await own.call('GET', '/v1/renovations'));
    const labels = data.map((item) => [
      item['label_now'],
      item['label_after'],
      item['target_label'],
      item['target_probability'],
    ]);
    assert.deepEqual(labels, [
      [plan.baseline.label, plan.expected_result.label, plan.target.label, plan.target.probability],
      [null, null, null, null],
    ]);
  });

  it('is unknown to another context, for every change', async () => {
    const stranger = await app.addClient();
    const answers = [
      await stranger.call('DELETE', path(id)),
      await stranger.call('POST', path(id, '/restore')),
      await stranger.call('PATCH', path(id), { managing_user: { external_id: 'mine' } }),
      await stranger.call('PATCH', path(id), {}),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 404, 404, 404],
    );
    const users = await app.dependencies.sql`SELECT FROM users WHERE external_id = 'mine'`;
    assert.equal(users.length, 0);
  });
});
