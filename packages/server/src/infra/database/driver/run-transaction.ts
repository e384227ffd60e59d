import type { PoolClient } from 'pg';
import { errorCode } from '../../error-code.ts';
import type { Executor } from '../sql.ts';
import type { Execute } from './query.ts';
import { LostConnectionError, runQuery, send } from './run-query.ts';

const IN_FAILED_TRANSACTION = '25P02';
/**
 * The other side had closed the connection before the statement was sent; what it said before that is lost with the
 * socket.
 */
const CLOSED_BEFORE: readonly unknown[] = ['EPIPE', 'ECONNRESET'];

/** The connection was lost before COMMIT was sent: nothing was written, and the work may run again. */
class UndoneTransactionError extends Error {
  readonly code = 'TRANSACTION_UNDONE';
}

/**
 * Runs the work in a transaction on this client, exclusively, and releases it. When the connection is lost the
 * transaction fails at once, even if the work waits for something else. What the work sends later is discarded.
 */
export async function runTransaction<T>(
  client: PoolClient,
  work: (tx: Executor) => Promise<T>,
  createExecutor: (execute: Execute) => Executor,
): Promise<T> {
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => {});
  client.on('error', lost.reject);
  let isOver = false;
  let isCommitting = false;
  let failure: { error: unknown } | undefined;
  const tx = createExecutor(async (query) => {
    if (isOver) throw new LostConnectionError('the transaction is over');
    try {
      return await runQuery(client, query);
    } catch (error) {
      failure ??= { error };
      throw error;
    }
  });
  try {
    await send(client, 'BEGIN');
    const result = await Promise.race([work(tx), lost.promise]);
    // A statement that failed has undone the others, even if the work caught its error: COMMIT would be a ROLLBACK.
    if (failure !== undefined) throw failure.error;
    isOver = true;
    isCommitting = true;
    const { command } = await send(client, 'COMMIT');
    if (command !== 'COMMIT') throw new Error(`PostgreSQL responded ${command} to COMMIT`);
    return result;
  } catch (error) {
    isOver = true;
    await send(client, 'ROLLBACK').catch(() => {});
    if (!isCommitting && CLOSED_BEFORE.includes(errorCode(error)))
      throw new UndoneTransactionError('the connection was lost in a transaction', { cause: error });
    throw errorCode(error) === IN_FAILED_TRANSACTION && failure !== undefined ? failure.error : error;
  } finally {
    client.off('error', lost.reject);
    releaseIdle(client);
  }
}

/** Only a client outside of a transaction goes back to its pool. */
export function releaseIdle(client: PoolClient): void {
  client.release(client.getTransactionStatus() !== 'I');
}
