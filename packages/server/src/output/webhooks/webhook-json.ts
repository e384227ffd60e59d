import { stateOf, type Webhook } from './webhook.ts';

/** As the API and the command show it. */
export function webhookJson(webhook: Webhook): object {
  return {
    id: webhook.id,
    url: webhook.url,
    events: webhook.events,
    created_at: webhook.createdAt,
    last_delivered_at: webhook.lastDeliveredAt,
    last_failed_at: webhook.lastFailedAt,
    last_failure: webhook.lastFailure,
    state: stateOf(webhook, new Date()),
    failures_in_row: webhook.failuresInRow,
    paused_until: webhook.pausedUntil,
    disabled_at: webhook.disabledAt,
    dropped_deliveries: webhook.droppedDeliveries,
    expires_at: webhook.expiresAt,
  };
}
