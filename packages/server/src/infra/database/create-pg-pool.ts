import { Pool } from 'pg';
import { addressesOf } from './database-addresses.ts';
import { DatabaseSocket } from './socket/database-socket.ts';
import { tlsModeOf } from './socket/open-connection.ts';
import { primaryOf } from './socket/primary-server.ts';
import type { SilenceWatch } from './socket/silence-watch.ts';

export interface PgPoolOptions {
  databaseUrl: string;
  applicationName: string;
  poolSize: number;
  watch: SilenceWatch;
  /** 0 for no limit. */
  statementTimeoutMs?: number;
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
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
  onError,
}: PgPoolOptions): Pool {
  const [address] = addressesOf(databaseUrl);
  const socketOptions = {
    tlsMode: tlsModeOf(address),
    longestAnswerMs: statementTimeoutMs,
    watch,
    primary: primaryOf(databaseUrl),
    refusesStandby: true,
  };
  const url = new URL(address);
  // The socket encrypts: the driver is not to ask for it again.
  url.searchParams.delete('sslmode');
  url.searchParams.delete('ssl');
  const pool = new Pool({
    connectionString: url.href,
    application_name: applicationName,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    stream: () => new DatabaseSocket(socketOptions),
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
