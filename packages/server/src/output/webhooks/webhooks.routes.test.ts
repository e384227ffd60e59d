import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { WEBHOOK_EVENTS } from '../../events.ts';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { startReceiver, type WebhookReceiver } from '../../testing/providers/webhook-receiver.ts';
import { faultOfWebhook } from '../../testing/server/api-contract.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember, type TestMember } from '../../testing/test-member.ts';
import { until } from '../../testing/until.ts';

const SOME_ID = '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90';

interface Delivery {
  id: string;
  event: string;
  event_id: string;
  delivered_at: string | null;
  attempts: { status: number | null }[];
}

describe('webhooks, for a member who manages them', () => {
  let app: TestApp;
  let owner: TestMember;
  let receiver: WebhookReceiver;
  before(async () => {
    app = await startTestApp({ hasWorker: true, env: { ROOFTREE_WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on' } });
    const { contextId } = await app.addClient();
    owner = await addMember(app, { contextId });
    receiver = await startReceiver();
  });
  after(async () => {
    receiver.close();
    await app.stop();
  });

  it('are at most 50; listeners that have ended do not count', async () => {
    const { sql } = app.dependencies;
    const { contextId } = await app.addClient();
    const other = await addMember(app, { contextId });
    const add = () => other.call('POST', '/v1/webhooks', { url: `${receiver.url}/many` });
    await successOf(await add());
    await sql`
      INSERT INTO webhooks (context_id, url, events, secret, expires_at)
      SELECT context_id, url, events, secret, CASE WHEN number < 3 THEN now() - interval '1 minute' END
      FROM webhooks, generate_series(1, 50) AS number WHERE context_id = ${contextId}`;
    await successOf(await add());
    const [status, messages] = await refusalOf(await add());
    assert.equal(status, 409);
    assert.match(messages.join(), /can have 50 webhooks/);
    assert.equal((await other.call('POST', '/v1/webhooks', { listen: true })).status, 409);
    const stranger = await addMember(app, { contextId: (await app.addClient()).contextId });
    await successOf(await stranger.call('POST', '/v1/webhooks', { url: `${receiver.url}/many` }));
  });

  it('get a sample of every event, marked as a test and as openapi.json has it', async () => {
    const other = await addMember(app, { contextId: (await app.addClient()).contextId });
    const { id } = await successOf<{ id: string }>(
      await other.call('POST', '/v1/webhooks', {
        url: `${receiver.url}/samples`,
        events: ['report.created'],
      }),
    );
    for (const event of WEBHOOK_EVENTS)
      await successOf(await other.call('POST', `/v1/webhooks/${id}/test?event=${event}`));
    await until(() => receiver.received.length >= WEBHOOK_EVENTS.length);
    const bodies = receiver.received.splice(0).map(({ body }) => body);
    assert.deepEqual(bodies.map(faultOfWebhook).filter(Boolean), []);
    const samples = bodies.map((body): { type: string; test: unknown } => JSON.parse(body));
    assert.deepEqual(
      samples.map(({ type, test }) => [type, test]),
      WEBHOOK_EVENTS.map((event) => [event, true]),
    );
    const { deliveries } = await successOf<{ deliveries: { body: string | null }[] }>(
      await other.call('GET', `/v1/webhooks/${id}/deliveries`),
    );
    assert.ok(deliveries.every(({ body }) => body !== null));
    assert.equal((await other.call('POST', `/v1/webhooks/${id}/test?event=webhook.unknown`)).status, 400);
    await other.call('DELETE', `/v1/webhooks/${id}`);
  });

  it('are created with a secret that is shown once, tried, looked at, sent again and deleted', async () => {
    const made = await owner.call('POST', '/v1/webhooks', { url: `${receiver.url}/hooks` });
    assert.equal(made.status, 201);
    const { id, secret, events } = await successOf<{ id: string; secret: string; events: string[] }>(made);
    assert.match(secret, /^whsec_/);
    assert.ok(events.includes('report.created'));
    const listed = await successOf<{ webhooks: { id: string }[] }>(await owner.call('GET', '/v1/webhooks'));
    assert.equal(listed.webhooks[0]?.id, id);
    assert.ok(!JSON.stringify(listed).includes(secret));

    const { event_id: eventId } = await successOf<{ event_id: string }>(
      await owner.call('POST', `/v1/webhooks/${id}/test`),
    );
    const newest = async () => {
      const answer = await owner.call('GET', `/v1/webhooks/${id}/deliveries`);
      return (await successOf<{ deliveries: Delivery[] }>(answer)).deliveries[0];
    };
    await until(async () => typeof (await newest())?.delivered_at === 'string');
    const delivery = (await newest()) ?? assert.fail('no delivery');
    assert.deepEqual([delivery.event, delivery.event_id], ['webhook.test', eventId]);
    assert.equal(delivery.attempts[0]?.status, 204);

    const again = await owner.call('POST', `/v1/webhooks/${id}/deliveries/${delivery.id}/resend`);
    assert.equal(again.status, 204);
    await until(async () => (await newest())?.attempts.length === 2);
    assert.deepEqual(
      receiver.received.map(({ headers }) => headers['webhook-id']),
      [eventId, eventId],
    );

    assert.equal((await owner.call('DELETE', `/v1/webhooks/${id}`)).status, 204);
    assert.equal((await owner.call('GET', `/v1/webhooks/${id}/deliveries`)).status, 404);
    const { entries } = await successOf<{ entries: { operation: string }[] }>(
      await owner.call('GET', '/v1/audit?thing_kind=webhook'),
    );
    assert.deepEqual(
      entries.map(({ operation }) => operation),
      ['deleteWebhook', 'createWebhook'],
    );
    assert.ok(!JSON.stringify(entries).includes('/hooks'), 'an address may hold a secret');
  });

  it('refuse what is no address, and know nothing of others', async () => {
    const refused = await owner.call('POST', '/v1/webhooks', { url: 'ftp://example.com/' });
    assert.equal(refused.status, 400);
    for (const path of ['test', 'resume', `deliveries/${SOME_ID}/resend`]) {
      const answer = await owner.call('POST', `/v1/webhooks/${SOME_ID}/${path}`);
      assert.equal(answer.status, 404, path);
    }
  });
});
