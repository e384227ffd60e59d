interface Waiting {
  begin(): void;
}

/**
 * So many at once. Those who wait are served owner by owner in rotation, and within an owner in the order in which they
 * came: however much one owner has, another waits for one piece of it at most.
 */
export class Turns {
  readonly #atOnce: number;
  #free: number;
  /** By owner; the one whose turn is next comes first. */
  readonly #waiting = new Map<string, Waiting[]>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
    this.#free = atOnce;
  }

  get isIdle(): boolean {
    return this.#free === this.#atOnce;
  }

  /**
   * Waits for its turn, does the work, and lets the next one begin. Who still waits when the signal is aborted never
   * begins and is rejected with the signal's reason.
   */
  async take<Result>(owner: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#wait(owner, signal);
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  #release(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    const [owner, line] = next;
    const first = line.shift();
    // To the end of the rotation, or out of it.
    this.#waiting.delete(owner);
    if (line.length > 0) this.#waiting.set(owner, line);
    first?.begin();
  }

  async #wait(owner: string, signal: AbortSignal): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { begin: resolve };
    const line = this.#waiting.get(owner) ?? [];
    line.push(waiting);
    this.#waiting.set(owner, line);
    const leave = () => {
      const place = line.indexOf(waiting);
      if (place >= 0) line.splice(place, 1);
      if (line.length === 0 && this.#waiting.get(owner) === line) this.#waiting.delete(owner);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      await promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }
}
