import { Pool } from 'pg';
import { DatabaseSocket } from './socket/database-socket.ts';
import { tlsModeOf } from './socket/open-connection.ts';
import type { SilenceWatch } from './socket/silence-watch.ts';

export interface PgPoolOptions {
  databaseUrl: string;
  applicationName: string;
  poolSize: number;
  watch: SilenceWatch;
  /** Of a connection at rest or in use; whoever waits on it is told as well. */
  onError(error: Error): void;
}

const CONNECT_TIMEOUT_MS = 5000;
/** The queue's statements take milliseconds. */
const STATEMENT_TIMEOUT_MS = 30_000;

/** A pool of the other driver, for graphile-worker, which takes no other; on sockets as `connect` has them. */
export function createPgPool({
  databaseUrl,
  applicationName,
  poolSize,
  watch,
  onError,
}: PgPoolOptions): Pool {
  const tlsMode = tlsModeOf(databaseUrl);
  const url = new URL(databaseUrl);
  // The socket encrypts: the driver is not to ask for it again.
  url.searchParams.delete('sslmode');
  url.searchParams.delete('ssl');
  const pool = new Pool({
    connectionString: url.href,
    application_name: applicationName,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    stream: () => new DatabaseSocket({ tlsMode, longestAnswerMs: STATEMENT_TIMEOUT_MS, watch }),
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
