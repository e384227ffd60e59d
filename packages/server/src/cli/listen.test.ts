import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { successOf } from '../testing/answers.ts';
import { addReferredEstate } from '../testing/data/referred-estate.ts';
import { startReceiver, type WebhookReceiver } from '../testing/providers/webhook-receiver.ts';
import { startRooftree } from '../testing/server/run-rooftree.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';

let app: TestApp;
let receiver: WebhookReceiver;
let client: TestClient;
before(async () => {
  // Addresses of this machine stay refused: a listener needs none that the server can reach.
  app = await startTestApp({ hasWorker: true });
  receiver = await startReceiver();
});
after(async () => {
  receiver.close();
  await app.stop();
});
beforeEach(async () => {
  client = await app.addClient();
  receiver.received.splice(0);
});

const start = (args: readonly string[], more: Record<string, string> = {}) =>
  startRooftree(args, {
    ROOFTREE_URL: app.url,
    ROOFTREE_CLIENT_ID: client.clientId,
    ROOFTREE_CLIENT_SECRET: client.clientSecret,
    ...more,
  });
const listen = (...args: string[]) => start(['listen', '--forward-to', `${receiver.url}/local`, ...args]);
const listWebhooks = async () =>
  (
    await successOf<{ webhooks: { id: string; expires_at: string }[] }>(
      await client.call('GET', '/v1/webhooks'),
    )
  ).webhooks;

test('events of the context arrive signed, sent again too, and nothing stays behind', async () => {
  const listening = listen();
  const secret = /signed with (whsec_\S+)/.exec(await listening.prints('whsec_'))?.[1] ?? '';
  const { externalId } = await addReferredEstate(client);
  const path = '/v1/calculation-jobs/energy-efficiency-indication/batch';
  const job = await successOf<{ id: string }>(await client.call('POST', path, [externalId]));
  await until(() => receiver.received.length === 1);
  const [first] = receiver.received;
  const headers = Object.fromEntries(
    Object.entries(first?.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  // It throws when the signature is not that of the body.
  const event = new Webhook(secret).verify(first?.body ?? '', headers) as {
    type: string;
    data: { id: string };
  };
  assert.deepEqual([event.type, event.data.id, first?.path], ['calculation_job.finished', job.id, '/local']);
  await listening.prints('calculation_job.finished  evt_');
  assert.match(listening.output().stdout, /calculation_job\.finished {2}evt_\S+ {2}204\n/);

  const [listener] = await listWebhooks();
  const { deliveries } = await successOf<{ deliveries: { id: string }[] }>(
    await client.call('GET', `/v1/webhooks/${listener?.id}/deliveries`),
  );
  await client.call('POST', `/v1/webhooks/${listener?.id}/deliveries/${deliveries[0]?.id}/resend`);
  await until(() => receiver.received.length === 2);
  assert.equal(receiver.received[1]?.headers['webhook-id'], first?.headers['webhook-id']);

  receiver.answer = { status: 500 };
  const triggered = await start(['trigger', 'programme.approved']).end();
  assert.match(triggered.stdout, /^Sent programme\.approved to the webhook \S+ as evt_/, triggered.stderr);
  await listening.prints('the receiver returned 500');
  receiver.answer = { status: 204 };

  const ended = await listening.end('SIGINT');
  assert.equal(ended.code, 0, ended.stderr);
  assert.deepEqual(await listWebhooks(), []);
});

test('a listener that was killed gets nothing more, and a new one can sign with a secret of its own', async () => {
  const { sql } = app.dependencies;
  const killed = listen();
  await killed.prints('Listening');
  await killed.end('SIGKILL');
  const [left] = await listWebhooks();
  assert.ok(left !== undefined && Date.parse(left.expires_at) - Date.now() <= 5 * 60_000);
  await sql`UPDATE webhooks SET expires_at = now() WHERE id = ${left.id}`;
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const listening = start(['listen', '--forward-to', receiver.url, '--events', 'calculation_job.finished'], {
    ROOFTREE_WEBHOOK_SECRET: secret,
  });
  await listening.prints('your secret');
  assert.ok(!listening.output().stdout.includes('whsec_'));
  const { externalId } = await addReferredEstate(client);
  const path = '/v1/calculation-jobs/energy-efficiency-indication/batch';
  await successOf(await client.call('POST', path, [externalId]));
  await until(() => receiver.received.length === 1);
  const stored = await sql`SELECT webhook_id FROM webhook_deliveries WHERE webhook_id = ${left.id}`;
  assert.equal(stored.length, 0);

  await sql`DELETE FROM webhooks WHERE context_id = ${client.contextId}`;
  const { code, stderr } = await listening.end();
  assert.deepEqual([code, /no longer knows this listener/.test(stderr)], [1, true], stderr);
});

test('what cannot be done is a sentence', async () => {
  const reader = await app.addClient({ permissions: ['estates:read'] });
  const refused = await start(['listen', '--forward-to', receiver.url], {
    ROOFTREE_CLIENT_ID: reader.clientId,
    ROOFTREE_CLIENT_SECRET: reader.clientSecret,
  }).end();
  assert.match(refused.stderr, /the client lacks the permission webhooks:manage\n$/);
  const unknown = await start(['trigger', 'house.sold', '--webhook', client.contextId]).end();
  assert.match(unknown.stderr, /event must be one of the following values/);
  assert.match((await start(['trigger', 'report.created']).end()).stdout, /no webhook and no listener/);
  const both = await client.call('POST', '/v1/webhooks', { listen: true, url: 'https://example.com/' });
  const neither = await client.call('POST', '/v1/webhooks', {});
  assert.deepEqual([both.status, neither.status], [400, 400]);
});
