/**
 * An entry that this pool has locked for so long and does not have in hand never reached it: the answer that would have
 * brought it was lost with a connection.
 */
export const LOST_AFTER_SECONDS = 5;

/** The entries that a pool of workers runs, or has just run: the queue may not have written their end yet. */
export class ActiveJobs {
  /** When each ended; infinite while it runs. */
  readonly #endedAt = new Map<string, number>();

  begin(id: string): void {
    this.#endedAt.set(id, Number.POSITIVE_INFINITY);
  }

  end(id: string): void {
    this.#endedAt.set(id, performance.now());
  }

  ids(): string[] {
    const longAgo = performance.now() - LOST_AFTER_SECONDS * 1000;
    for (const [id, endedAt] of this.#endedAt) if (endedAt < longAgo) this.#endedAt.delete(id);
    return [...this.#endedAt.keys()];
  }
}
