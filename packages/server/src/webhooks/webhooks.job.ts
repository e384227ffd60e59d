import type { Sql } from '../infra/database/sql.ts';
import type { QueueTask } from '../infra/queue/queue-worker.ts';
import { deliver } from './webhook-delivery.ts';
import { findTarget, recordDelivery } from './webhooks.repository.ts';

export const DELIVER_WEBHOOK = 'deliver_webhook';

/**
 * The queue waits e^n seconds after the n-th failure and at most e^10 (6 h): the fourteenth attempt comes 28 h after the
 * first, so that a receiver that is down for a day still gets everything.
 */
export const DELIVERY_ATTEMPTS = 14;

export interface DeliveryPayload {
  version: 1;
  contextId: string;
  webhookId: string;
  eventId: string;
  body: string;
}

export function deliverWebhookTask(sql: Sql, settings: { allowPrivateAddresses: boolean }): QueueTask {
  return async (payload, { signal }) => {
    // The queue holds only what `announce` wrote.
    const { contextId, webhookId, eventId, body } = payload as DeliveryPayload;
    const target = await findTarget(sql, contextId, webhookId);
    // Deleted since: nobody expects it any more.
    if (target === undefined) return;
    try {
      await deliver({ ...target, eventId, body, ...settings, signal });
    } catch (error) {
      await recordDelivery(sql, contextId, webhookId, error instanceof Error ? error.message : String(error));
      throw error;
    }
    await recordDelivery(sql, contextId, webhookId, null);
  };
}
