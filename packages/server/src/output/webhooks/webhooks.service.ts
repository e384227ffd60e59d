import { randomBytes, randomUUID } from 'node:crypto';
import { recorderOf } from '../../access/audit/audit.service.ts';
import { type Actor, COMMAND } from '../../access/audit/audit.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../events.ts';
import { Fault } from '../../fault.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import { isPrivateLiteral, isPrivateName } from '../../infra/network/public-address.ts';
import { enqueue, type QueueEntry } from '../../infra/queue/queue.ts';
import { releaseWaiting } from '../../infra/queue/waiting-entries.ts';
import { UUID } from '../../infra/uuid.ts';
import { findEvent } from './deliveries.repository.ts';
import { deliveryQueue } from './delivery-outcome.ts';
import { LISTENER_MINUTES, MOST_WEBHOOKS, PERSONAL_EVENTS, TEST_EVENT, type Webhook } from './webhook.ts';
import { DELIVER_WEBHOOK, DELIVERY_ATTEMPTS, type DeliveryPayload } from './webhooks.job.ts';
import { deleteWebhook, findReceivers, findTarget, insertWebhook, resume } from './webhooks.repository.ts';

interface NewWebhook {
  url: string;
  /** None means all. */
  events: readonly WebhookEvent[];
  allowPrivateAddresses: boolean;
}

/** The secret is returned here only; it has the form that every Standard Webhooks library takes. */
export async function createWebhook(
  sql: Sql,
  contextId: string,
  { url, events, allowPrivateAddresses }: NewWebhook,
  actor: Actor = COMMAND,
): Promise<Webhook & { secret: string }> {
  const target = checkedUrl(url, allowPrivateAddresses);
  return addWebhook(sql, contextId, { url: target.href, events }, { actor, details: { host: target.host } });
}

/** A webhook whose events are stored for it to read, where no address can be reached: on a developer's own machine. */
export function createListener(
  sql: Sql,
  contextId: string,
  { publicUrl, events }: { publicUrl: string; events: readonly WebhookEvent[] },
  actor: Actor = COMMAND,
): Promise<Webhook & { secret: string }> {
  // Nothing is sent there: a webhook has an address.
  const listener = { url: `${publicUrl}/v1/webhooks/listener`, events, listenerMinutes: LISTENER_MINUTES };
  return addWebhook(sql, contextId, listener, { actor, details: { listen: true } });
}

function addWebhook(
  sql: Sql,
  contextId: string,
  webhook: { url: string; events: readonly WebhookEvent[]; listenerMinutes?: number },
  { actor, details }: { actor: Actor; details: object },
): Promise<Webhook & { secret: string }> {
  const secret = makeSecret();
  const events = webhook.events.length === 0 ? WEBHOOK_EVENTS : webhook.events;
  return transaction(sql, async (tx) => {
    const made = await insertWebhook(tx, contextId, { ...webhook, events, secret });
    if (made === null)
      throw new Fault('conflict', [`a context can have ${MOST_WEBHOOKS} webhooks: delete one first`]);
    await record(tx, actor, contextId, 'createWebhook', made.id, { ...details, events });
    return { ...made, secret };
  });
}

const makeSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

function checkedUrl(url: string, allowPrivateAddresses: boolean): URL {
  const target = URL.parse(url);
  if (target === null) throw refused('url must be a URL address such as https://example.com/hooks');
  if (target.username !== '' || target.password !== '') throw refused('url must not contain a password');
  if (target.protocol !== 'https:' && !(target.protocol === 'http:' && allowPrivateAddresses))
    throw refused('url must begin with https://');
  if (!allowPrivateAddresses && isPrivateLiteral(target)) throw refused('url must have a public address');
  if (!allowPrivateAddresses && isPrivateName(target))
    throw refused(`url must have a public host name: ${target.hostname} can only be reached from inside`);
  return target;
}

const refused = (message: string): Fault => new Fault('invalid', [message]);

