/** Processor time from /proc: unlike the clock it does not depend on what else the machine does. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Sql } from '../../packages/server/src/infra/database/sql.ts';

// Of `utime` and its like in /proc, on every Linux that Node runs on.
const MS_PER_TICK = 10;

/** Milliseconds on a processor so far, of all threads of a process; 0 for one that has ended. */
export function processorMs(pid: number | undefined): number {
  return orElse(0, () => {
    // Nanoseconds first.
    const ofThread = (id: string) =>
      Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]);
    return readdirSync(`/proc/${pid}/task`).reduce((sum, id) => sum + ofThread(id), 0) / 1e6;
  });
}

/** Of all processes that it started, those that they started, and those that have ended. */
export function processorMsOfChildren(pid: number | undefined): number {
  return childrenOf(pid).reduce(
    (sum, child) => sum + processorMs(child) + processorMsOfChildren(child),
    msOfEndedChildren(pid),
  );
}

/** The processor time of a PostgreSQL on this machine so far: its sessions and its background processes. */
export async function measurePostgres(sql: Sql): Promise<() => number> {
  const [{ pid: session }] = await sql<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`;
  const [, main] = /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${session}/status`, 'utf8')) ?? [];
  const pid = Number(main);
  return () => processorMs(pid) + processorMsOfChildren(pid);
}

/** Each thread has those that it started. */
function childrenOf(pid: number | undefined): number[] {
  return orElse([], () =>
    readdirSync(`/proc/${pid}/task`).flatMap((id) => {
      const children = readFileSync(`/proc/${pid}/task/${id}/children`, 'utf8').trim();
      return children === '' ? [] : children.split(' ').map(Number);
    }),
  );
}

/** The name of the program, in brackets, may have any character; see proc(5) for the fields after it. */
function msOfEndedChildren(pid: number | undefined): number {
  return orElse(0, () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK;
  });
}

/** A process, or a thread of it, can end while it is read. */
function orElse<Value>(value: Value, read: () => Value): Value {
  try {
    return read();
  } catch {
    return value;
  }
}
