import { Pool } from 'pg';
import { SqlPool } from '../driver/sql-pool.ts';
import { VALUE_TYPES } from '../driver/value-parsers.ts';
import { createStallDetector } from '../socket/create-stall-detector.ts';
import type { DatabaseSocket } from '../socket/database-socket.ts';
import type { Sql } from '../sql.ts';
import { type ClientOptions, clientConfig, createClient, handleErrors } from './create-pg-pool.ts';

export interface ConnectOptions
  extends Pick<
    ClientOptions,
    'databaseUrl' | 'applicationName' | 'statementTimeoutMs' | 'watch' | 'isPooled' | 'acceptsStandby'
  > {
  poolSize: number;
  /** After this a transaction that waits for its next statement is undone by PostgreSQL; absent for no limit. */
  idleInTransactionMs?: number;
  /** How long a connection is used before it is replaced; null for no limit. */
  maxLifetimeSeconds?: number | null;
  onClose?: () => void;
  /** Whether statements and transactions are recorded as parts of the active trace. */
  isTraced?: boolean;
}

// Replaced regularly, so that a fail-over behind one address is noticed and a backend's memory does not grow for ever.
const MAX_LIFETIME_SECONDS = 3600;

// PostgreSQL forgets within a minute a peer that is gone without a word; by default it takes two hours.
const KEEP_ALIVES = { tcp_keepalives_idle: 30, tcp_keepalives_interval: 10, tcp_keepalives_count: 3 };

// Every statement of ours has one good plan for all contexts. Left to choose, PostgreSQL plans the search again each
// time for a small context, which doubles its cost.
export const PLAN_CACHE_MODE = 'force_generic_plan';

/** A connection pool. It opens no connection before the first query, and recovers when the server comes back. */
export function connect(options: ConnectOptions): Sql {
  const {
    databaseUrl,
    poolSize,
    maxLifetimeSeconds = MAX_LIFETIME_SECONDS,
    idleInTransactionMs = 0,
  } = options;
  const sockets = new Set<DatabaseSocket>();
  const client: ClientOptions = {
    watch: createStallDetector(databaseUrl),
    ...options,
    settings: {
      idle_in_transaction_session_timeout: idleInTransactionMs,
      ...KEEP_ALIVES,
      plan_cache_mode: PLAN_CACHE_MODE,
    },
    onSocket(socket) {
      sockets.add(socket);
      socket.once('close', () => {
        sockets.delete(socket);
        options.onClose?.();
      });
    },
  };
  const pool = new Pool({
    ...clientConfig(client),
    types: VALUE_TYPES,
    max: poolSize,
    maxLifetimeSeconds: maxLifetimeSeconds ?? 0,
    idleTimeoutMillis: 0,
    // Only within a transaction, whose statements may be given at once: a client has one user at a time.
    pipeline: true,
  });
  // The caller that waits on the connection gets the error.
  handleErrors(pool, () => {});
  return new SqlPool({
    pool,
    createClient: () => createClient(client),
    destroyConnections() {
      for (const socket of sockets) if (!socket.writableEnded) socket.destroy();
    },
    isTraced: options.isTraced ?? false,
  }).sql;
}
