import { LOCKS } from '../../infra/database/advisory-locks.ts';
import { connect } from '../../infra/database/connection/connect.ts';

/** The second part of the lock of a context. Two contexts with one number would only wait for each other. */
const keyOf = (contextId: string) => `hashtext(${contextId}::text)`;

/**
 * True in SQL while an import of the context in this column runs: the lock ends with its process, however that ends.
 */
export const isImportRunning = (contextId: string) => `EXISTS (
  SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
  WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 2 AND l.classid = ${LOCKS.estateImport}
    AND l.objid = (${keyOf(contextId)}::bigint & 4294967295)::oid
)`;

/**
 * Marks the context as importing until it is disposed of or this process ends; null while another process, or another
 * request, imports.
 */
export async function acquireImportLock(
  databaseUrl: string,
  contextId: string,
): Promise<AsyncDisposable | null> {
  // A session of its own: a pooler would lend it to others, and a transaction could not last for minutes.
  const session = connect({
    databaseUrl,
    applicationName: 'rooftree import',
    poolSize: 1,
    statementTimeoutMs: 0,
    maxLifetimeSeconds: null,
  });
  const lock = { [Symbol.asyncDispose]: () => session.end({ timeout: 0 }) };
  try {
    const [row] = await session.unsafe<[{ isOurs: boolean }]>(
      `SELECT pg_try_advisory_lock(${LOCKS.estateImport}, ${keyOf('$1')}) AS "isOurs"`,
      [contextId],
    );
    if (row.isOurs) return lock;
  } catch (error) {
    await lock[Symbol.asyncDispose]();
    throw error;
  }
  await lock[Symbol.asyncDispose]();
  return null;
}
