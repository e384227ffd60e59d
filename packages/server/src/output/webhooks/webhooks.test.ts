import assert from 'node:assert/strict';
import { after, afterEach, beforeEach, test } from 'node:test';
import { Webhook as Verifier } from 'standardwebhooks';
import { startQueueWorker } from '../../infra/queue/queue-worker.ts';
import { startReceiver, type WebhookReceiver } from '../../testing/providers/webhook-receiver.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { listDeliveries } from './deliveries.repository.ts';
import { deliveryQueue } from './delivery-outcome.ts';
import { DELIVER_WEBHOOK, deliverWebhookTask } from './webhooks.job.ts';
import { deleteWebhook, listWebhooks } from './webhooks.repository.ts';
import { announce, createWebhook, resendDelivery, resumeWebhook, testWebhook } from './webhooks.service.ts';

const { sql, databaseUrl, drop } = await createTestDatabase();
const log = { debug() {}, warn() {}, error() {} };
const worker = await startQueueWorker({
  sql,
  databaseUrl,
  concurrency: 8,
  log,
  tasks: { [DELIVER_WEBHOOK]: deliverWebhookTask({ sql, allowPrivateAddresses: true, log }) },
});
after(async () => {
  await worker.stop();
  await drop();
});

let contextId = '';
// Each test has its own: what an earlier one left to be tried again comes seconds later, and must not be counted here.
let receiver: WebhookReceiver;
let received: WebhookReceiver['received'];
beforeEach(async () => {
  receiver = await startReceiver();
  ({ received } = receiver);
  const slug = `c${Math.random().toString(36).slice(2)}`;
  const [context] = await sql<[{ id: string }]>`
    INSERT INTO contexts (slug, name) VALUES (${slug}, 'Receiver') RETURNING id`;
  contextId = context.id;
});
afterEach(() => receiver.close());

const subscribe = (path: string, events: Parameters<typeof announce>[2][] = []) =>
  createWebhook(sql, contextId, { url: `${receiver.url}${path}`, events, allowPrivateAddresses: true });
const onlyWebhook = async () => (await listWebhooks(sql, contextId))[0];
const untilNothingWaitsFor = (contextIds: readonly string[]) =>
  until(async () => {
    const waiting = await sql`
      SELECT FROM graphile_worker._private_jobs WHERE payload->>'contextId' = ANY(${contextIds})`;
    return waiting.length === 0;
  });

