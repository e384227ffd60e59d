import { readdirSync, readFileSync } from 'node:fs';
import type { Sql } from '../../packages/server/src/infra/database/sql.ts';

/** Process ids of the connections that the server's pool has to PostgreSQL. */
export async function poolBackends(sql: Sql): Promise<number[]> {
  const rows = await sql<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity WHERE application_name = 'rooftree serve' AND query NOT ILIKE 'listen%'`;
  return rows.map(({ pid }) => pid);
}

/** Every process of this PostgreSQL: the postmaster and its children. */
export async function allProcesses(sql: Sql): Promise<number[]> {
  const [row] = await sql<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`;
  const postmaster = parentOf(row.pid);
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === postmaster);
  return [postmaster, ...children];
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // Ended by itself meanwhile.
    }
  }
}

function parentOf(pid: number): number {
  try {
    const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(parent);
  } catch {
    return 0;
  }
}
