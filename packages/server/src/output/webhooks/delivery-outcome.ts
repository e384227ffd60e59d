import { type Sql, transaction } from '../../infra/database/sql.ts';
import { dropWaiting, postponeWaiting, releaseWaiting } from '../../infra/queue/waiting-entries.ts';
import { type Attempt, type Event, recordAttempt } from './deliveries.repository.ts';
import { GIVE_UP_AFTER_HOURS, pauseMinutes, RETAINED_DELIVERIES } from './webhook.ts';
import { addDropped, disable, pause, recordFailure, recordSuccess } from './webhooks.repository.ts';

/**
 * Each receiver has its own queue: one that is slow or dead takes one place of a worker, and no other receiver's turn.
 */
export const deliveryQueue = (webhookId: string): string => `webhook:${webhookId}`;

interface Receiver {
  contextId: string;
  webhookId: string;
}

/** After a pause the rest need not wait for its end. */
export async function recordDelivery(
  sql: Sql,
  { contextId, webhookId }: Receiver,
  event: Event,
  attempt: Attempt,
): Promise<void> {
  await transaction(sql, async (tx) => {
    await recordAttempt(tx, contextId, webhookId, event, attempt);
    const wasPaused = await recordSuccess(tx, contextId, webhookId);
    if (wasPaused) await releaseWaiting(tx, deliveryQueue(webhookId));
  });
}

/**
 * Leaves the receiver alone for a while when it has failed often enough, with all that waits for it, and gives it up
 * when it has for days. Returns which, for the log.
 */
export async function recordFailedDelivery(
  sql: Sql,
  { contextId, webhookId }: Receiver,
  event: Event,
  attempt: Attempt & { failure: string },
  isLast: boolean,
): Promise<'paused' | 'disabled' | undefined> {
  return transaction(sql, async (tx) => {
    await recordAttempt(tx, contextId, webhookId, event, attempt);
    const failed = await recordFailure(tx, contextId, webhookId, attempt.failure);
    if (failed === undefined) return undefined;
    const queue = deliveryQueue(webhookId);
    const minutes = pauseMinutes(failed.failuresInRow);
    const isGivenUp = minutes > 0 && failed.failingHours >= GIVE_UP_AFTER_HOURS;
    if (isLast || isGivenUp) await addDropped(tx, contextId, webhookId, 1);
    if (minutes === 0) return undefined;
    const dropped = await dropWaiting(tx, queue, isGivenUp ? { hours: 0, entries: 0 } : RETAINED_DELIVERIES);
    if (dropped > 0) await addDropped(tx, contextId, webhookId, dropped);
    if (isGivenUp) {
      await disable(tx, contextId, webhookId);
      return 'disabled';
    }
    const pausedUntil = await pause(tx, contextId, webhookId, minutes);
    if (pausedUntil !== undefined) await postponeWaiting(tx, queue, pausedUntil);
    return 'paused';
  });
}
