import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { startWhise } from '@rooftree/connectors/testing';
import { COMMAND } from './access/audit/audit.ts';
import { createConnection } from './estates/connections/connections.service.ts';
import { syncNow } from './estates/connections/sync/syncs.service.ts';
import { WEBHOOK_EVENTS } from './events.ts';
import { createWebhook } from './output/webhooks/webhooks.service.ts';
import { startWorker } from './start/worker.ts';
import { successOf } from './testing/answers.ts';
import { untilEnded } from './testing/data/batches.ts';
import { addReferredEstate, OLD_HOUSE } from './testing/data/referred-estate.ts';
import { startReceiver } from './testing/providers/webhook-receiver.ts';
import { faultOfWebhook } from './testing/server/api-contract.ts';
import { startTestApp } from './testing/test-app.ts';
import { until } from './testing/until.ts';

const PLANS = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';

const made = new AsyncDisposableStack();
after(() => made.disposeAsync());

it('every event is sent as openapi.json says', async () => {
  const whise = await startWhise();
  made.defer(() => whise.close());
  const app = await startTestApp({
    env: {
      ROOFTREE_WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on',
      ROOFTREE_CONNECTION_BASES: `WHISE=${whise.base}`,
    },
  });
  made.defer(() => app.stop());
  const receiver = await startReceiver();
  made.defer(() => receiver.close());
  const client = await app.addClient();
  const { sql } = app.dependencies;
  await createWebhook(sql, client.contextId, { url: receiver.url, events: [], allowPrivateAddresses: true });

  for (const name of ['good', 'bad', 'stopped'])
    await successOf(await client.call('PUT', `/v1/estates/${name}`, OLD_HOUSE));
  // What no client can send: a plan of it fails.
  await sql`
    UPDATE estates SET dwelling = '{"storeys": -1}' WHERE context_id = ${client.contextId} AND external_id = 'bad'`;
  const plan = async (name: string) =>
    (await successOf<{ id: string }>(await client.call('POST', PLANS, [name]))).id;
  const [good, bad, stopped] = [await plan('good'), await plan('bad'), await plan('stopped')];
  await successOf(await client.call('POST', `/v1/calculation-jobs/${stopped}/stop`));
  const worker = await startWorker(app.dependencies);
  made.defer(() => worker.stop());
  await untilEnded(sql, good);
  await untilEnded(sql, bad);
  const { data } = await successOf<{ data: { renovation_id: string }[] }>(
    await client.call('GET', '/v1/renovations'),
  );
  const path = `/v1/renovations/${data[0]?.renovation_id}/reports`;
  await successOf(await client.call('POST', path, { language: 'en' }));

  const { link } = await addReferredEstate(client);
  const alert = await fetch(`${link}/alerts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'reader@example.com', consent: true, language: 'en', choices: 'target=B' }),
  });
  assert.equal(alert.status, 202);

  // No credentials of the simulator's.
  const connection = {
    provider: 'WHISE',
    name: 'x',
    credentials: { username: 'a', password: 'b', client_id: '1' },
  };
  const vault = { sql, loadKeys: app.dependencies.loadClientKeys };
  const connectionId = await createConnection(vault, client.contextId, connection, COMMAND);
  await syncNow(sql, client.contextId, connectionId, 'FULL', COMMAND);

  const year = new Date().getFullYear() + 1;
  const solve = async (name: string) => {
    const limits = { bills: { mean_cut_at_least_percent: 5 } };
    const programme = { name, first_year: year, years: 1, objective: 'LOWEST_COST', limits };
    const body = { ...programme, homes: { external_ids: [name] } };
    return (await successOf<{ id: string }>(await client.call('POST', '/v1/programmes', body))).id;
  };
  await solve('bad');
  const programmeId = await solve('good');

  for (const flat of ['flat', 'bad-flat']) {
    const apartment = {
      ...OLD_HOUSE,
      estate_type: 'APARTMENT',
      estate_format: null,
    };
    await successOf(await client.call('PUT', `/v1/estates/${flat}`, apartment));
    const units = [{ external_id: flat, name: '1', share: 1 }];
    const { address } = OLD_HOUSE;
    const building = {
      name: flat,
      address: { country: 'BE', zip_code: address.zip_code },
      shares_total: 1,
      units,
    };
    await successOf(await client.call('PUT', `/v1/buildings/${flat}`, building));
  }
  await sql`
    UPDATE estates SET dwelling = '{"storeys": -1}' WHERE context_id = ${client.contextId} AND external_id = 'bad-flat'`;
  for (const flat of ['flat', 'bad-flat'])
    await successOf(await client.call('POST', `/v1/buildings/${flat}/plan`, {}));

  const { received } = receiver;
  const types = () => new Set(received.map(({ body }) => /"type":"([\w.]+)"/.exec(body)?.[1]));
  await until(() => types().has('programme.finished'));
  await successOf(await client.call('POST', `/v1/programmes/${programmeId}/approvals`, { year }));
  const homes = [{ external_id: 'good', done_on: '2026-10-30' }];
  await successOf(await client.call('POST', `/v1/programmes/${programmeId}/done`, { homes }));
  await until(() => types().size >= WEBHOOK_EVENTS.length);
  assert.deepEqual([...types()].toSorted(), [...WEBHOOK_EVENTS].toSorted());
  assert.deepEqual(received.map(({ body }) => faultOfWebhook(body)).filter(Boolean), []);
});
