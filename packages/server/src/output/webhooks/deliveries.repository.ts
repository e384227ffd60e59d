/** What was sent to a webhook, and what came of it. */
import { ageingRows } from '../../infra/database/ageing-rows.ts';
import type { Executor } from '../../infra/database/sql.ts';

export interface Attempt {
  at: Date;
  /** Null when there was no answer. */
  status: number | null;
  /** The beginning of the answer. */
  answer: string | null;
  /** Null for one that was taken. */
  failure: string | null;
  durationMs: number;
}

export interface Event {
  eventId: string;
  event: string;
  /** Null: not to be stored. */
  body: string | null;
  /** Of the queue, while it is being sent. */
  entryId?: string | undefined;
}

/**
 * Repeated attempts of one event are one delivery. Nothing happens for a webhook that is gone, or when the event's data
 * was erased since it was begun: its entry of the queue has lost its body then, or the erasure waits here.
 */
export async function recordAttempt(
  sql: Executor,
  contextId: string,
  webhookId: string,
  { eventId, event, body, entryId }: Event,
  { at, status, answer, failure, durationMs }: Attempt,
): Promise<void> {
  const attempt = [{ at: at.toISOString(), status, answer, failure, duration_ms: durationMs }];
  await sql`
    INSERT INTO webhook_deliveries AS delivery (context_id, webhook_id, event_id, event, body, delivered_at, attempts)
    SELECT context_id, id, ${eventId}, ${event}, ${body}, ${failure === null ? at : null}::timestamptz, ${sql.json(attempt)}
    FROM webhooks WHERE context_id = ${contextId} AND id = ${webhookId} AND (${entryId ?? null}::bigint IS NULL OR EXISTS (
      SELECT FROM graphile_worker._private_jobs WHERE id = ${entryId ?? null}::bigint AND payload ->> 'body' IS NOT NULL FOR SHARE
    ))
    ON CONFLICT (context_id, webhook_id, event_id) DO UPDATE SET
      delivered_at = coalesce(delivery.delivered_at, excluded.delivered_at),
      attempts = delivery.attempts || excluded.attempts`;
}

/** A page as JSON, newest first, from before a delivery on; null when the context has no such webhook. */
export async function listDeliveries(
  sql: Executor,
  contextId: string,
  webhookId: string,
  { pageSize, before }: { pageSize: number; before: string | null },
): Promise<string | null> {
  const [row] = await sql<{ page: string }[]>`
    WITH found AS (
      SELECT id, event_id, event, body, created_at, delivered_at, attempts FROM webhook_deliveries
      WHERE context_id = ${contextId} AND webhook_id = ${webhookId} AND (${before}::uuid IS NULL OR id < ${before})
      ORDER BY id DESC LIMIT ${pageSize + 1}
    ), shown AS (SELECT * FROM found ORDER BY id DESC LIMIT ${pageSize})
    SELECT json_build_object(
      'deliveries', coalesce((SELECT json_agg(json_build_object(
        'id', id, 'event_id', event_id, 'event', event, 'created_at', utc_text(created_at), 'delivered_at', utc_text(delivered_at),
        'attempts', attempts, 'body', body) ORDER BY id DESC) FROM shown), '[]'),
      'next_before', CASE WHEN (SELECT count(*) FROM found) > ${pageSize} THEN (SELECT min(id::text) FROM shown) END
    )::text AS page
    FROM webhooks WHERE context_id = ${contextId} AND id = ${webhookId}`;
  return row?.page ?? null;
}

export async function findEvent(
  sql: Executor,
  contextId: string,
  webhookId: string,
  id: string,
): Promise<Event | null> {
  const [row] = await sql<Event[]>`
    SELECT event_id AS "eventId", event, body FROM webhook_deliveries
    WHERE context_id = ${contextId} AND webhook_id = ${webhookId} AND id = ${id}`;
  return row ?? null;
}

export const oldDeliveries = ageingRows('webhook_deliveries', 'created_at');
