import type { HookEvent } from '@rooftree/connectors';
import type { Executor } from '../../../infra/database/sql.ts';

/**
 * The same event again changes nothing but when it was received; an older one than the one that waits changes nothing
 * at all.
 */
export async function insertEvent(
  tx: Executor,
  contextId: string,
  connectionId: string,
  { external_id, change, happened_at }: HookEvent,
): Promise<void> {
  await tx`
    INSERT INTO connection_events AS e (context_id, connection_id, external_id, change, happened_at)
    VALUES (${contextId}, ${connectionId}, ${external_id}, ${change}, ${happened_at})
    ON CONFLICT (context_id, connection_id, external_id) DO UPDATE
    SET change = excluded.change, happened_at = excluded.happened_at, received_at = excluded.received_at
    WHERE e.happened_at IS NULL OR excluded.happened_at IS NULL OR e.happened_at <= excluded.happened_at`;
}

export interface WaitingEvent {
  externalId: string;
  change: 'changed' | 'deleted';
  /** As text: a `Date` would lose the microseconds by which it is known again. */
  receivedAt: string;
}

/** The oldest first. */
export function findEvents(
  sql: Executor,
  contextId: string,
  connectionId: string,
  limit: number,
): Promise<WaitingEvent[]> {
  return sql<WaitingEvent[]>`
    SELECT external_id AS "externalId", change, received_at::text AS "receivedAt" FROM connection_events
    WHERE context_id = ${contextId} AND connection_id = ${connectionId} ORDER BY received_at LIMIT ${limit}`;
}

/**
 * Those that were not received again since: these must be fetched once more. Moments are passed as text, whole: the
 * driver would cut them.
 */
export async function deleteEvents(
  tx: Executor,
  contextId: string,
  connectionId: string,
  events: readonly WaitingEvent[],
): Promise<void> {
  await tx`
    DELETE FROM connection_events e
    USING unnest(${events.map(({ externalId }) => externalId)}::text[], ${events.map(({ receivedAt }) => receivedAt)}::text[])
      AS done (external_id, received_at)
    WHERE e.context_id = ${contextId} AND e.connection_id = ${connectionId} AND e.external_id = done.external_id
      AND e.received_at = done.received_at::timestamptz`;
}

/** Of all contexts: connections that have received events and are not syncing. */
export function findUnread(
  sql: Executor,
  limit: number,
): Promise<{ contextId: string; connectionId: string }[]> {
  return sql`
    SELECT DISTINCT e.context_id AS "contextId", e.connection_id AS "connectionId" FROM connection_events e
      JOIN connections c ON c.context_id = e.context_id AND c.id = e.connection_id AND c.state IN ('ACTIVE', 'FAILING')
        AND (c.state = 'ACTIVE' OR c.next_read_at <= now())
    WHERE NOT EXISTS (SELECT FROM connection_runs r WHERE r.context_id = e.context_id AND r.connection_id = e.connection_id
      AND r.run_status IN ('RUNNING', 'WAITING'))
    LIMIT ${limit}`;
}
