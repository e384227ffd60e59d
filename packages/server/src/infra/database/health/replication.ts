import type { Executor } from '../sql.ts';

/** The same for a primary and its replicas alone, however they are reached; with the database's name. */
export async function findSystem(sql: Executor): Promise<string> {
  const [row] = await sql<[{ system: string }]>`
    SELECT concat(system_identifier, ' ', current_database()) AS system FROM pg_control_system()`;
  return row.system;
}

/** Up to where the log of the primary is safe: at or after every acknowledged commit. */
export async function committedPosition(primary: Executor): Promise<number> {
  const [row] = await primary<[{ position: number }]>`
    SELECT pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::int8 AS position`;
  return row.position;
}

/** Up to where a replica shows what the log says; 0 for a server that is none. */
export async function replayedPosition(replica: Executor): Promise<number> {
  const [row] = await replica<[{ position: number | null }]>`
    SELECT pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::int8 AS position`;
  return row.position ?? 0;
}

/** How old what a replica shows is; 0 when it has everything up to this position. */
export async function findLagSeconds(replica: Executor, committed: number): Promise<number> {
  const [row] = await replica<[{ seconds: number }]>`
    SELECT CASE WHEN pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') >= ${committed}::int8 THEN 0
      ELSE extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp()) END::float8 AS seconds`;
  return row.seconds;
}
