import { readFileSync } from 'node:fs';
import { ConfigError } from '../config.ts';

/** Connections of callers and of PostgreSQL, threads and files: with fewer a server fails in the middle of its work. */
const FEWEST_FILES = 256;
/** Below this the kernel or Node ends a process before it answers its first request. */
const LEAST_MEMORY_MB = 256;

interface ProcessLimits {
  /** Files and sockets that may be open at once; null when it is not known. */
  files: number | null;
  memoryMb: number | null;
}

/** Before anything starts: what this process would die of later, without a word that helps. */
export function refuseSmallLimits({ files, memoryMb }: ProcessLimits = readLimits()): void {
  if (files !== null && files < FEWEST_FILES)
    throw new ConfigError(
      `only ${files} files may be open at once: allow at least ${FEWEST_FILES}, better 4096 (\`ulimit -n\`, or LimitNOFILE= of systemd)`,
    );
  if (memoryMb !== null && memoryMb < LEAST_MEMORY_MB)
    throw new ConfigError(
      `only ${Math.floor(memoryMb)} MB of memory are allowed: allow at least ${LEAST_MEMORY_MB} MB, better 1 GB (the memory limit of the container, or MemoryMax= of systemd)`,
    );
}

function readLimits(): ProcessLimits {
  const constrained = process.constrainedMemory();
  return { files: readFileLimit(), memoryMb: constrained > 0 ? constrained / 1024 / 1024 : null };
}

/** Node has raised it to the highest that is allowed. */
function readFileLimit(): number | null {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
}
