/**
 * Processor time of a process and everything that it started, from /proc: unlike the clock it does not depend on what
 * else the machine does.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second everywhere. */
const TICKS_PER_SECOND = 100;

interface Process {
  parent: number;
  seconds: number;
}

export interface ProcessorTime {
  /** Of the process itself, with all its threads. */
  ownSeconds: number;
  /** Of those that it started: PostgreSQL, here. */
  childSeconds: number;
}

export function processorTime(pid: number): ProcessorTime {
  const processes = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? readProcess(name) : null;
    if (found !== null) processes.set(Number(name), found);
  }
  const isBelow = (one: Process | undefined): boolean =>
    one !== undefined && (one.parent === pid || isBelow(processes.get(one.parent)));
  let childSeconds = 0;
  for (const one of processes.values()) if (isBelow(one)) childSeconds += one.seconds;
  return { ownSeconds: processes.get(pid)?.seconds ?? 0, childSeconds };
}

/** Null for one that has ended meanwhile. */
function readProcess(pid: string): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in brackets and may have any character; see proc(5) for the fields after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // What children that have ended took (the last two) counts as well: a connection's process may be one of them.
    const ticks = [fields[11], fields[12], fields[13], fields[14]].reduce(
      (sum, value) => sum + Number(value),
      0,
    );
    return { parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND };
  } catch {
    return null;
  }
}
