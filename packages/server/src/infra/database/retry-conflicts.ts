import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../error-code.ts';
import { isStalePlan } from './driver/run-query.ts';

/**
 * PostgreSQL undid the work for the sake of another transaction (a serialization failure, a deadlock), or because it
 * paused: on a busy machine a process may get to its next statement only after the limit of an idle transaction, and
 * finds the connection closed.
 */
const CONFLICTS: readonly unknown[] = ['40001', '40P01', '25P03', 'TRANSACTION_UNDONE'];

/** Finding a deadlock takes PostgreSQL a second: all attempts together stay well below the time of a request. */
const MAX_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 20;

/**
 * Runs the work again when PostgreSQL rolled it back for another transaction. It must do nothing but query the
 * database.
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const mayPass = CONFLICTS.includes(errorCode(error)) || isStalePlan(error);
      if (attempt === MAX_ATTEMPTS || !mayPass) throw error;
      // Longer each time and by chance, so that the same two do not meet in the same way again.
      await sleep(FIRST_PAUSE_MS * 2 ** attempt * Math.random());
    }
  }
}
