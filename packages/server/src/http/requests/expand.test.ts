import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ClientPermission } from '../../caller.ts';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

interface Job {
  id: string;
  calculation_job_status: string;
  metadata: { renovation_id: string };
}

describe('expand', () => {
  let app: TestApp;
  let client: TestClient;
  let job: Job;

  const HOME = { address: { country: 'BE', zip_code: '9000' }, estate_type: 'HOUSE', year_built: 1935 };
  const jobPath = () => `/v1/calculation-jobs/${job.id}`;
  const renovationPath = () => `/v1/renovations/${job.metadata.renovation_id}`;
  const get = async (path: string, by = client) => await successOf<object>(await by.call('GET', path));

  before(async () => {
    app = await startTestApp({ hasWorker: true });
    client = await app.addClient();
    await client.call('PUT', '/v1/estates/one', HOME);
    await client.call('PUT', '/v1/estates/unplanned', HOME);
    const batch = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
    job = await successOf<Job>(await client.call('POST', batch, ['one']));
    await until(async () => {
      job = await successOf<Job>(await client.call('GET', jobPath()));
      return job.calculation_job_status === 'FINISHED';
    });
  });
  after(() => app.stop());

  it('adds what getting the thing by itself returns, and nothing else', async () => {
    const [estate, renovation] = [await get('/v1/estates/one'), await get(renovationPath())];
    assert.deepEqual(await get(`${renovationPath()}?expand=estate`), { ...renovation, estate });
    assert.deepEqual(await get('/v1/estates/one?expand=renovation'), { ...estate, renovation });
    assert.deepEqual(await get(`${jobPath()}?expand=renovation`), { ...job, renovation });
  });

  it('is null where there is none', async () => {
    const batch = '/v1/calculation-jobs/energy-efficiency-indication/batch';
    const other = await successOf<Job>(await client.call('POST', batch, ['unplanned']));
    for (const path of ['/v1/estates/unplanned', `/v1/calculation-jobs/${other.id}`])
      assert.equal(
        Object.entries(await get(`${path}?expand=renovation`))
          .at(-1)
          ?.join(),
        'renovation,',
      );
  });

  it('lets an estate be sent back as it is', async () => {
    const estate = await get('/v1/estates/one?expand=renovation');
    assert.equal((await client.call('PUT', '/v1/estates/one', estate)).status, 200);
  });

  it('needs the permission of what is expanded, and names it', async () => {
    const only = (permission: ClientPermission) =>
      app.addClient({ contextId: client.contextId, permissions: [permission] });
    const cases = [
      [await only('renovations:read'), `${renovationPath()}?expand=estate`, 'estates:read'],
      [await only('estates:read'), '/v1/estates/one?expand=renovation', 'renovations:read'],
      [await only('calculations:create'), `${jobPath()}?expand=renovation`, 'renovations:read'],
    ] as const;
    for (const [caller, path, scope] of cases) {
      const refused = await caller.call('GET', path);
      assert.equal(refused.status, 403);
      const challenge = `Bearer error="insufficient_scope", scope="${scope}"`;
      assert.equal(refused.headers.get('www-authenticate'), challenge);
      assert.deepEqual(await refused.json(), { statusCode: 403, error: 'Forbidden' });
    }
  });

  it('shows nothing of another context', async () => {
    const stranger = await app.addClient();
    await stranger.call('PUT', '/v1/estates/one', HOME);
    const { renovation } = await successOf<{ renovation: unknown }>(
      await stranger.call('GET', '/v1/estates/one?expand=renovation'),
    );
    assert.equal(renovation, null);
    for (const path of [`${renovationPath()}?expand=estate`, `${jobPath()}?expand=renovation`])
      assert.equal((await stranger.call('GET', path)).status, 404);
  });

  it('takes one name, that of the thing', async () => {
    const wrong = await client.call('GET', `${renovationPath()}?expand=estate,plan`);
    assert.deepEqual(await refusalOf(wrong), [400, ['expand must be one of the following values: estate']]);
    assert.equal((await client.call('GET', '/v1/renovations?expand=estate')).status, 400);
  });
});
