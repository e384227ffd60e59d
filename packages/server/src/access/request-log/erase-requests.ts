import type { Executor } from '../../infra/database/sql.ts';
import { pathSegment } from './path-of-request.ts';

/**
 * Paths and messages that name a thing which is erased: by its own id, and by patterns of LIKE for the rest. The caller records the erasure in
 * the same transaction.
 */
export async function eraseRequests(
  tx: Executor,
  contextId: string,
  externalId: string,
  mentions: readonly string[] = [],
): Promise<void> {
  const names = [externalId, encodeURIComponent(externalId), pathSegment(externalId)];
  // Requests that are being written are visible afterwards, and those that come later see the erasure.
  await tx`LOCK TABLE client_requests IN SHARE ROW EXCLUSIVE MODE`;
  await tx`
    DELETE FROM client_requests WHERE context_id = ${contextId}
      AND (path LIKE ANY (${[...mentions]}::text[]) OR string_to_array(path, '/') && ${names}::text[]
        OR strpos(array_to_string(messages, ' '), ${externalId}) > 0)`;
}
