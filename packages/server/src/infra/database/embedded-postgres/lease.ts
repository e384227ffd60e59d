import { LOCKS } from '../advisory-locks.ts';
import { connect } from '../connection/connect.ts';
import type { Sql } from '../sql.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export interface Lease {
  /**
   * Releases it; when no other is left, stops the server first, so that a process that arrives at that moment starts
   * its own. False when it was lost already, so that others could not be seen.
   */
  release(stopServer: () => Promise<void>): Promise<boolean>;
  /** Gives it up without a word: its server is about to be restarted. */
  abandon(): Promise<void>;
}

interface LeaseOptions {
  /** Refuse when another process already is the only server; other kinds of processes may still use the database. */
  isSoleServer: boolean;
  /** Called once, and only for a lease that was acquired: an attempt that fails is the caller's to repeat. */
  onLost: () => void;
  signal?: AbortSignal;
}

/** Marks the server as in use for as long as this process lives: only the last process to leave stops it. */
export async function acquireLease(serverUrl: string, options: LeaseOptions): Promise<Lease> {
  let isHeld = false;
  const sql = connect({
    databaseUrl: serverUrl,
    applicationName: `rooftree (process ${process.pid})`,
    poolSize: 1,
    statementTimeoutMs: 0,
    // The lock lives as long as its connection, so this one is never replaced.
    maxLifetimeSeconds: null,
    onClose: () => {
      if (!isHeld) return;
      isHeld = false;
      void sql.end({ timeout: 0 });
      options.onLost();
    },
  });
  try {
    await untilAborted(claim(sql, options.isSoleServer), options.signal);
  } catch (error) {
    void sql.end({ timeout: 0 });
    throw error;
  }
  isHeld = true;
  const abandon = async () => {
    isHeld = false;
    await sql.end({ timeout: 0 });
  };
  return {
    async release(stopServer) {
      if (!isHeld) return false;
      isHeld = false;
      try {
        const isLast = await isLastUser(sql);
        if (isLast) await stopServer();
        return isLast !== null;
      } finally {
        await abandon();
      }
    },
    abandon,
  };
}

async function claim(sql: Sql, isSoleServer: boolean): Promise<void> {
  if (isSoleServer) await claimSoleServer(sql);
  await sql`SELECT pg_advisory_lock_shared(${LOCKS.embeddedServerInUse})`;
}

/** A server that does not answer must not hold up a process that stops. */
async function untilAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return work;
  signal.throwIfAborted();
  const done = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: done.signal });
  });
  await Promise.race([work, aborted]).finally(() => done.abort());
}

/** Null when the connection was lost meanwhile. */
async function isLastUser(sql: Sql): Promise<boolean | null> {
  try {
    await sql`SELECT pg_advisory_unlock_shared(${LOCKS.embeddedServerInUse})`;
    const [row] = await sql<
      { isLast: boolean }[]
    >`SELECT pg_try_advisory_lock(${LOCKS.embeddedServerInUse}) AS "isLast"`;
    return row?.isLast === true;
  } catch {
    return null;
  }
}

async function claimSoleServer(sql: Sql): Promise<void> {
  const [row] = await sql<
    { isOurs: boolean }[]
  >`SELECT pg_try_advisory_lock(${LOCKS.soleServer}) AS "isOurs"`;
  if (row?.isOurs) return;
  const [holder] = await sql<{ name: string }[]>`
    SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND objid = ${LOCKS.soleServer} AND granted`;
  throw new EmbeddedPostgresError(
    `the data folder is in use by another server, ${holder?.name ?? 'which is just stopping'}: stop that one, ` +
      'set ROOFTREE_DATA_DIR to another folder, or set DATABASE_URL to run several servers on one PostgreSQL',
  );
}
