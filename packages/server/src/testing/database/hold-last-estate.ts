import type { TestContext } from 'node:test';
import { createPgPool } from '../../infra/database/connection/create-pg-pool.ts';
import { createStallDetector } from '../../infra/database/socket/create-stall-detector.ts';

/**
 * Keeps the last estate of a batch from ending, by a lock on its job, so that the batch is in its middle for as long as
 * a test needs, however fast its worker is. Resolves to what lets it go; PostgreSQL may also be stopped meanwhile.
 */
export async function holdLastEstate(
  test: TestContext,
  databaseUrl: string,
  batchId: string,
): Promise<() => Promise<void>> {
  const watch = createStallDetector(databaseUrl);
  const pool = createPgPool({ databaseUrl, applicationName: 'holder', poolSize: 1, watch, onError() {} });
  test.after(() => pool.end());
  const held = await pool.connect();
  // The server may be stopped: whoever holds a connection is notified by an event.
  held.once('error', () => held.release(true));
  await held.query('BEGIN');
  await held.query('SELECT FROM calculation_jobs WHERE parent_id = $1 ORDER BY id DESC LIMIT 1 FOR UPDATE', [
    batchId,
  ]);
  return async () => {
    await held.query('ROLLBACK');
    held.release();
  };
}
