import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/errors/api-error.ts';
import { operationOf } from '../../http/observability/metrics.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import { findAnswer, insertKey, type Key, type StoredAnswer, storeAnswer } from './idempotency.repository.ts';

interface Effect<Prepared> {
  /**
   * Slow work before the transaction (a PDF). What it makes may never be committed: another request with the same key
   * came first, the commit failed, or the process died. It is not notified, so what it made must be removed without it.
   */
  prepare(): Promise<Prepared>;
  /** The effect itself. It and the stored answer are written together or not at all. */
  commit(tx: Executor, prepared: Prepared): Promise<StoredAnswer>;
}

/** Runs the effect once per Idempotency-Key (24 hours); without the header, once per request. */
export async function answerOnce<Prepared>(
  sql: Sql,
  request: FastifyRequest,
  reply: FastifyReply,
  effect: Effect<Prepared>,
): Promise<FastifyReply> {
  const key = readKey(request);
  const stored = key && (await findSameAnswer(sql, key));
  if (stored) return send(reply, stored, true);
  const prepared = await effect.prepare();
  const done = await commitOnce(sql, key, prepared, effect);
  return send(reply, done.answer, done.isRepeated);
}

/**
 * A second request with the same key waits at the insert until the first one's transaction ends, then returns its
 * answer.
 */
function commitOnce<Prepared>(sql: Sql, key: Key | null, prepared: Prepared, effect: Effect<Prepared>) {
  return transaction(sql, async (tx) => {
    if (key !== null && !(await insertKey(tx, key))) {
      const answer = await findSameAnswer(tx, key);
      // A key is only ever committed with its response, and the insert has locked the row that it found: it cannot be
      // deleted meanwhile.
      if (answer === null) throw new Error('an idempotency key was committed without its answer');
      return { answer, isRepeated: true };
    }
    const answer = await effect.commit(tx, prepared);
    if (key !== null) await storeAnswer(tx, key, answer);
    return { answer, isRepeated: false };
  });
}

/** The response of an earlier request with this key; throws when that one requested something else. */
async function findSameAnswer(sql: Executor, key: Key): Promise<StoredAnswer | null> {
  const found = await findAnswer(sql, key);
  if (found !== null && !found.requestHash.equals(key.requestHash)) {
    throw new ApiError(422, ['Idempotency-Key was already used for another request']);
  }
  return found;
}

function readKey(request: FastifyRequest): Key | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new ApiError(400, ['Idempotency-Key must be 1 to 255 visible ASCII characters']);
  }
  // A large body is still the bytes that were sent.
  const body = Buffer.isBuffer(request.body) ? request.body : JSON.stringify(request.body ?? null);
  const hash = createHash('sha256').update(`${request.url}\n`).update(body);
  const { contextId, id: callerId } = request.caller;
  return { contextId, callerId, operation: operationOf(request), key, requestHash: hash.digest() };
}

function send(reply: FastifyReply, answer: StoredAnswer, isRepeated: boolean): FastifyReply {
  if (isRepeated) reply.header('idempotency-replayed', 'true');
  return reply
    .code(answer.status)
    .header('content-type', 'application/json; charset=utf-8')
    .headers(answer.headers)
    .send(answer.body);
}
