import type { WebhookEvent } from '../../events.ts';

/** Sent by hand, to see whether a receiver works; not one to subscribe to. */
export const TEST_EVENT = 'webhook.test';

/** Events with a person's address in them: one that cannot be delivered is not retained for the operator. */
export const PERSONAL_EVENTS: readonly WebhookEvent[] = ['plan_alert.requested'];

export interface Webhook {
  id: string;
  url: string;
  events: WebhookEvent[];
  createdAt: Date;
  lastDeliveredAt: Date | null;
  lastFailedAt: Date | null;
  lastFailure: string | null;
  failuresInRow: number;
  pausedUntil: Date | null;
  /** Given up: it gets no events until an operator resumes it. */
  disabledAt: Date | null;
  /** Events that were not sent to it, and will not be. */
  droppedDeliveries: number;
  /**
   * Of a listener, which reads its events instead of being sent them: when it ends unless it reads again. Null for
   * others.
   */
  expiresAt: Date | null;
}

/** Each event is written once for every webhook that wants it. */
export const MOST_WEBHOOKS = 50;

/** A listener that has not read for so long has crashed. */
export const LISTENER_MINUTES = 5;

export const WEBHOOK_STATES = ['delivering', 'failing', 'paused', 'disabled'] as const;
type WebhookState = (typeof WEBHOOK_STATES)[number];

export function stateOf(webhook: Webhook, now: Date): WebhookState {
  if (webhook.disabledAt !== null) return 'disabled';
  if (webhook.pausedUntil !== null && webhook.pausedUntil > now) return 'paused';
  return webhook.failuresInRow > 0 ? 'failing' : 'delivering';
}

/** A restart of the receiver takes less than its first five attempts, which span a minute and a half. */
const PAUSE_FROM_FAILURES = 5;
/** As often as the queue's own last attempts. */
const LONGEST_PAUSE_MINUTES = 360;

/**
 * How long a receiver is left alone after so many failures in a row: not at all, then a minute, twice as long each
 * time.
 */
export function pauseMinutes(failuresInRow: number): number {
  if (failuresInRow < PAUSE_FROM_FAILURES) return 0;
  return Math.min(2 ** (failuresInRow - PAUSE_FROM_FAILURES), LONGEST_PAUSE_MINUTES);
}

/** A receiver that took nothing for so long, over a weekend, is given up. */
export const GIVE_UP_AFTER_HOURS = 72;

/** What waits for a receiver at most: what is older, or too much, is dropped and counted. */
export const RETAINED_DELIVERIES = { hours: GIVE_UP_AFTER_HOURS, entries: 10_000 };
