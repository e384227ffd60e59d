import type { Permission } from '../caller.ts';
import type { Executor } from '../infra/database/sql.ts';
import type { Client } from './clients.ts';

export interface LiveSecret {
  contextId: string;
  permissions: Permission[];
  secretId: string;
  secretHash: Buffer;
}

/** The only look-up across contexts besides a referral link: a client's id is all that the token call says. */
export function findLiveSecrets(sql: Executor, clientId: string): Promise<LiveSecret[]> {
  return sql<LiveSecret[]>`
    SELECT c.context_id AS "contextId", c.permissions, s.id AS "secretId", s.secret_hash AS "secretHash"
    FROM clients c
    JOIN client_secrets s ON s.context_id = c.context_id AND s.client_id = c.id AND s.disabled_at IS NULL
    WHERE c.id = ${clientId} AND c.disabled_at IS NULL`;
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
  client: { name: string; permissions: readonly Permission[] },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO clients (context_id, name, permissions)
    VALUES (${contextId}, ${client.name}, ${[...client.permissions]})
    RETURNING id`;
  return row.id;
}

/** Takes the free place, or that of the older live secret, which is disabled. */
export async function insertSecret(
  sql: Executor,
  contextId: string,
  clientId: string,
  secretHash: Buffer,
): Promise<void> {
  await sql`
    WITH live AS (
      SELECT id, place, created_at FROM client_secrets
      WHERE context_id = ${contextId} AND client_id = ${clientId} AND disabled_at IS NULL
      FOR UPDATE
    )
    UPDATE client_secrets SET disabled_at = now()
    WHERE context_id = ${contextId} AND client_id = ${clientId}
      AND id = (SELECT id FROM live ORDER BY created_at, id LIMIT 1) AND (SELECT count(*) FROM live) = 2`;
  await sql`
    INSERT INTO client_secrets (context_id, client_id, place, secret_hash)
    SELECT ${contextId}, ${clientId}, place, ${secretHash}
    FROM (VALUES (1), (2)) AS places (place)
    WHERE place NOT IN (
      SELECT place FROM client_secrets
      WHERE context_id = ${contextId} AND client_id = ${clientId} AND disabled_at IS NULL
    )
    ORDER BY place LIMIT 1`;
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

/** All clients, or those of one context; the operator's view. */
export function listClients(sql: Executor, contextId: string | null): Promise<Client[]> {
  return sql<Client[]>`
    SELECT c.context_id AS "contextId", x.slug AS "contextSlug", c.id, c.name, c.permissions,
      c.created_at AS "createdAt", c.disabled_at AS "disabledAt",
      (SELECT count(*)::int FROM client_secrets s
       WHERE s.context_id = c.context_id AND s.client_id = c.id AND s.disabled_at IS NULL) AS "liveSecrets"
    FROM clients c JOIN contexts x ON x.id = c.context_id
    WHERE ${contextId}::uuid IS NULL OR c.context_id = ${contextId}
    ORDER BY x.slug, c.created_at, c.id`;
}

export async function findClientContext(sql: Executor, clientId: string): Promise<string | null> {
  const [row] = await sql<{ contextId: string }[]>`
    SELECT context_id AS "contextId" FROM clients WHERE id = ${clientId}`;
  return row?.contextId ?? null;
}
