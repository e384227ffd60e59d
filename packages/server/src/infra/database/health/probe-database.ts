import { connect } from '../connection/connect.ts';

/** Longer than this and requests would fail as well. */
const LIMIT_MS = 2000;

/**
 * What a request needs that brings something new: a session, room on the disk and a commit. The series is larger than
 * its memory and so goes through a file of its own; the message goes to the log of changes and nowhere else. Nothing is
 * left in any table.
 */
const PROBE = `
  BEGIN;
  SET LOCAL work_mem = '64kB';
  SELECT count(*) FROM generate_series(1, 10000);
  SELECT pg_logical_emit_message(true, 'rooftree', 'ready');
  COMMIT`;

/** Throws what a request would meet on a connection of its own. */
export async function probeDatabase(databaseUrl: string): Promise<void> {
  const sql = connect({
    databaseUrl,
    applicationName: 'rooftree ready',
    poolSize: 1,
    statementTimeoutMs: LIMIT_MS,
    idleInTransactionMs: LIMIT_MS,
  });
  try {
    await sql.unsafe(PROBE);
  } finally {
    void sql.end({ timeout: 0 });
  }
}
