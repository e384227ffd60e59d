import type { ClientPermission } from '../../caller.ts';
import type { Executor } from '../../infra/database/sql.ts';
import type { Client } from './clients.ts';

// HMAC-SHA256; what a newer version hashed in another way is left to it.
const HASH_VERSION = 1;

export interface SecretHash {
  keyId: string;
  secretHash: Buffer;
}

export interface LiveSecret {
  /** The client's. */
  id: string;
  contextId: string;
  permissions: ClientPermission[];
  secretId: string;
  secretHash: Buffer;
  /** Null for a hash from before keys were recorded. */
  keyId: string | null;
  /** That the client is in use was last written down more than a minute ago. */
  isUseOld: boolean;
}

/**
 * The only query across contexts besides that for a referral link: a token request names nothing but the client's id.
 */
export function findLiveSecrets(sql: Executor, clientIds: readonly string[]): Promise<LiveSecret[]> {
  return sql<LiveSecret[]>`
    SELECT c.id, c.context_id AS "contextId", c.permissions, s.id AS "secretId", s.secret_hash AS "secretHash",
      s.key_id AS "keyId", coalesce(c.last_token_at < now() - interval '1 minute', true) AS "isUseOld"
    FROM clients c
    JOIN client_secrets s ON s.context_id = c.context_id AND s.client_id = c.id AND s.disabled_at IS NULL
      AND s.hash_version = ${HASH_VERSION}
    WHERE c.id = ANY (${[...clientIds]}::uuid[]) AND c.disabled_at IS NULL`;
}

/** Ids of clients and secrets that were disabled within these seconds. */
export async function listRevoked(sql: Executor, withinSeconds: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM clients WHERE disabled_at > now() - ${withinSeconds}::int * interval '1 second'
    UNION ALL
    SELECT id FROM client_secrets WHERE disabled_at > now() - ${withinSeconds}::int * interval '1 second'`;
  return rows.map(({ id }) => id);
}

export async function insertClient(
  sql: Executor,
  contextId: string,
  client: { name: string; permissions: readonly ClientPermission[] },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO clients (context_id, name, permissions)
    VALUES (${contextId}, ${client.name}, ${[...client.permissions]})
    RETURNING id`;
  return row.id;
}

/** False when the client is disabled. Until the transaction ends, no other one can change its secrets through here. */
export async function lockLiveClient(tx: Executor, contextId: string, clientId: string): Promise<boolean> {
  // The weaker of the two locks: requests that refer to the client (an idempotency key) need not wait.
  const rows = await tx`
    SELECT 1 FROM clients WHERE context_id = ${contextId} AND id = ${clientId} AND disabled_at IS NULL
    FOR NO KEY UPDATE`;
  return rows.length === 1;
}

/** Takes the free slot, or that of the older live secret, which is disabled. The client must be new or locked. */
export async function insertSecret(
  sql: Executor,
  contextId: string,
  clientId: string,
  { keyId, secretHash }: SecretHash,
): Promise<void> {
  await sql`
    WITH live AS (
      SELECT id FROM client_secrets
      WHERE context_id = ${contextId} AND client_id = ${clientId} AND disabled_at IS NULL
    )
    UPDATE client_secrets SET disabled_at = now()
    WHERE context_id = ${contextId} AND client_id = ${clientId}
      AND id = (SELECT id FROM live ORDER BY id LIMIT 1) AND (SELECT count(*) FROM live) = 2`;
  const inserted = await sql`
    INSERT INTO client_secrets (context_id, client_id, place, secret_hash, key_id, hash_version)
    SELECT ${contextId}, ${clientId}, place, ${secretHash}, ${keyId}, ${HASH_VERSION}
    FROM (VALUES (1), (2)) AS places (place)
    WHERE place NOT IN (
      SELECT place FROM client_secrets
      WHERE context_id = ${contextId} AND client_id = ${clientId} AND disabled_at IS NULL
    )
    ORDER BY place LIMIT 1`;
  // Never hand out a secret that was not written.
  if (inserted.count !== 1) throw new Error(`no place for a secret of client ${clientId}`);
}

