import { errorCode } from '../../error-code.ts';
import { connect } from './connect.ts';

/** Creates the database when the server does not have it yet. */
export async function ensureDatabase(serverUrl: string, database: string): Promise<void> {
  const sql = connect({
    databaseUrl: serverUrl,
    applicationName: 'rooftree',
    poolSize: 1,
    statementTimeoutMs: 0,
  });
  try {
    const found = await sql`SELECT 1 FROM pg_database WHERE datname = ${database}`;
    if (found.length === 0) await sql`CREATE DATABASE ${sql(database)}`;
  } catch (error) {
    // 42P04 duplicate_database, 23505 unique_violation: another process created it at the same moment.
    if (!['42P04', '23505'].includes(errorCode(error) ?? '')) throw error;
  } finally {
    await sql.end();
  }
}
