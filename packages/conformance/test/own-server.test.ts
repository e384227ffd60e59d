import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { addMixedEstates } from '../../server/src/testing/mixed-estates.ts';
import { startTestApp } from '../../server/src/testing/test-app.ts';
import { until } from '../../server/src/testing/until.ts';
import { checkConformance } from '../src/index.ts';

const app = await startTestApp({ hasWorker: true, env: { ROOFTREE_RATE_LIMITS: 'on' } });
after(() => app.stop());
const { contextId, clientId, clientSecret, call } = await app.addClient();
await addMixedEstates(app.dependencies.sql, contextId, 12);
const address = { country: 'BE', zip_code: '9000' };
const managed = { address, estate_type: 'HOUSE', year_built: 1958, managing_user_external_id: 'an.maes' };
for (const [externalId, estate] of Object.entries({
  'plot-9': { address, estate_type: 'LAND' },
  'a-managed-house': managed,
}))
  assert.equal((await call('PUT', `/v1/estates/${externalId}`, estate)).status, 201);

await call('POST', '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch', [
  'a-managed-house',
]);
await until(async () => /"total":1/.test(await (await call('GET', '/v1/renovations')).text()), 30_000);

test('our own server meets every point', async () => {
  const results = await checkConformance({ baseUrl: app.url, clientId, clientSecret });
  const missed = results.filter(({ outcome }) => outcome !== 'passed');
  assert.deepEqual(missed, []);
  assert.ok(results.length > 70, `${results.length} points`);
});
