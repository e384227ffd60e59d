import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { makeSql } from '../driver/make-sql.ts';
import { runQuery } from '../driver/run-query.ts';
import { VALUE_TYPES } from '../driver/value-parsers.ts';
import type { Executor } from '../sql.ts';
import { DatabaseSocket } from './database-socket.ts';
import { sessionConfig } from './session-config.ts';

const LIMIT_MS = 2000;

class NoAnswerError extends Error {
  readonly code = 'CONNECT_TIMEOUT';
}

/**
 * Queries on a new connection, which ends with the response: those of the pools may be silent. Throws when there is
 * none in time.
 */
export async function queryOnNewConnection<Answer>(
  address: string,
  ask: (sql: Executor) => Promise<Answer>,
): Promise<Answer> {
  await using made = new AsyncDisposableStack();
  const config = sessionConfig(address, { applicationName: 'rooftree watch', settings: {} }, (tlsMode) => {
    const socket = new DatabaseSocket({ tlsMode });
    // Without a goodbye, as to a server that does not answer.
    made.defer(() => void socket.destroy());
    return socket;
  });
  const client = new Client({ ...config, types: VALUE_TYPES });
  // The caller that waits gets it as well.
  client.on('error', () => {});
  const answer = client.connect().then(() => ask(makeSql((query) => runQuery(client, query))));
  return await Promise.race([answer, refuseAfterLimit()]);
}

async function refuseAfterLimit(): Promise<never> {
  await sleep(LIMIT_MS, undefined, { ref: false });
  throw new NoAnswerError(`no response within ${LIMIT_MS} ms`);
}
