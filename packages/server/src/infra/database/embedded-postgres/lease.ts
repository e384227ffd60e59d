import { LOCKS } from '../advisory-locks.ts';
import { connect } from '../connect.ts';
import type { Sql } from '../sql.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export interface Lease {
  /** Releases it; when nobody else has one, stops the server first, so that a process that arrives at that moment starts its own. */
  release(stopServer: () => Promise<void>): Promise<void>;
}

export interface LeaseOptions {
  /** Refuse when another process already is the only server; other kinds of processes may still use the database. */
  isSoleServer: boolean;
  onLost: () => void;
}

/** Marks the server as in use for as long as this process lives: only the last process to leave stops it. */
export async function acquireLease(serverUrl: string, options: LeaseOptions): Promise<Lease> {
  let isOver = false;
  const sql = connect({
    databaseUrl: serverUrl,
    applicationName: `rooftree (process ${process.pid})`,
    poolSize: 1,
    statementTimeoutMs: 0,
    // The lock lives as long as its connection, so this one is never replaced.
    maxLifetimeSeconds: null,
    onClose: () => {
      if (!isOver) options.onLost();
      isOver = true;
    },
  });
  try {
    if (options.isSoleServer) await claimSoleServer(sql);
    await sql`SELECT pg_advisory_lock_shared(${LOCKS.embeddedServerInUse})`;
  } catch (error) {
    isOver = true;
    await sql.end({ timeout: 0 });
    throw error;
  }
  return {
    async release(stopServer) {
      if (isOver) return;
      isOver = true;
      try {
        if (await isLastUser(sql)) await stopServer();
      } finally {
        await sql.end({ timeout: 0 });
      }
    },
  };
}

async function isLastUser(sql: Sql): Promise<boolean> {
  try {
    await sql`SELECT pg_advisory_unlock_shared(${LOCKS.embeddedServerInUse})`;
    const [row] = await sql<
      { isLast: boolean }[]
    >`SELECT pg_try_advisory_lock(${LOCKS.embeddedServerInUse}) AS "isLast"`;
    return row?.isLast === true;
  } catch {
    // The connection was lost: another process that left at the same moment was the last, and stops the server.
    return false;
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
