import type { Executor } from '../infra/database/sql.ts';
import type { Webhook, WebhookEvent } from './webhook.ts';

const columns = (sql: Executor) => sql`
  id, url, events, created_at AS "createdAt", last_delivered_at AS "lastDeliveredAt",
  last_failed_at AS "lastFailedAt", last_failure AS "lastFailure"`;

export async function insertWebhook(
  sql: Executor,
  contextId: string,
  webhook: { url: string; events: readonly WebhookEvent[]; secret: string },
): Promise<Webhook> {
  const [row] = await sql<[Webhook]>`
    INSERT INTO webhooks (context_id, url, events, secret)
    VALUES (${contextId}, ${webhook.url}, ${[...webhook.events]}, ${webhook.secret})
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
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM webhooks WHERE context_id = ${contextId} AND ${event} = ANY(events)`;
  return rows.map(({ id }) => id);
}

export async function findTarget(
  sql: Executor,
  contextId: string,
  id: string,
): Promise<{ url: string; secret: string } | undefined> {
  const [row] = await sql<{ url: string; secret: string }[]>`
    SELECT url, secret FROM webhooks WHERE context_id = ${contextId} AND id = ${id}`;
  return row;
}

/** `failure` is null for a success. */
export async function recordDelivery(
  sql: Executor,
  contextId: string,
  id: string,
  failure: string | null,
): Promise<void> {
  if (failure === null)
    await sql`UPDATE webhooks SET last_delivered_at = now() WHERE context_id = ${contextId} AND id = ${id}`;
  else
    await sql`
      UPDATE webhooks SET last_failed_at = now(), last_failure = ${failure}
      WHERE context_id = ${contextId} AND id = ${id}`;
}
