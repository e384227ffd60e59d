import type { Executor } from '../infra/database/sql.ts';

export interface Key {
  contextId: string;
  clientId: string;
  operation: string;
  key: string;
  requestHash: Buffer;
}

/** What a request with an effect answers; kept under its Idempotency-Key and sent again to whoever repeats it. */
export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  /** JSON text. */
  body: string;
}

/** False when the key is taken. Waits for a transaction that is just taking it. */
export async function insertKey(
  tx: Executor,
  { contextId, clientId, operation, key, requestHash }: Key,
): Promise<boolean> {
  const rows = await tx`
    INSERT INTO idempotency_keys (context_id, client_id, operation, key, request_hash)
    VALUES (${contextId}, ${clientId}, ${operation}, ${key}, ${requestHash})
    ON CONFLICT (context_id, client_id, operation, key) DO UPDATE
    SET request_hash = excluded.request_hash, status = NULL, headers = NULL, body = NULL, created_at = now()
    WHERE idempotency_keys.created_at < now() - interval '24 hours'
    RETURNING 1`;
  return rows.length === 1;
}

export async function keepAnswer(
  tx: Executor,
  { contextId, clientId, operation, key }: Key,
  { status, headers, body }: KeptAnswer,
): Promise<void> {
  await tx`
    UPDATE idempotency_keys SET status = ${status}, headers = ${tx.json(headers)}, body = ${body}
    WHERE context_id = ${contextId} AND client_id = ${clientId} AND operation = ${operation} AND key = ${key}`;
}

/** The answer of an earlier request with this key, and what that one asked for. */
export async function findAnswer(
  sql: Executor,
  { contextId, clientId, operation, key }: Key,
): Promise<(KeptAnswer & { requestHash: Buffer }) | null> {
  const [row] = await sql<(KeptAnswer & { requestHash: Buffer })[]>`
    SELECT request_hash AS "requestHash", status, headers, body FROM idempotency_keys
    WHERE context_id = ${contextId} AND client_id = ${clientId} AND operation = ${operation} AND key = ${key}
      AND created_at >= now() - interval '24 hours' AND status IS NOT NULL`;
  return row ?? null;
}

/** Forgets keys past their day; run now and then by the worker. */
export async function forgetOldKeys(sql: Executor): Promise<void> {
  await sql`DELETE FROM idempotency_keys WHERE created_at < now() - interval '24 hours'`;
}
