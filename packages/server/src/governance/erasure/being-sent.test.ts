import assert from 'node:assert/strict';
import { test } from 'node:test';
import { announce, createWebhook } from '../../output/webhooks/webhooks.service.ts';
import { startReceiver } from '../../testing/providers/webhook-receiver.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

test('an event that is being sent while its estate is erased is neither kept nor sent again', async (t) => {
  const app = await startTestApp({ hasWorker: true, env: { ROOFTREE_WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on' } });
  t.after(() => app.stop());
  const receiver = await startReceiver();
  t.after(() => receiver.close());
  receiver.answer = null;
  const { sql } = app.dependencies;
  const client = await app.addClient();
  const { contextId } = client;
  const { id: webhookId } = await createWebhook(sql, contextId, {
    url: receiver.url,
    events: [],
    allowPrivateAddresses: true,
  });
  await client.call('PUT', '/v1/estates/one', { address: { country: 'BE' }, estate_type: 'HOUSE' });
  const [{ id: estateId }] = await sql<
    [{ id: string }]
  >`SELECT id FROM estates WHERE context_id = ${contextId}`;
  await announce(sql, contextId, 'report.created', { estate_id: estateId, title: 'Zwanenhalsstraat 12' });
  await announce(sql, contextId, 'report.created', { title: 'Lindenlaan 3' });
  await until(() => receiver.received.length === 1);
  assert.match(receiver.received[0]?.body ?? '', /Zwanenhalsstraat/);

  assert.equal((await client.call('DELETE', '/v1/estates/one?erase=true')).status, 204);
  // Its attempt fails now, and the next event is sent.
  receiver.answer = { status: 204 };
  receiver.dropOpen();
  await until(async () => {
    const rows =
      await sql`SELECT FROM webhook_deliveries WHERE webhook_id = ${webhookId} AND delivered_at IS NOT NULL`;
    return rows.length === 1;
  });
  const entries = () => sql<{ payload: object }[]>`SELECT payload FROM graphile_worker._private_jobs`;
  await sql`UPDATE graphile_worker._private_jobs SET run_at = now()`;
  await until(async () => (await entries()).length === 0);
  const kept = await sql<{ body: string }[]>`SELECT body FROM webhook_deliveries`;
  assert.deepEqual(
    kept.map(({ body }) => JSON.parse(body).data.title),
    ['Lindenlaan 3'],
  );
  assert.equal(receiver.received.length, 2);
});
