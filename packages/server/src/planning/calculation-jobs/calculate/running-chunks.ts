/** The chunks that this process has in a thread, so that stopping takes effect between two estates. */
export class RunningChunks {
  readonly #flags = new Map<string, Set<Int32Array>>();

  /** The flag goes with the work into the thread, and is raised by an abort as well; call `end` when it came back. */
  begin(batchId: string, signal: AbortSignal): { stopFlag: Int32Array; end(): void } {
    const stopFlag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const flags = this.#flags.get(batchId) ?? new Set();
    this.#flags.set(batchId, flags.add(stopFlag));
    const raise = () => Atomics.store(stopFlag, 0, 1);
    if (signal.aborted) raise();
    signal.addEventListener('abort', raise);
    return {
      stopFlag,
      end: () => {
        signal.removeEventListener('abort', raise);
        flags.delete(stopFlag);
        if (flags.size === 0) this.#flags.delete(batchId);
      },
    };
  }

  stop(batchId: string): void {
    for (const flag of this.#flags.get(batchId) ?? []) Atomics.store(flag, 0, 1);
  }
}
