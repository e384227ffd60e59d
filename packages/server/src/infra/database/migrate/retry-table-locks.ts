import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../../error-code.ts';
import { MigrationError } from './read-migrations.ts';

// A table that is in use: while a migration waits for it, every query behind it waits too. So it waits a second, lets the
// others pass and tries again.
export const TABLE_LOCK_TIMEOUT = '1s';
const TABLE_LOCK_ATTEMPTS = 60;
const TABLE_LOCK_PAUSE_MS = 1000;

/** Runs the work again when a table that it needs was in use. */
export async function retryTableLocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      // 55P03 lock_not_available
      if (errorCode(error) !== '55P03') throw error;
      if (attempt === TABLE_LOCK_ATTEMPTS) {
        throw new MigrationError(
          'the database is not migrated, because a table was in use all the time: end long transactions (pg_stat_activity shows them) and start again',
        );
      }
      await sleep(TABLE_LOCK_PAUSE_MS);
    }
  }
}
