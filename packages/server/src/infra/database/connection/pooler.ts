import { STATEMENT_PREFIX } from '../driver/statement.ts';
import type { ReservedSql } from '../sql.ts';

/** A pooler makes up the process ids that it reports. */
async function isPooler(sql: ReservedSql): Promise<boolean> {
  const [row] = await sql<{ backendPid: number }[]>`SELECT pg_backend_pid() AS "backendPid"`;
  return row?.backendPid !== sql.backendPid;
}

/**
 * Whether there is a pooler where PostgreSQL itself must be. Through it the lock of migrations would not exclude
 * others, notifications would be lost, and a connection with a long statement would count as stalled.
 */
export async function findUnexpectedPooler(sql: ReservedSql): Promise<string | undefined> {
  if (!(await isPooler(sql))) return undefined;
  return 'DATABASE_URL points to a pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL itself';
}

/**
 * What is wrong with the pooler of DATABASE_URL. One that follows prepared statements gives them names of its own: this
 * statement looks for its own name. A PgBouncer that does not follow them also loses responses to what the driver sends
 * without waiting.
 */
export async function findPoolerFault(sql: ReservedSql): Promise<string | undefined> {
  if (!(await isPooler(sql))) return undefined;
  const rows = await sql<{ name: string }[]>`
    SELECT name FROM pg_prepared_statements WHERE statement LIKE '%looks for its own name%'`;
  if (rows.every(({ name }) => !name.startsWith(STATEMENT_PREFIX))) return undefined;
  return 'the pooler of DATABASE_URL does not follow prepared statements: use PgBouncer 1.21 or newer with max_prepared_statements = 200';
}
