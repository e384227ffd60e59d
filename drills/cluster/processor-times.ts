import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_EVERY_MS = 500;
/** Linux counts in hundredths of a second for whoever asks, on every machine. */
const TICKS_PER_SECOND = 100;

/**
 * The processor time of each part of a cluster, of processes that are killed and started again, with their children.
 * What a process used since the last look before it was killed is lost: half a second at most.
 */
export class ProcessorTimes {
  readonly #parts = new Map<
    string,
    { pidOf: () => number | undefined; pid: number; ended: number; seconds: number }
  >();
  readonly #timer = setInterval(() => this.#look(), SAMPLE_EVERY_MS).unref();

  watch(name: string, pidOf: () => number | undefined): void {
    this.#parts.set(name, { pidOf, pid: 0, ended: 0, seconds: 0 });
  }

  /** So far, by name. */
  seconds(): Map<string, number> {
    this.#look();
    return new Map([...this.#parts].map(([name, { ended, seconds }]) => [name, ended + seconds]));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const processes = readProcesses();
    for (const part of this.#parts.values()) {
      const pid = part.pidOf() ?? 0;
      if (pid !== part.pid) {
        part.ended += part.seconds;
        part.seconds = 0;
        part.pid = pid;
      }
      // A child that ended is its parent's as soon as that has noticed, so that the sum may be less for a moment.
      part.seconds = Math.max(part.seconds, secondsOf(pid, processes));
    }
  }
}

interface Process {
  parent: number;
  /** With those of its children that have ended. */
  seconds: number;
}

function secondsOf(pid: number, processes: ReadonlyMap<number, Process>): number {
  const own = processes.get(pid);
  if (own === undefined) return 0;
  const children = [...processes].filter(([, { parent }]) => parent === pid);
  return children.reduce((sum, [child]) => sum + secondsOf(child, processes), own.seconds);
}

/**
 * proc(5): after the name in brackets come the state, the parent, and from the 14th field on the times. Empty where
 * there is no such folder.
 */
function readProcesses(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const name of listProc()) {
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = text
        .slice(text.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
      found.set(Number(name), { parent: fields[1] ?? 0, seconds: ticks / TICKS_PER_SECOND });
    } catch {
      // It has ended since.
    }
  }
  return found;
}

function listProc(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
