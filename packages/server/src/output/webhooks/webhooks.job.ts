import type { Sql } from '../../infra/database/sql.ts';
import type { QueueLog, QueueTask } from '../../infra/queue/queue-worker.ts';
import { inSpan } from '../../infra/tracing/in-span.ts';
import { recordDelivery, recordFailedDelivery } from './delivery-outcome.ts';
import { type Delivery, deliver, type Outcome } from './webhook-delivery.ts';
import { addDropped, findTarget } from './webhooks.repository.ts';

export const DELIVER_WEBHOOK = 'deliver_webhook';

/**
 * The queue waits e^n seconds after the n-th failure and at most e^10 (6 h): the fourteenth attempt comes 28 h after
 * the first, so that a receiver that is down for a day still gets everything.
 */
export const DELIVERY_ATTEMPTS = 14;

export interface DeliveryPayload {
  version: 1;
  contextId: string;
  webhookId: string;
  eventId: string;
  /** Absent since its data was erased, while the event was being sent. */
  body?: string;
  /** Taken out of the queue after its last attempt. */
  isPersonal?: boolean;
}

interface DeliverySettings {
  sql: Sql;
  allowPrivateAddresses: boolean;
  log: QueueLog;
}

export function deliverWebhookTask({ sql, allowPrivateAddresses, log }: DeliverySettings): QueueTask {
  return async (payload, { isLast, entryId, signal }) => {
    // The queue holds only what `announce` wrote.
    const { contextId, webhookId, eventId, body, isPersonal = false } = payload as DeliveryPayload;
    if (body === undefined) return;
    const target = await findTarget(sql, contextId, webhookId);
    // Deleted or given up since: it is no longer expected.
    if (target === undefined) return;
    // Only one that failed itself comes before the pause is over. It is not sent, and the queue hands it out again
    // later.
    if (target.isPaused) {
      if (isLast) await addDropped(sql, contextId, webhookId, 1);
      if (isLast && isPersonal) return;
      throw new Error('the webhook is paused');
    }
    const { url, secret } = target;
    const receiver = { contextId, webhookId };
    const event = { eventId, event: typeOf(body), body: isPersonal ? null : body, entryId };
    const at = new Date();
    if (target.isListener) {
      const stored = { status: null, answer: null, failure: null, at, durationMs: 0 };
      return recordDelivery(sql, receiver, event, stored);
    }
    const outcome = await recordedDelivery(event.event, {
      url,
      secret,
      eventId,
      body,
      allowPrivateAddresses,
      signal,
    });
    const attempt = { ...outcome, at, durationMs: Date.now() - at.getTime() };
    const { failure } = outcome;
    if (failure === null) return recordDelivery(sql, receiver, event, attempt);
    const consequence = await recordFailedDelivery(sql, receiver, event, { ...attempt, failure }, isLast);
    if (consequence !== undefined) {
      log.warn({ contextId, webhookId, reason: failure }, `A webhook was ${consequence}`);
    }
    if (isLast && isPersonal) return;
    throw new Error(failure);
  };
}

/** The receiver's address is not recorded in traces. */
function recordedDelivery(event: string, delivery: Delivery): Promise<Outcome> {
  const attributes = { 'http.request.method': 'POST', 'rooftree.event': event };
  return inSpan({ name: 'deliver webhook', kind: 'client', attributes }, async (span) => {
    const outcome = await deliver(delivery);
    if (outcome.status !== null) span?.add({ 'http.response.status_code': outcome.status });
    if (outcome.failure !== null) span?.add({ 'error.type': String(outcome.status ?? 'no_answer') });
    return outcome;
  });
}

/** Of an event that `announce` wrote. */
function typeOf(body: string): string {
  const { type }: { type?: string } = JSON.parse(body);
  return type ?? '';
}
