import type { WebhookEvent } from '../../events.ts';
import { ageingRows } from '../../infra/database/ageing-rows.ts';
import type { Executor } from '../../infra/database/sql.ts';
import { MOST_WEBHOOKS, type Webhook } from './webhook.ts';

const columns = (sql: Executor) => sql`
  id, url, events, created_at AS "createdAt", last_delivered_at AS "lastDeliveredAt",
  last_failed_at AS "lastFailedAt", last_failure AS "lastFailure", failures_in_row AS "failuresInRow",
  paused_until AS "pausedUntil", disabled_at AS "disabledAt", dropped_deliveries AS "droppedDeliveries",
  expires_at AS "expiresAt"`;

/**
 * Null when the context has as many as it may have, those of listeners that have ended aside. Requests at once may pass
 * the limit by a few.
 */
export async function insertWebhook(
  sql: Executor,
  contextId: string,
  webhook: { url: string; events: readonly WebhookEvent[]; secret: string; listenerMinutes?: number },
): Promise<Webhook | null> {
  const [row = null] = await sql<Webhook[]>`
    INSERT INTO webhooks (context_id, url, events, secret, expires_at)
    SELECT ${contextId}, ${webhook.url}, ${[...webhook.events]}, ${webhook.secret},
      now() + make_interval(mins => ${webhook.listenerMinutes ?? null}::int)
    WHERE (
      SELECT count(*) FROM webhooks WHERE context_id = ${contextId} AND (expires_at IS NULL OR expires_at > now())
    ) < ${MOST_WEBHOOKS}
    RETURNING ${columns(sql)}`;
  return row;
}

export function listWebhooks(sql: Executor, contextId: string): Promise<Webhook[]> {
  return sql<Webhook[]>`
    SELECT ${columns(sql)} FROM webhooks WHERE context_id = ${contextId} ORDER BY created_at, id`;
}

export async function deleteWebhook(sql: Executor, contextId: string, id: string): Promise<boolean> {
  const { count } = await sql`DELETE FROM webhooks WHERE context_id = ${contextId} AND id = ${id}`;
  return count === 1;
}

export async function findReceivers(
  sql: Executor,
  contextId: string,
  event: WebhookEvent,
): Promise<{ id: string; pausedUntil: Date | null }[]> {
  return sql<{ id: string; pausedUntil: Date | null }[]>`
    SELECT id, paused_until AS "pausedUntil" FROM webhooks
    WHERE context_id = ${contextId} AND ${event} = ANY(events) AND disabled_at IS NULL
      AND (expires_at IS NULL OR expires_at > now())`;
}

interface Target {
  url: string;
  secret: string;
  isPaused: boolean;
  isListener: boolean;
}

export async function findTarget(sql: Executor, contextId: string, id: string): Promise<Target | undefined> {
  const [row] = await sql<Target[]>`
    SELECT url, secret, coalesce(paused_until > now(), false) AS "isPaused",
      expires_at IS NOT NULL AS "isListener" FROM webhooks
    WHERE context_id = ${contextId} AND id = ${id} AND disabled_at IS NULL`;
  return row;
}

/** Written once a minute at most, however often it reads. */
export async function extendListener(
  sql: Executor,
  contextId: string,
  id: string,
  minutes: number,
): Promise<void> {
  await sql`
    UPDATE webhooks SET expires_at = now() + make_interval(mins => ${minutes})
    WHERE context_id = ${contextId} AND id = ${id} AND expires_at < now() + make_interval(mins => ${minutes - 1})`;
}

/** They have ended without being deleted; their events go with them. */
export const endedListeners = ageingRows('webhooks', 'expires_at');

/** Returns whether it had been paused until now. */
export async function recordSuccess(sql: Executor, contextId: string, id: string): Promise<boolean> {
  const [row] = await sql<{ wasPaused: boolean }[]>`
    WITH before AS (
      SELECT paused_until FROM webhooks WHERE context_id = ${contextId} AND id = ${id} FOR NO KEY UPDATE
    )
    UPDATE webhooks
    SET last_delivered_at = now(), failures_in_row = 0, failing_since = NULL, paused_until = NULL
    FROM before WHERE context_id = ${contextId} AND id = ${id}
    RETURNING before.paused_until IS NOT NULL AS "wasPaused"`;
  return row?.wasPaused === true;
}

/** Returns the failures since its last success, and for how many hours it has had none; nothing when it was deleted. */
export async function recordFailure(
  sql: Executor,
  contextId: string,
  id: string,
  failure: string,
): Promise<{ failuresInRow: number; failingHours: number } | undefined> {
  const [row] = await sql<{ failuresInRow: number; failingHours: number }[]>`
    UPDATE webhooks
    SET last_failed_at = now(), last_failure = ${failure}, failures_in_row = failures_in_row + 1,
      failing_since = coalesce(failing_since, now())
    WHERE context_id = ${contextId} AND id = ${id}
    RETURNING failures_in_row AS "failuresInRow",
      (extract(epoch FROM now() - failing_since) / 3600)::float8 AS "failingHours"`;
  return row;
}

export async function pause(
  sql: Executor,
  contextId: string,
  id: string,
  minutes: number,
): Promise<Date | undefined> {
  const [row] = await sql<{ pausedUntil: Date }[]>`
    UPDATE webhooks SET paused_until = now() + make_interval(mins => ${minutes})
    WHERE context_id = ${contextId} AND id = ${id} RETURNING paused_until AS "pausedUntil"`;
  return row?.pausedUntil;
}

export async function disable(sql: Executor, contextId: string, id: string): Promise<void> {
  await sql`UPDATE webhooks SET disabled_at = now() WHERE context_id = ${contextId} AND id = ${id}`;
}

export async function addDropped(sql: Executor, contextId: string, id: string, count: number): Promise<void> {
  await sql`
    UPDATE webhooks SET dropped_deliveries = dropped_deliveries + ${count}
    WHERE context_id = ${contextId} AND id = ${id}`;
}

/** As if it had never failed. False when there is no such webhook. */
export async function resume(sql: Executor, contextId: string, id: string): Promise<boolean> {
  const { count } = await sql`
    UPDATE webhooks SET failures_in_row = 0, failing_since = NULL, paused_until = NULL, disabled_at = NULL
    WHERE context_id = ${contextId} AND id = ${id}`;
  return count === 1;
}
