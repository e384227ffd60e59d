import type { ProviderFault } from '@rooftree/connectors';
import type { PublishEvent } from '../../../events.ts';
import { type Executor, type Sql, transaction } from '../../../infra/database/sql.ts';
import type { Connection, ConnectionState, SyncRun } from '../connection.ts';
import { findConnection, setState } from '../connections.repository.ts';
import { continueAt, retryAt } from './sync-schedule.ts';
import { endSync, findLostSyncs, findSync, recordAttempt } from './syncs.repository.ts';
import { queueSync, SYNC_CONNECTION } from './syncs.service.ts';

interface FaultRecorder {
  sql: Sql;
  publish: PublishEvent;
}

export type SyncOutcome = 'finished' | 'waiting' | 'failed';

/** Requests for the same page from a busy provider before the sync is given up: a quarter of an hour. */
const MOST_ATTEMPTS = 10;

/**
 * What follows from the provider's failure: another attempt later, or the end of the sync. Returns the outcome of a
 * sync that ended.
 */
export function recordProviderFailure(
  { sql, publish }: FaultRecorder,
  connection: Connection,
  run: SyncRun,
  fault: ProviderFault,
): Promise<SyncOutcome | null> {
  const message = fault.message.slice(0, 1000);
  return transaction(sql, async (tx) => {
    const now = await findSync(tx, run.contextId, run.id, { isLocked: true });
    if (now?.status !== 'RUNNING') return null;
    if (fault.kind === 'busy') {
      const attempts = await recordAttempt(tx, run.contextId, run.id, message);
      if (attempts < MOST_ATTEMPTS) {
        await queueSync(tx, run, continueAt(attempts, new Date(), fault.retryAfterSeconds));
        return null;
      }
    }
    const state = fault.kind === 'credentials' ? 'NEEDS_CREDENTIALS' : 'FAILING';
    await fail(tx, publish, connection, run, { message, state, retryAfterSeconds: fault.retryAfterSeconds });
    return 'failed';
  });
}

/** We could not go on, however often we tried. */
export function recordInternalFailure(
  { sql, publish }: FaultRecorder,
  connection: Connection,
  run: SyncRun,
): Promise<void> {
  const message = 'the sync failed because of an internal error: see the server log';
  return transaction(sql, (tx) =>
    fail(tx, publish, connection, run, { message, state: 'FAILING', retryAfterSeconds: null }),
  );
}

/** Abandoned syncs: their process was ended again and again, or their entry of the queue was removed. */
export async function failLostSyncs(recorder: FaultRecorder): Promise<void> {
  const { sql } = recorder;
  for (const { contextId, connectionId, runId } of await findLostSyncs(sql, SYNC_CONNECTION)) {
    const connection = await findConnection(sql, contextId, connectionId);
    const run = await findSync(sql, contextId, runId);
    if (connection !== null && run?.status === 'RUNNING')
      await recordInternalFailure(recorder, connection, run);
  }
}

/** Webhooks get it once, not at every attempt. */
async function fail(
  tx: Executor,
  publish: PublishEvent,
  connection: Connection,
  run: SyncRun,
  {
    message,
    state,
    retryAfterSeconds,
  }: { message: string; state: ConnectionState; retryAfterSeconds: number | null },
): Promise<void> {
  const { contextId, id, provider, faultsInRow } = connection;
  if (!(await endSync(tx, contextId, run.id, { status: 'FAILED', fault: message }))) return;
  const nextReadAt = retryAt(faultsInRow, new Date(), retryAfterSeconds);
  await setState(tx, contextId, id, {
    state: connection.state === 'PAUSED' ? 'PAUSED' : state,
    fault: message,
    nextReadAt,
  });
  if (connection.state !== state)
    await publish(tx, contextId, 'connection.failed', {
      connection_id: id,
      provider,
      state,
      fault: message,
      run_id: run.id,
    });
}