/** Deletes the webhook; what is queued for it is dropped when its turn comes. */
export async function removeWebhook(
  sql: Sql,
  contextId: string,
  id: string,
  actor: Actor = COMMAND,
): Promise<void> {
  await transaction(sql, async (tx) => {
    if (!UUID.test(id) || !(await deleteWebhook(tx, contextId, id))) throw noSuchWebhook(id);
    await record(tx, actor, contextId, 'deleteWebhook', id, null);
  });
}

/** Of its address only the host: the rest of it may be a secret. */
const record = recorderOf('webhook');

const noSuchWebhook = (id: string): Fault => new Fault('missing', [`there is no webhook ${id}`]);

/** An operator knows that the receiver works again: what waits for it is delivered now. */
export async function resumeWebhook(sql: Sql, contextId: string, id: string): Promise<{ waiting: number }> {
  return transaction(sql, async (tx) => {
    if (!UUID.test(id) || !(await resume(tx, contextId, id))) throw noSuchWebhook(id);
    return { waiting: await releaseWaiting(tx, deliveryQueue(id)) };
  });
}

/**
 * Sends a sample, or an event that means nothing, also to a webhook that wants no such event or is paused. A sample is
 * marked, since its type does not show it.
 */
export async function testWebhook(
  sql: Sql,
  contextId: string,
  id: string,
  sample: { type: WebhookEvent; data: object } | null = null,
): Promise<{ eventId: string }> {
  const body =
    sample === null
      ? writeEvent(TEST_EVENT, { webhook_id: id })
      : writeEvent(sample.type, sample.data, { test: true });
  const event = { eventId: `evt_${randomUUID()}`, body };
  await transaction(sql, async (tx) => {
    if ((await findTarget(tx, contextId, id)) === undefined) throw noSuchWebhook(id);
    await enqueue(tx, [deliveryOf({ contextId, webhookId: id, ...event }, null)]);
  });
  return { eventId: event.eventId };
}

/** Sends an event once more, with its id, so that a receiver that has it already knows it again. */
export async function resendDelivery(
  sql: Sql,
  contextId: string,
  webhookId: string,
  deliveryId: string,
): Promise<void> {
  await transaction(sql, async (tx) => {
    const event = await findEvent(tx, contextId, webhookId, deliveryId);
    if (event === null) throw new Fault('missing');
    const { eventId, body } = event;
    if (body === null)
      throw new Fault('conflict', [
        'an event with personal contact details is not stored and cannot be sent again',
      ]);
    await enqueue(tx, [deliveryOf({ contextId, webhookId, eventId, body }, null)]);
  });
}

/** Whether any webhook of the context wants the event. */
export async function hasReceiver(sql: Executor, contextId: string, event: WebhookEvent): Promise<boolean> {
  return (await findReceivers(sql, contextId, event)).length > 0;
}

/**
 * Queues one delivery for each webhook of the context that wants the event. Call it in the transaction that causes
 * the event: it is then delivered if and only if it happened.
 */
export async function announce(
  sql: Executor,
  contextId: string,
  event: WebhookEvent,
  data: object,
): Promise<void> {
  const receivers = await findReceivers(sql, contextId, event);
  const eventId = `evt_${randomUUID()}`;
  const isPersonal = PERSONAL_EVENTS.includes(event);
  const body = writeEvent(event, data);
  await enqueue(
    sql,
    receivers.map(({ id: webhookId, pausedUntil }) =>
      deliveryOf({ contextId, webhookId, eventId, body, isPersonal }, pausedUntil),
    ),
  );
}

function writeEvent(type: string, data: object, mark: { test?: true } = {}): string {
  return JSON.stringify({ type, timestamp: new Date().toISOString(), data, ...mark });
}

function deliveryOf(delivery: Omit<DeliveryPayload, 'version'>, runAt: Date | null): QueueEntry {
  return {
    task: DELIVER_WEBHOOK,
    queue: deliveryQueue(delivery.webhookId),
    payload: { version: 1, ...delivery } satisfies DeliveryPayload,
    maxAttempts: DELIVERY_ATTEMPTS,
    ...(runAt !== null && { runAt }),
  };
}