export async function updateSecretHash(
  sql: Executor,
  contextId: string,
  clientId: string,
  secretId: string,
  { keyId, secretHash }: SecretHash,
): Promise<void> {
  await sql`
    UPDATE client_secrets SET secret_hash = ${secretHash}, key_id = ${keyId}, hash_version = ${HASH_VERSION}
    WHERE context_id = ${contextId} AND client_id = ${clientId} AND id = ${secretId}`;
}

export async function touchClient(sql: Executor, contextId: string, clientId: string): Promise<void> {
  await sql`UPDATE clients SET last_token_at = now() WHERE context_id = ${contextId} AND id = ${clientId}`;
}

export async function disableSecrets(sql: Executor, contextId: string, clientId: string): Promise<void> {
  await sql`
    UPDATE client_secrets SET disabled_at = now()
    WHERE context_id = ${contextId} AND client_id = ${clientId} AND disabled_at IS NULL`;
}

export async function disableClient(sql: Executor, contextId: string, clientId: string): Promise<void> {
  await sql`
    UPDATE clients SET disabled_at = now()
    WHERE context_id = ${contextId} AND id = ${clientId} AND disabled_at IS NULL`;
}

/** Of requests from now on. False when there is no such client, or it is disabled. */
export async function updateRecordsBodies(
  tx: Executor,
  contextId: string,
  clientId: string,
  recordsBodies: boolean,
): Promise<boolean> {
  const { count } = await tx`
    UPDATE clients SET bodies_recorded_from = CASE WHEN ${recordsBodies} THEN coalesce(bodies_recorded_from, now()) END
    WHERE context_id = ${contextId} AND id = ${clientId} AND disabled_at IS NULL`;
  return count === 1;
}

/** All clients, or those of one context; the operator's view. */
export function listClients(sql: Executor, contextId: string | null): Promise<Client[]> {
  return sql<Client[]>`
    SELECT c.context_id AS "contextId", x.slug AS "contextSlug", c.id, c.name, c.permissions,
      c.created_at AS "createdAt", c.disabled_at AS "disabledAt", c.last_token_at AS "lastTokenAt",
      c.bodies_recorded_from IS NOT NULL AS "recordsBodies",
      (SELECT count(*)::int FROM client_secrets s
       WHERE s.context_id = c.context_id AND s.client_id = c.id AND s.disabled_at IS NULL) AS "liveSecrets"
    FROM clients c JOIN contexts x ON x.id = c.context_id
    WHERE ${contextId}::uuid IS NULL OR c.context_id = ${contextId}
    ORDER BY x.slug, c.created_at, c.id`;
}

/** Those that work still and whose secret this member has seen, as far back as the audit goes. */
export function listClientsCreatedBy(
  sql: Executor,
  memberId: string,
): Promise<{ id: string; name: string; contextSlug: string }[]> {
  return sql<{ id: string; name: string; contextSlug: string }[]>`
    SELECT c.id, c.name, x.slug AS "contextSlug" FROM clients c JOIN contexts x ON x.id = c.context_id
    WHERE c.disabled_at IS NULL AND EXISTS (
      SELECT 1 FROM audit_entries a
      WHERE a.context_id = c.context_id AND a.thing_kind = 'client' AND a.thing_id = c.id::text
        AND a.actor_kind = 'member' AND a.actor_id = ${memberId}
        AND a.operation IN ('createClient', 'rotateClientSecret')
    )
    ORDER BY x.slug, c.created_at, c.id`;
}

export async function findClientContext(sql: Executor, clientId: string): Promise<string | null> {
  const [row] = await sql<{ contextId: string }[]>`
    SELECT context_id AS "contextId" FROM clients WHERE id = ${clientId}`;
  return row?.contextId ?? null;
}
