import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../../error-code.ts';
import { MigrationError } from './read-migrations.ts';

// A table that is in use: while a migration waits for it, every query behind it waits too. So it waits half a second,
// lets the others pass and tries again. That is less than deadlock_timeout (a second): where a query holds one table
// and waits for another that the migration has, the migration gives way before PostgreSQL ends the query.
export const TABLE_LOCK_TIMEOUT = '500ms';
const TABLE_LOCK_ATTEMPTS = 80;
const TABLE_LOCK_PAUSE_MS = 1000;
/** lock_not_available, deadlock_detected. */
const GAVE_WAY = ['55P03', '40P01'];

/** Runs the work again when a table that it needs was in use. */
export async function retryTableLocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!GAVE_WAY.includes(errorCode(error) ?? '')) throw error;
      if (attempt === TABLE_LOCK_ATTEMPTS) {
        throw new MigrationError(
          'the database is not migrated, because a table was in use all the time: end long transactions (pg_stat_activity shows them) and start again',
        );
      }
      await sleep(TABLE_LOCK_PAUSE_MS);
    }
  }
}