test('an event reaches every webhook that wants it, signed so that any Standard Webhooks library verifies it', async () => {
  const all = await subscribe('/all');
  const reports = await subscribe('/reports', ['report.created']);
  await subscribe('/jobs', ['calculation_job.finished']);
  await announce(sql, contextId, 'report.created', { id: 'report-1' });
  await until(() => received.length === 2);
  for (const [path, { secret }] of [
    ['/all', all],
    ['/reports', reports],
  ] as const) {
    const { headers, body } = received.find((request) => request.path === path) ?? assert.fail(path);
    const event = new Verifier(secret).verify(body, headers as Record<string, string>);
    const { type, timestamp, data } = event as { type: string; timestamp: string; data: unknown };
    assert.equal(type, 'report.created');
    assert.match(timestamp, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assert.deepEqual(data, { id: 'report-1' });
    assert.throws(() => new Verifier(secret).verify(`${body} `, headers as Record<string, string>));
  }
});

test("another context's events are not delivered", async () => {
  await subscribe('/mine');
  const [other] = await sql<[{ id: string }]>`
    INSERT INTO contexts (slug, name) VALUES (${`o${contextId.slice(-12)}`}, 'Other') RETURNING id`;
  await announce(sql, other.id, 'report.created', {});
  await announce(sql, contextId, 'report.created', { mine: true });
  await untilNothingWaitsFor([contextId, other.id]);
  assert.deepEqual(
    received.map(({ body }) => JSON.parse(body).data),
    [{ mine: true }],
  );
});

test('a receiver that fails gets the same event again, with its id', async () => {
  receiver.answer = { status: 500 };
  await subscribe('/failing');
  await announce(sql, contextId, 'report.created', {});
  await until(() => received.length === 1);
  receiver.answer = { status: 200 };
  await until(() => received.length === 2);
  assert.equal(received[0]?.headers['webhook-id'], received[1]?.headers['webhook-id']);
  await until(async () => (await onlyWebhook())?.lastDeliveredAt !== null);
  assert.equal((await onlyWebhook())?.lastFailure, 'the receiver returned 500');
});

test('a redirect is a failure and is not followed', async () => {
  receiver.answer = { status: 307, headers: { location: `${receiver.url}/elsewhere` } };
  await subscribe('/moved');
  await announce(sql, contextId, 'report.created', {});
  await until(async () => (await onlyWebhook())?.lastFailure === 'the receiver returned 307');
  // Tried again, perhaps, by now, but never there.
  assert.deepEqual(
    received.filter(({ path }) => path !== '/moved'),
    [],
  );
});

test('an event for a webhook that was deleted meanwhile is dropped', async () => {
  const gone = await subscribe('/gone');
  await sql.begin(async (tx) => {
    await announce(tx, contextId, 'report.created', {});
    await deleteWebhook(tx, contextId, gone.id);
  });
  await untilNothingWaitsFor([contextId]);
  assert.equal(received.length, 0);
});

test('private addresses are refused unless the operator allows them', async () => {
  const strict = { events: [], allowPrivateAddresses: false };
  const create = (url: string) => createWebhook(sql, contextId, { ...strict, url });
  await assert.rejects(create('https://192.168.0.10/hook'), /must have a public address/);
  await assert.rejects(create('http://example.com/hook'), /must begin with https/);
  await assert.rejects(create('ftp://example.com/hook'), /must begin with https/);
  await assert.rejects(create('https://me:secret@example.com/'), /must not contain a password/);
  await assert.rejects(create('nonsense'), /must be a URL address/);

  const inside = [
    'localhost',
    'localhost.',
    'ip6-localhost',
    'hooks',
    'nas.local',
    'a.b.internal',
    'x.localhost',
  ];
  for (const host of inside)
    await assert.rejects(
      create(`https://${host}/hook`),
      /must have a public host name: .* from inside/,
      host,
    );

  // Another name is only known to be private when it is looked up, at the delivery.
  const webhook = await create('https://hooks.example.com/');
  const { port } = new URL(receiver.url);
  await sql`UPDATE webhooks SET url = ${`https://localhost:${port}/`} WHERE id = ${webhook.id}`;
  const deliver = deliverWebhookTask({ sql, allowPrivateAddresses: false, log });
  const payload = { version: 1, contextId, webhookId: webhook.id, eventId: 'evt_1', body: '{}' };
  const attempt = { number: 1, isLast: false, signal: new AbortController().signal };
  await assert.rejects(deliver(payload, attempt), /localhost is not a public address/);
  assert.equal(received.length, 0);
});

test('a receiver that is away for a day still gets the event: it is tried fourteen times over more than a day', async () => {
  receiver.answer = { status: 503 };
  const { id } = await subscribe('/away');
  await announce(sql, contextId, 'report.created', {});
  const entry = async () => {
    const [row] = await sql<[{ attempts: number; isLocked: boolean; waitSeconds: number }]>`
      SELECT attempts, locked_at IS NOT NULL AS "isLocked",
        extract(epoch FROM run_at - now())::float8 AS "waitSeconds"
      FROM graphile_worker.jobs WHERE queue_name = ${deliveryQueue(id)}`;
    return row;
  };
  let waited = 0;
  for (let attempt = 1; attempt < 14; attempt += 1) {
    await until(async () => {
      const { attempts, isLocked } = await entry();
      return attempts === attempt && !isLocked;
    });
    waited += (await entry()).waitSeconds;
    // As if that time were over.
    await resumeWebhook(sql, contextId, id);
  }
  await until(() => received.filter(({ path }) => path === '/away').length === 14);
  assert(waited > 24 * 3600 && waited < 30 * 3600, `${waited / 3600} h`);
  await until(async () => (await onlyWebhook())?.droppedDeliveries === 1);
  assert.equal(await resumeWebhook(sql, contextId, id).then(({ waiting }) => waiting), 0);
});

test('what cannot be delivered is kept for the operator, unless it has a person’s address in it', async () => {
  const { id: webhookId } = await subscribe('/down');
  receiver.answer = { status: 500 };
  const task = deliverWebhookTask({ sql, allowPrivateAddresses: true, log });
  const last = { number: 14, isLast: true, signal: AbortSignal.timeout(10_000) };
  const entry = { version: 1, contextId, webhookId, eventId: 'evt_1', body: '{}' };
  await assert.rejects(async () => task({ ...entry, isPersonal: false }, last));
  await task({ ...entry, isPersonal: true }, last);
  await assert.rejects(async () => task({ ...entry, isPersonal: true }, { ...last, isLast: false }));
  assert.equal((await onlyWebhook())?.droppedDeliveries, 2);
});

interface Deliveries {
  deliveries: {
    id: string;
    event_id: string;
    event: string;
    body: string | null;
    delivered_at: string | null;
    attempts: { status: number | null; answer: string | null; failure: string | null; duration_ms: number }[];
  }[];
  next_before: string | null;
}
async function deliveriesOf(
  webhookId: string,
  pageSize = 10,
  before: string | null = null,
): Promise<Deliveries> {
  return JSON.parse((await listDeliveries(sql, contextId, webhookId, { pageSize, before })) ?? 'null');
}
const untilDelivered = (webhookId: string, count: number) =>
  until(async () => {
    const { deliveries } = await deliveriesOf(webhookId);
    return deliveries.filter(({ delivered_at: at }) => at !== null).length === count;
  });

test('what was sent can be viewed, attempt by attempt, and be sent again with its id', async () => {
  const { id } = await subscribe('/looked-at');
  receiver.answer = { status: 500 };
  await announce(sql, contextId, 'report.created', { id: 'report-1' });
  await until(() => received.length === 1);
  receiver.answer = { status: 200 };
  await untilDelivered(id, 1);
  const { deliveries, next_before: next } = await deliveriesOf(id);
  const [delivery] = deliveries;
  assert.equal(next, null);
  assert.equal(delivery?.event, 'report.created');
  assert.equal(delivery.body, received[0]?.body);
  assert.deepEqual(
    delivery.attempts.map(({ status, answer, failure }) => [status, answer, failure]),
    [
      [500, 'thank you', 'the receiver returned 500'],
      [200, 'thank you', null],
    ],
  );
  assert.ok(delivery.attempts.every(({ duration_ms: duration }) => Number.isInteger(duration)));

  await resendDelivery(sql, contextId, id, delivery.id);
  await until(() => received.length === 3);
  assert.equal(received[2]?.headers['webhook-id'], delivery.event_id);
  await until(async () => (await deliveriesOf(id)).deliveries[0]?.attempts.length === 3);
  await assert.rejects(resendDelivery(sql, contextId, id, contextId), { kind: 'missing' });
});

test('a test event is sent to a webhook that wants none such, and pages of deliveries follow one another', async () => {
  const { id } = await subscribe('/tested', ['report.created']);
  const sent = [];
  for (let event = 1; event <= 3; event += 1) {
    sent.push((await testWebhook(sql, contextId, id)).eventId);
    await untilDelivered(id, event);
  }
  assert.equal(JSON.parse(received[0]?.body ?? '').type, 'webhook.test');
  const first = await deliveriesOf(id, 2);
  const second = await deliveriesOf(id, 2, first.next_before);
  assert.deepEqual(
    [...first.deliveries, ...second.deliveries].map(({ event_id: eventId }) => eventId),
    sent.toReversed(),
  );
  assert.equal(second.next_before, null);
  await assert.rejects(testWebhook(sql, contextId, contextId), { kind: 'missing' });
});

test('of an event with a person’s address only the fact is kept, and it is not sent again', async () => {
  const { id } = await subscribe('/personal');
  await announce(sql, contextId, 'plan_alert.requested', { email: 'someone@example.com' });
  await untilDelivered(id, 1);
  const [delivery] = (await deliveriesOf(id)).deliveries;
  assert.equal(delivery?.body, null);
  await assert.rejects(resendDelivery(sql, contextId, id, delivery.id), { kind: 'conflict' });
});
