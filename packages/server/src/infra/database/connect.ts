import postgres from 'postgres';
import { addressesOf } from './database-addresses.ts';
import { driverOptions } from './socket/driver-options.ts';
import { PoolSockets } from './socket/pool-sockets.ts';
import { primaryOf } from './socket/primary-server.ts';
import type { SilenceWatch } from './socket/silence-watch.ts';
import { watchSilence } from './socket/watch-silence.ts';
import type { Sql } from './sql.ts';

export interface ConnectOptions {
  databaseUrl: string;
  applicationName: string;
  poolSize: number;
  /** PostgreSQL cancels a statement after this time; 0 for no limit (migrations, bulk work). */
  statementTimeoutMs: number;
  /** After this a transaction that waits for its next statement is undone by PostgreSQL; absent for no limit. */
  idleInTransactionMs?: number;
  /** How long a connection is used before it is replaced; null for no limit. */
  maxLifetimeSeconds?: number | null;
  onClose?: () => void;
  /** Shared by the pools of one process on one server, so that what one finds out serves all; absent for one of its own. */
  watch?: SilenceWatch;
  /** The URL leads to a pooler, which shares the sessions: their settings are the role's, see `storeSessionSettings`. */
  isPooled?: boolean;
  /** Whether a standby does, which can only be read. */
  acceptsStandby?: boolean;
}

// A connection that is not established in this time counts as "database down", so that a request gets a 503 instead of hanging.
const CONNECT_TIMEOUT_SECONDS = 5;

// Replaced regularly, so that a fail-over behind one address is noticed and a backend's memory does not grow for ever.
const MAX_LIFETIME_SECONDS = 3600;

// PostgreSQL forgets within a minute a peer that is gone without a word; by default it takes two hours.
const KEEP_ALIVES = { tcp_keepalives_idle: 30, tcp_keepalives_interval: 10, tcp_keepalives_count: 3 };

// Every statement of ours has one good plan for all contexts. Left to choose, PostgreSQL plans the search anew each time
// for a small context, which doubles its cost.
export const PLAN_CACHE_MODE = 'force_generic_plan';

/** A connection pool. It opens no connection before the first query, and recovers when the server comes back. */
export function connect(options: ConnectOptions): Sql {
  const { databaseUrl } = options;
  const { watch = watchSilence(databaseUrl), statementTimeoutMs } = options;
  // What PgBouncer knows how to carry over to the session that it lends.
  const carried = { application_name: options.applicationName, TimeZone: 'UTC' };
  const settings = {
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: options.idleInTransactionMs ?? 0,
    ...KEEP_ALIVES,
    plan_cache_mode: PLAN_CACHE_MODE,
  };
  const [address] = addressesOf(databaseUrl);
  const ownSocketOptions = {
    longestAnswerMs: statementTimeoutMs,
    watch,
    primary: primaryOf(databaseUrl),
    // A pooler may still tell what the server was that it had before.
    refusesStandby: !options.acceptsStandby && !options.isPooled,
  };
  const sockets = new PoolSockets();
  const sql = postgres(address, {
    ...driverOptions(address, options.isPooled ? carried : { ...carried, ...settings }, (socketOptions) =>
      sockets.make({ ...socketOptions, ...ownSocketOptions }),
    ),
    max: options.poolSize,
    // postgres.js 3.4.9 forgets to reserve the connection when BEGIN fills its pipeline (porsager/postgres#1189): statements of others
    // then run inside the transaction and disappear with its ROLLBACK, although they were acknowledged. Never full, it never forgets.
    max_pipeline: Number.MAX_SAFE_INTEGER,
    max_lifetime:
      options.maxLifetimeSeconds === undefined ? MAX_LIFETIME_SECONDS : options.maxLifetimeSeconds,
    ...(options.onClose && { onclose: options.onClose }),
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    // The default waits up to 20 s after an outage; a request should rather fail at once, or find the server available again.
    backoff: () => 0.1,
    onnotice: () => {},
    types: { int8: { to: 20, from: [20], serialize: String, parse: parseSafeInteger } },
  });
  return sockets.endWith(sql);
}

// postgres.js gives int8 as a string. Ours are cents, counts and bytes, all far below 2^53: a number, or a loud fault.
function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a safe integer`);
  return value;
}
