import { readdirSync, readFileSync } from 'node:fs';
import type { Sql } from '../../packages/server/src/infra/database/sql.ts';

// Of `utime` and its like in /proc, on every Linux that Node runs on.
const MS_PER_TICK = 10;

/** Milliseconds on a processor so far, of all threads of a process. */
export function cpuOf(pid: number | undefined): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  // Nanoseconds first.
  const ofThread = (id: string) =>
    Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]);
  return threads.reduce((sum, id) => sum + ofThread(id), 0) / 1e6;
}

/**
 * The processor time of a PostgreSQL on this machine so far: its sessions, its background processes, and those that
 * have ended.
 */
export async function measurePostgres(sql: Sql): Promise<() => number> {
  const [{ pid: session }] = await sql<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`;
  const [, main] = /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${session}/status`, 'utf8')) ?? [];
  const pid = Number(main);
  return () => {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
    return children.reduce((sum, child) => sum + cpuOfLiving(child), cpuOf(pid) + cpuOfEnded(pid));
  };
}

function cpuOfLiving(pid: number): number {
  try {
    return cpuOf(pid);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

/** Children that have ended; the name of the program, in brackets, may have spaces. */
function cpuOfEnded(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK;
}
