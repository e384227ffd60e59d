import { AsyncLocalStorage } from 'node:async_hooks';

interface Holding {
  /** Null when the work is over: what it left running in the background may use the pool again. */
  pool: object | null;
}

/** The pool of which the running code holds a connection. */
const held = new AsyncLocalStorage<Holding>();

export async function holdConnection<T>(pool: object, work: () => Promise<T>): Promise<T> {
  const holding: Holding = { pool };
  try {
    return await held.run(holding, work);
  } finally {
    holding.pool = null;
  }
}

/** Throws where the running code would wait for a second connection of the pool. */
export function assertHoldsNone(pool: object): void {
  if (held.getStore()?.pool !== pool) return;
  throw new Error('a transaction must not use its pool: pass the transaction on');
}
