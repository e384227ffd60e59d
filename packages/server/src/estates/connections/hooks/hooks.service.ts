import type { HookEvent } from '@rooftree/connectors';
import { type Sql, transaction } from '../../../infra/database/sql.ts';
import { UUID } from '../../../infra/uuid.ts';
import { findConnection, findContextOf } from '../connections.repository.ts';
import type { ConnectionVault } from '../connections.service.ts';
import { findProvider } from '../providers/known-providers.ts';
import { placeOf, unseal } from '../providers/seal.ts';
import { startSync } from '../sync/syncs.service.ts';
import { insertEvent } from './connection-events.repository.ts';

interface GivenHook {
  connectionId: string;
  headers: Readonly<Record<string, string | undefined>>;
  rawBody: Uint8Array;
}

/**
 * Stores a provider's event, for the queue to fetch its estate. False when it cannot be trusted: a wrong signature and
 * an unknown connection get the same response.
 */
export async function acceptHook(vault: ConnectionVault, given: GivenHook): Promise<boolean> {
  const { sql } = vault;
  const contextId = UUID.test(given.connectionId) ? await findContextOf(sql, given.connectionId) : null;
  if (contextId === null) return false;
  const event = await readEvent(vault, contextId, given);
  if (event === null) return false;
  await storeEvent(sql, contextId, given.connectionId, event);
  return true;
}

async function readEvent(
  { sql, loadKeys }: ConnectionVault,
  contextId: string,
  { connectionId, headers, rawBody }: GivenHook,
): Promise<HookEvent | null> {
  const connection = await findConnection(sql, contextId, connectionId);
  const hook = connection && findProvider(connection.provider)?.hook;
  if (!connection || !hook) return null;
  const { sealedCredentials: bytes, keyId } = connection;
  const credentials = unseal(await loadKeys(), placeOf(contextId, connectionId), { bytes, keyId });
  const event = credentials && hook.readHook(credentials, headers, rawBody);
  const isKeepable = event && event.external_id.length <= 255 && /^[^\p{Cc}]+$/u.test(event.external_id);
  return isKeepable ? event : null;
}

/** A paused connection stores its events, and reads them when it resumes. */
function storeEvent(sql: Sql, contextId: string, connectionId: string, event: HookEvent): Promise<void> {
  return transaction(sql, async (tx) => {
    const connection = await findConnection(tx, contextId, connectionId, { isLocked: true });
    if (connection === null) return;
    const { happened_at: at } = event;
    const isMoment = at !== null && !Number.isNaN(Date.parse(at));
    await insertEvent(tx, contextId, connectionId, {
      ...event,
      happened_at: isMoment ? new Date(at).toISOString() : null,
    });
    if (connection.state === 'ACTIVE') await startSync(tx, contextId, connectionId, 'HOOK');
  });
}
