import { Client, type ClientConfig, Pool } from 'pg';
import { VALUE_TYPES } from '../driver/value-parsers.ts';
import { DatabaseSocket } from '../socket/database-socket.ts';
import { primaryOf } from '../socket/primary-server.ts';
import { sessionConfig } from '../socket/session-config.ts';
import type { StallDetector } from '../socket/stall-detector.ts';
import { addressesOf } from './database-addresses.ts';

export interface ClientOptions {
  databaseUrl: string;
  applicationName: string;
  /** PostgreSQL cancels a statement after this time; 0 for no limit. */
  statementTimeoutMs: number;
  watch?: StallDetector;
  /** Further settings of the session. */
  settings?: Readonly<Record<string, string | number>>;
  /** Whether the settings are left out, as a pooler refuses them. */
  isPooled?: boolean;
  acceptsStandby?: boolean;
  onSocket?: (socket: DatabaseSocket) => void;
}

/**
 * How pg connects: through sockets of ours, which find the primary, encrypt, and notice a server that no longer
 * answers.
 */
export function clientConfig(options: ClientOptions): ClientConfig {
  const { databaseUrl, applicationName, statementTimeoutMs, isPooled = false, settings = {} } = options;
  const [address] = addressesOf(databaseUrl);
  const socketOptions = {
    longestAnswerMs: statementTimeoutMs,
    watch: options.watch,
    primary: primaryOf(databaseUrl),
    // A pooler may still report the state of its previous server.
    refusesStandby: !options.acceptsStandby && !isPooled,
  };
  return sessionConfig(
    address,
    { applicationName, settings: isPooled ? {} : { ...settings, statement_timeout: statementTimeoutMs } },
    (tlsMode) => {
      const socket = new DatabaseSocket({ ...socketOptions, tlsMode });
      options.onSocket?.(socket);
      return socket;
    },
  );
}

/** One client, as `connect` has them in a pool. */
export function createClient(options: ClientOptions): Client {
  return new Client({ ...clientConfig(options), types: VALUE_TYPES });
}

interface PgPoolOptions extends Omit<ClientOptions, 'statementTimeoutMs'> {
  poolSize: number;
  statementTimeoutMs?: number;
  /** Of a connection at rest or in use; a caller that waits on it gets an error as well. */
  onError(error: Error): void;
}

/** The queue's statements take milliseconds. */
const STATEMENT_TIMEOUT_MS = 30_000;

/** A pool for graphile-worker, on connections as `connect` has them. */
export function createPgPool({ poolSize, onError, ...options }: PgPoolOptions): Pool {
  const pool = new Pool({
    ...clientConfig({ statementTimeoutMs: STATEMENT_TIMEOUT_MS, ...options }),
    max: poolSize,
  });
  return handleErrors(pool, onError);
}

/** Without a listener, an error of an idle connection would end the process. */
export function handleErrors(pool: Pool, onError: (error: Error) => void): Pool {
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
