import { AsyncLocalStorage } from 'node:async_hooks';

/** The pool of which the running code holds a connection. */
const held = new AsyncLocalStorage<object>();

export function holdConnection<T>(pool: object, work: () => T): T {
  return held.run(pool, work);
}

/** Throws where the running code would wait for a second connection of the pool. */
export function assertHoldsNone(pool: object): void {
  if (held.getStore() !== pool) return;
  throw new Error('a transaction must not use its pool: pass the transaction on');
}
