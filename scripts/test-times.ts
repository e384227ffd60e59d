/**
 * `npm test -- --times`: what each test file costs, as processor time. Unlike the time on the clock it does not change with what else the
 * machine does. Children that a file has started and waited for are part of it; the database and the browser of the run are told apart.
 */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';

/** Where the processes of the run write to; the number of the process that started them, since children of theirs get the setting too. */
export const TIMES_FILE = 'ROOFTREE_TEST_TIMES';
export const TIMES_OF = 'ROOFTREE_TEST_TIMES_OF';

// Of the kernel's interface to programs: a hundred on every Linux machine.
const TICKS_PER_SECOND = 100;

export interface FileTime {
  file: string;
  seconds: number;
}

export function parentOf(pid: number): number {
  return statOf(pid).parent;
}

/** Processor time of a process, all threads, with all its living and ended children. */
export function treeSeconds(pid: number): number {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  const parents = new Map(pids.map((one) => [one, statOf(one).parent]));
  const of = (one: number): number => {
    const { own, endedChildren } = statOf(one);
    const living = pids.filter((other) => parents.get(other) === one);
    return own + endedChildren + living.reduce((sum, other) => sum + of(other), 0);
  };
  return of(pid);
}

function statOf(pid: number): { parent: number; own: number; endedChildren: number } {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may hold spaces; what follows it does not.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    return {
      parent,
      own: (user + system) / TICKS_PER_SECOND,
      endedChildren: (childUser + childSystem) / TICKS_PER_SECOND,
    };
  } catch {
    // It has ended meanwhile, or the system is another.
    return { parent: 0, own: 0, endedChildren: 0 };
  }
}

/** For a process of the run, when times are asked for: begins to measure a file, and notes what it took when what this returns is called. */
export function beginTime(file: string): () => void {
  const path = process.env[TIMES_FILE];
  if (path === undefined || process.env[TIMES_OF] !== String(process.ppid)) return () => {};
  const before = treeSeconds(process.pid);
  return () => {
    const time: FileTime = { file, seconds: treeSeconds(process.pid) - before };
    appendFileSync(path, `${JSON.stringify(time)}\n`);
  };
}

/** The most expensive first. */
export function printTimes(path: string, shared: Record<string, number>): void {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  const times = lines.map((line): FileTime => JSON.parse(line)).sort((a, b) => b.seconds - a.seconds);
  for (const { file, seconds } of times) console.log(`${seconds.toFixed(2).padStart(8)} s  ${file}`);
  for (const [what, seconds] of Object.entries(shared))
    console.log(`${seconds.toFixed(2).padStart(8)} s  ${what}`);
}
