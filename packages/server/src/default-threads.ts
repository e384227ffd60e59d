import { availableParallelism, totalmem } from 'node:os';

/**
 * A thread that has made reports keeps up to 150 MB, and what is not threads some 350 MB. A container with many cores
 * and little memory would be ended by the kernel; with this share a limit of 1 GiB is kept (docs/reports.md).
 */
const MEMORY_PER_THREAD = 512 * 1024 * 1024;

/** As many threads as there are cores and memory for. */
export function defaultThreads(cores = availableParallelism(), memoryBytes = memoryLimit()): number {
  return Math.max(1, Math.min(cores, Math.floor(memoryBytes / MEMORY_PER_THREAD)));
}

/**
 * The container's limit, or what the machine has. Node answers 0, or a number beyond all memory, when there is no
 * limit.
 */
function memoryLimit(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
