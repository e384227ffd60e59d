import type { Pool, PoolClient } from 'pg';

class EndedPoolError extends Error {
  readonly code = 'CONNECTION_ENDED';
}

/**
 * The clients of a pool of pg. A caller that waits for one when the pool ends gets an error, where pg would let it wait
 * for ever.
 */
export class ConnectionPool {
  readonly #pool: Pool;
  readonly #waiting = new Set<(error: Error) => void>();
  #ended: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  get isEnded(): boolean {
    return this.#ended !== undefined;
  }

  get size(): number {
    return this.#pool.options.max;
  }

  /** Whether a client can be acquired without waiting for another caller. */
  get isFree(): boolean {
    const { idleCount, totalCount, waitingCount } = this.#pool;
    return idleCount + this.size - totalCount > waitingCount;
  }

  /** Whether somebody waits for a client. */
  get isAwaited(): boolean {
    return this.#pool.waitingCount > 0;
  }

  /** A client for the caller alone, until its `release`. */
  acquire(): Promise<PoolClient> {
    return new Promise((resolve, reject) => {
      if (this.isEnded) return reject(endedPool());
      this.#waiting.add(reject);
      this.#pool.connect((error, client) => {
        this.#waiting.delete(reject);
        if (client === undefined) return reject(error);
        if (this.isEnded) {
          client.release();
          return reject(endedPool());
        }
        resolve(client);
      });
    });
  }

  /** Ends when every client was released. */
  end(): Promise<void> {
    if (this.#ended === undefined) {
      this.#ended = this.#pool.end();
      for (const reject of this.#waiting) reject(endedPool());
    }
    return this.#ended;
  }
}

const endedPool = (): EndedPoolError => new EndedPoolError('the pool of connections has ended');
