import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { successOf } from '../../../testing/answers.ts';
import { becomes } from '../../../testing/becomes.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { addFlats, BUILDING } from '../building.fixture.ts';
import { findByToken } from './owner-link.repository.ts';

interface Link {
  url: string;
  units: { external_id: string; name: string; code: string }[];
}
interface Plan {
  units: {
    external_id: string;
    common_net_cost: number;
    votes: number;
    yes_probability: number;
    month: object;
  }[];
}

describe('the link for the owners', () => {
  let app: TestApp;
  let syndic: TestClient;
  let plan: Plan;
  before(async () => {
    app = await startTestApp({ hasWorker: true });
    syndic = await app.addClient();
    await addFlats(app.dependencies.sql, syndic.contextId, ['flat-1', 'flat-2']);
    await successOf(await syndic.call('PUT', '/v1/buildings/linde', BUILDING));
    await successOf(await syndic.call('POST', '/v1/buildings/linde/plan', {}));
    const get = async () =>
      successOf<{ status: string; plan: Plan }>(await syndic.call('GET', '/v1/buildings/linde/plan'));
    await becomes(async () => (await get()).status, 'FINISHED');
    ({ plan } = await get());
  });
  after(() => app.stop());

  const link = async (by = syndic) => successOf<Link>(await by.call('GET', '/v1/buildings/linde/owner-link'));
  const pathOf = ({ url }: Link) => new URL(url).pathname;
  const read = (path: string) => fetch(`${app.url}${path}`);

  it('shows the building to whoever has it, and nothing that is of one owner', async () => {
    const owners = await link();
    const answer = await read(`${pathOf(owners)}/data`);
    assert.equal(answer.headers.get('x-robots-tag'), 'noindex, nofollow');
    assert.equal(answer.headers.get('referrer-policy'), 'no-referrer');
    assert.equal(answer.headers.get('cache-control'), 'private, no-cache');
    const text = await answer.text();
    const { name, plan: shown } = JSON.parse(text) as {
      name: string;
      plan: { units: object[]; vote: object };
    };
    assert.equal(name, BUILDING.name);
    assert.deepEqual(
      shown.units.map((unit) => Object.keys(unit)),
      Array(2).fill(['name', 'floor', 'label_before', 'label_after_common']),
    );
    for (const field of [
      'month',
      'yes_probability',
      'common_net_cost',
      'paid_by_loan',
      'external_id',
      'votes_expected',
      'owner',
    ])
      assert.ok(!text.includes(`"${field}"`), field);
    for (const { code } of owners.units) assert.ok(!text.includes(code));
  });

  it('reads none of the plans of the apartments, which are large, into the server', async () => {
    const { url } = await link();
    const found = await findByToken(
      app.dependencies.sql,
      new URL(url).pathname.split('/').at(-1) ?? '',
      null,
    );
    assert.deepEqual(
      found?.plan?.units.map((unit) => Object.keys(unit)),
      Array(2).fill(['name', 'floor', 'label_before', 'label_after_common']),
    );
    assert.equal(found?.unit, null);
  });

  it('shows one unit to whoever has its code, and the other owner nothing of it', async () => {
    const owners = await link();
    const [first, second] = owners.units;
    const text = await (await read(`${pathOf(owners)}/units/${first?.code}`)).text();
    const { unit } = JSON.parse(text) as { unit: Plan['units'][number] };
    assert.deepEqual(unit, plan.units[0]);
    assert.equal(text.split('"yes_probability"').length, 2, 'of one unit alone');
    assert.ok(!text.includes(second?.external_id ?? 'x'));
  });

  it('opens nothing with a wrong token or code, with the code of another building, or after it was renewed', async () => {
    const owners = await link();
    const other = await app.addClient();
    await addFlats(app.dependencies.sql, other.contextId, ['flat-1', 'flat-2']);
    await successOf(await other.call('PUT', '/v1/buildings/linde', BUILDING));
    const theirs = await link(other);
    const wrong = 'A'.repeat(22);
    const refused = [
      `/b/${wrong}/data`,
      '/b/short/data',
      `${pathOf(owners)}/units/${wrong}`,
      `${pathOf(owners)}/units/flat-1`,
      `${pathOf(owners)}/units/%00${'A'.repeat(21)}`,
      `${pathOf(owners)}/units/${theirs.units[0]?.code}`,
    ];
    for (const path of refused) assert.equal((await read(path)).status, 404, path);
    const renewed = await successOf<Link>(await syndic.call('POST', '/v1/buildings/linde/owner-link/renew'));
    assert.deepEqual(await link(), renewed);
    assert.equal((await read(`${pathOf(owners)}/data`)).status, 404);
    assert.equal((await read(`${pathOf(renewed)}/units/${owners.units[0]?.code}`)).status, 404);
    assert.equal((await read(`${pathOf(renewed)}/units/${renewed.units[0]?.code}`)).status, 200);
  });

  it('stays as it is when the building is put again', async () => {
    const before = await link();
    await successOf(await syndic.call('PUT', '/v1/buildings/linde', { ...BUILDING, name: 'Other' }));
    assert.deepEqual(await link(), before);
  });
});
