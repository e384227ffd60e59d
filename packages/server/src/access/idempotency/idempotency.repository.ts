import { ageingRows } from '../../infra/database/ageing-rows.ts';
import type { Executor } from '../../infra/database/sql.ts';

export interface Key {
  contextId: string;
  /** Of the client or the member. */
  callerId: string;
  operation: string;
  key: string;
  requestHash: Buffer;
}

/**
 * The response of a request with an effect; stored under its Idempotency-Key and sent again when the request is
 * repeated.
 */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  /** JSON text, unless the headers name another type. */
  body: string;
}

/** False when the key exists. Waits for a transaction that is just inserting it. */
export async function insertKey(
  tx: Executor,
  { contextId, callerId, operation, key, requestHash }: Key,
): Promise<boolean> {
  const rows = await tx`
    INSERT INTO idempotency_keys (context_id, client_id, operation, key, request_hash)
    VALUES (${contextId}, ${callerId}, ${operation}, ${key}, ${requestHash})
    ON CONFLICT (context_id, client_id, operation, key) DO UPDATE
    SET request_hash = excluded.request_hash, status = NULL, headers = NULL, body = NULL, created_at = now()
    WHERE idempotency_keys.created_at < now() - interval '24 hours'
    RETURNING 1`;
  return rows.length === 1;
}

export async function storeAnswer(
  tx: Executor,
  { contextId, callerId, operation, key }: Key,
  { status, headers, body }: StoredAnswer,
): Promise<void> {
  await tx`
    UPDATE idempotency_keys SET status = ${status}, headers = ${tx.json(headers)}, body = ${body}
    WHERE context_id = ${contextId} AND client_id = ${callerId} AND operation = ${operation} AND key = ${key}`;
}

/** The response of an earlier request with this key, and what that one requested. */
export async function findAnswer(
  sql: Executor,
  { contextId, callerId, operation, key }: Key,
): Promise<(StoredAnswer & { requestHash: Buffer }) | null> {
  const [row] = await sql<(StoredAnswer & { requestHash: Buffer })[]>`
    SELECT request_hash AS "requestHash", status, headers, body FROM idempotency_keys
    WHERE context_id = ${contextId} AND client_id = ${callerId} AND operation = ${operation} AND key = ${key}
      AND created_at >= now() - interval '24 hours' AND status IS NOT NULL`;
  return row ?? null;
}

/** A key is valid for a day, however long it is stored. */
export const oldKeys = ageingRows('idempotency_keys', 'created_at');
