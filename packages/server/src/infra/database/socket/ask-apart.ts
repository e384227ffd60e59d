import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { Sql } from '../sql.ts';
import { driverOptions } from './driver-options.ts';
import { PoolSockets } from './pool-sockets.ts';

const LIMIT_SECONDS = 2;

export class NoAnswerError extends Error {
  readonly code = 'CONNECT_TIMEOUT';
}

/** Asks on a connection of its own, which ends with the answer: those of the pools may be silent. Throws when there is none in time. */
export async function askApart<Answer>(address: string, ask: (sql: Sql) => Promise<Answer>): Promise<Answer> {
  const sockets = new PoolSockets();
  const sql = postgres(address, {
    // No other setting: a pooler would refuse it.
    ...driverOptions(address, { application_name: 'rooftree watch' }, (options) => sockets.make(options)),
    max: 1,
    fetch_types: false,
    connect_timeout: LIMIT_SECONDS,
  });
  try {
    return await Promise.race([ask(sql), refuseAfterLimit()]);
  } finally {
    void sql.end({ timeout: 0 });
    sockets.destroy();
  }
}

async function refuseAfterLimit(): Promise<never> {
  await sleep(LIMIT_SECONDS * 1000, undefined, { ref: false });
  throw new NoAnswerError(`no answer within ${LIMIT_SECONDS} s`);
}
