/** So many at once, the others in the order in which they came. */
export class Turns {
  readonly #atOnce: number;
  #free: number;
  readonly #waiting: PromiseWithResolvers<void>[] = [];

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
    this.#free = atOnce;
  }

  get isIdle(): boolean {
    return this.#free === this.#atOnce;
  }

  /**
   * Waits for its turn, does the work, and lets the next one begin. Who still waits when the signal is aborted never begins
   * and is rejected with the signal's reason.
   */
  async take<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#wait(signal);
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.resolve();
      else this.#free += 1;
    }
  }

  async #wait(signal: AbortSignal): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    const turn = Promise.withResolvers<void>();
    const leave = () => {
      const place = this.#waiting.indexOf(turn);
      if (place >= 0) this.#waiting.splice(place, 1);
      turn.reject(signal.reason);
    };
    this.#waiting.push(turn);
    signal.addEventListener('abort', leave, { once: true });
    try {
      await turn.promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }
}
