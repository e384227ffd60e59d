import type { Sql } from '../sql.ts';
import { DatabaseSocket, type DatabaseSocketOptions } from './database-socket.ts';

export class EndedPoolError extends Error {
  /** The name that postgres.js has for a statement that comes after the end. */
  readonly code = 'CONNECTION_ENDED';
}

/**
 * The sockets of one pool, which end with it. When a pool ends, postgres.js opens connections anew for the statements that still wait for one, and
 * never closes these: the session would stay at the server, and the process would not end.
 */
export class PoolSockets {
  readonly #sockets = new Set<DatabaseSocket>();
  #isEnded = false;

  make(options: DatabaseSocketOptions): DatabaseSocket {
    const socket = new DatabaseSocket(options);
    // Not before the driver listens: it then gives the error to the statement that waits, and tries the next one.
    if (this.#isEnded)
      setImmediate(() => socket.destroy(new EndedPoolError('the pool of connections has ended')));
    else this.#sockets.add(socket);
    return socket.once('close', () => this.#sockets.delete(socket));
  }

  endWith(sql: Sql): Sql {
    const { end } = sql;
    return Object.assign(sql, {
      end: async (options?: { timeout?: number }) => {
        await end(options);
        this.#isEnded = true;
        // The others have said goodbye, and are closed by their peer.
        for (const socket of this.#sockets) if (!socket.writableEnded) socket.destroy();
      },
    });
  }

  /** Without a goodbye, as to a server that does not answer. */
  destroy(): void {
    this.#isEnded = true;
    for (const socket of this.#sockets) socket.destroy();
  }
}
