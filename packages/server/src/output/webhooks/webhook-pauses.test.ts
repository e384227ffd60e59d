import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, beforeEach, test } from 'node:test';
import { startQueueWorker } from '../../infra/queue/queue-worker.ts';
import { startReceiver, type WebhookReceiver } from '../../testing/providers/webhook-receiver.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { deliveryQueue } from './delivery-outcome.ts';
import { pauseMinutes, stateOf } from './webhook.ts';
import { DELIVER_WEBHOOK, deliverWebhookTask } from './webhooks.job.ts';
import { listWebhooks } from './webhooks.repository.ts';
import { announce, createWebhook, resumeWebhook } from './webhooks.service.ts';

const { sql, databaseUrl, drop } = await createTestDatabase();
const log = { debug() {}, warn() {}, error() {} };
const worker = await startQueueWorker({
  sql,
  databaseUrl,
  concurrency: 2,
  log,
  tasks: { [DELIVER_WEBHOOK]: deliverWebhookTask({ sql, allowPrivateAddresses: true, log }) },
});
after(async () => {
  await worker.stop();
  await drop();
});

let contextId = '';
let receiver: WebhookReceiver;
beforeEach(async () => {
  contextId = await addContext();
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

async function addContext(): Promise<string> {
  const [context] = await sql<[{ id: string }]>`
    INSERT INTO contexts (slug, name) VALUES (${`c-${randomUUID()}`}, 'Receiver') RETURNING id`;
  return context.id;
}
const subscribe = (to: WebhookReceiver, context = contextId) =>
  createWebhook(sql, context, { url: `${to.url}/hook`, events: [], allowPrivateAddresses: true });
const announceMany = async (count: number) => {
  for (let event = 0; event < count; event += 1) await announce(sql, contextId, 'report.created', { event });
};
const onlyWebhook = async () => (await listWebhooks(sql, contextId))[0] ?? assert.fail('no webhook');
const state = async () => stateOf(await onlyWebhook(), new Date());
const waitingFor = async (webhookId: string) => {
  const [row] = await sql<[{ waiting: number; paused: number; soon: number }]>`
    SELECT count(*) AS waiting, count(*) FILTER (WHERE last_error = 'the webhook is paused') AS paused,
      count(*) FILTER (WHERE attempts = 0 AND run_at < now()) AS soon
    FROM graphile_worker.jobs WHERE queue_name = ${deliveryQueue(webhookId)}`;
  return row;
};
const eventsReceived = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id']));

test('a receiver that never answers takes one place, and others get their events meanwhile', async (t) => {
  const other = await startReceiver();
  t.after(() => other.close());
  receiver.answer = null;
  await subscribe(receiver);
  await announceMany(20);
  await until(() => receiver.open.now === 1);
  const neighbour = await addContext();
  await subscribe(other, neighbour);
  for (let event = 0; event < 5; event += 1) await announce(sql, neighbour, 'report.created', { event });
  await until(() => other.received.length === 5);
  assert.equal(receiver.open.most, 1);
});

test('after five failures in a row it is left alone, and gets everything when an operator resumes it', async () => {
  receiver.answer = { status: 500 };
  const { id } = await subscribe(receiver);
  await announceMany(8);
  await until(async () => (await state()) === 'paused');
  const { failuresInRow, pausedUntil, lastFailure } = await onlyWebhook();
  assert.deepEqual([failuresInRow, lastFailure], [5, 'the receiver returned 500']);
  assert(pausedUntil && pausedUntil > new Date());
  assert.equal(receiver.received.length, 5);

  // What had failed comes up again by its own time, and is not sent; what had not, waits for the end of the pause.
  await until(async () => (await waitingFor(id)).paused > 0);
  assert.equal(receiver.received.length, 5);
  assert.deepEqual([(await waitingFor(id)).waiting, (await waitingFor(id)).soon], [8, 0]);
  await announceMany(1);
  assert.equal((await waitingFor(id)).soon, 0);

  receiver.answer = { status: 204 };
  assert.deepEqual(await resumeWebhook(sql, contextId, id), { waiting: 9 });
  await until(async () => (await waitingFor(id)).waiting === 0);
  assert.equal(eventsReceived().size, 9);
  assert.deepEqual([await state(), (await onlyWebhook()).droppedDeliveries], ['delivering', 0]);
});

test('one success after a pause brings all that waited', async () => {
  const { id } = await subscribe(receiver);
  const later = new Date(Date.now() + 3_600_000);
  await sql`
    UPDATE webhooks SET failures_in_row = 7, failing_since = now() - interval '1 hour', paused_until = ${later}
    WHERE context_id = ${contextId}`;
  await announceMany(3);
  assert.equal((await waitingFor(id)).soon, 0);
  await sql`UPDATE webhooks SET paused_until = now() - interval '1 second' WHERE context_id = ${contextId}`;
  await announceMany(1);
  await until(async () => (await waitingFor(id)).waiting === 0);
  assert.equal(eventsReceived().size, 4);
  const { failuresInRow, pausedUntil } = await onlyWebhook();
  assert.deepEqual([failuresInRow, pausedUntil], [0, null]);
});

test('one that took nothing for three days is given up, and what it missed is counted', async () => {
  receiver.answer = { status: 500 };
  const { id } = await subscribe(receiver);
  await sql`
    UPDATE webhooks SET failures_in_row = 20, failing_since = now() - interval '73 hours'
    WHERE context_id = ${contextId}`;
  await sql.begin(async (tx) => {
    for (let event = 0; event < 4; event += 1) await announce(tx, contextId, 'report.created', { event });
  });
  await until(async () => (await state()) === 'disabled');
  assert.equal((await onlyWebhook()).droppedDeliveries, 4);
  await announceMany(1);
  assert((await waitingFor(id)).waiting <= 1);
  receiver.answer = { status: 204 };
  await resumeWebhook(sql, contextId, id);
  await announceMany(1);
  await until(async () => (await onlyWebhook()).lastDeliveredAt !== null);
  assert.equal(await state(), 'delivering');
});

test('what is too old, or too much, is dropped at the next failure and counted', async () => {
  receiver.answer = { status: 500 };
  const { id } = await subscribe(receiver);
  await sql`
    UPDATE webhooks SET failures_in_row = 9, failing_since = now(), paused_until = now() + interval '1 hour'
    WHERE context_id = ${contextId}`;
  await announceMany(3);
  await sql`
    UPDATE graphile_worker._private_jobs SET created_at = now() - interval '73 hours'
    WHERE job_queue_id = (SELECT id FROM graphile_worker._private_job_queues WHERE queue_name = ${deliveryQueue(id)})`;
  await sql`UPDATE webhooks SET paused_until = NULL WHERE context_id = ${contextId}`;
  await announceMany(1);
  await until(async () => (await onlyWebhook()).droppedDeliveries === 3);
  assert.equal((await waitingFor(id)).waiting, 1);
  assert.equal(await state(), 'paused');
});

test('pauses begin at a minute after the fifth failure, double, and end at six hours', () => {
  const minutes = [1, 4, 5, 6, 7, 13, 14, 100].map(pauseMinutes);
  assert.deepEqual(minutes, [0, 0, 1, 2, 4, 256, 360, 360]);
});
