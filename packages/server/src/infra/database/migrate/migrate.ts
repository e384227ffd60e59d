import { setTimeout as sleep } from 'node:timers/promises';
import { LOCKS } from '../advisory-locks.ts';
import { findUnexpectedPooler } from '../connection/pooler.ts';
import type { Executor, Sql } from '../sql.ts';
import { findMissing } from './missing-migrations.ts';
import { addNewerFunctions } from './newer-functions.ts';
import { type Migration, MigrationError } from './read-migrations.ts';
import { retryTableLocks, TABLE_LOCK_TIMEOUT } from './retry-table-locks.ts';
import { findServerFault } from './server-requirements.ts';

const LOCK_POLL_MS = 100;
/** As many as make PostgreSQL analyse a table by itself; a smaller one is read whole in no time. */
const CHANGED_ROWS = 50;
/** Between the statements of a migration outside of a transaction. */
const NEXT_STATEMENT = /^-- @then$/m;

/**
 * Applies the missing migrations and returns their names. Those in a row that may be in a transaction are applied in
 * one, whole or not at all. Safe to run twice, and from many processes.
 */
export async function migrate(sql: Sql, migrations: readonly Migration[]): Promise<string[]> {
  const connection = await sql.reserve();
  try {
    const fault = (await findUnexpectedPooler(connection)) ?? (await findServerFault(connection));
    if (fault !== undefined) throw new MigrationError(fault);
    // Building an index takes what it takes.
    await connection`SET statement_timeout = 0`;
    await lockMigrations(connection);
    return await applyMissing(connection, migrations);
  } finally {
    // A connection that is gone holds no lock.
    await connection`SELECT pg_advisory_unlock(${LOCKS.migration})`.catch(() => {});
    await connection`RESET statement_timeout`.catch(() => {});
    connection.release();
  }
}

async function applyMissing(connection: Executor, migrations: readonly Migration[]): Promise<string[]> {
  await createLedger(connection);
  const missing = await findMissing(connection, migrations);
  if (missing.length > 0) await addNewerFunctions(connection);
  for (const group of groupsOf(missing)) {
    if (group.every(({ isOutsideTransaction }) => isOutsideTransaction))
      await applyOutside(connection, group);
    else await retryTableLocks(() => applyTogether(connection, group));
  }
  return missing.map(({ name }) => name);
}

/** In order, each with its neighbours of the same kind. */
function groupsOf(migrations: readonly Migration[]): Migration[][] {
  const groups: Migration[][] = [];
  for (const migration of migrations) {
    const last = groups.at(-1);
    const isSameKind = last?.[0]?.isOutsideTransaction === migration.isOutsideTransaction;
    if (last !== undefined && isSameKind) last.push(migration);
    else groups.push([migration]);
  }
  return groups;
}

async function createLedger(connection: Executor): Promise<void> {
  await connection`
    CREATE TABLE IF NOT EXISTS schema_migrations (
      version integer PRIMARY KEY,
      name text NOT NULL,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`;
}

async function applyTogether(connection: Executor, migrations: readonly Migration[]): Promise<void> {
  await connection`BEGIN`;
  try {
    await connection.unsafe(`SET LOCAL lock_timeout = '${TABLE_LOCK_TIMEOUT}'`);
    for (const migration of migrations) {
      await connection.unsafe(migration.sql);
      await record(connection, migration);
    }
    await connection`COMMIT`;
  } catch (error) {
    await connection`ROLLBACK`.catch(() => {});
    throw error;
  }
}

async function applyOutside(connection: Executor, migrations: readonly Migration[]): Promise<void> {
  await dropHalfBuiltIndexes(connection);
  await renewStatistics(connection);
  for (const migration of migrations) {
    // Each by itself. After an interruption all of them run again: each is written so that it may.
    for (const statement of migration.sql.split(NEXT_STATEMENT)) await connection.unsafe(statement);
    await record(connection, migration);
  }
}

/** What `CREATE INDEX CONCURRENTLY` leaves behind when it is interrupted; every write would go on paying for it. */
async function dropHalfBuiltIndexes(connection: Executor): Promise<void> {
  const rows = await connection<{ name: string }[]>`
    SELECT c.oid::regclass::text AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE NOT i.indisvalid AND c.relnamespace = current_schema()::regnamespace`;
  for (const { name } of rows) await connection.unsafe(`DROP INDEX CONCURRENTLY ${name}`);
}

/**
 * What fills a column reads and locks many rows at a time. With statistics from before they were written, PostgreSQL
 * may read all plans for each estate: two minutes instead of a second, in which writes to such an estate wait. It
 * collects them by itself only once in a minute.
 */
async function renewStatistics(connection: Executor): Promise<void> {
  const rows = await connection<{ name: string }[]>`
    SELECT relid::regclass::text AS name FROM pg_stat_user_tables
    WHERE schemaname = current_schema() AND n_mod_since_analyze >= ${CHANGED_ROWS}`;
  for (const { name } of rows) await connection.unsafe(`ANALYZE (SKIP_LOCKED) ${name}`);
}

async function record(sql: Executor, { version, name, checksum, compatibleFrom }: Migration): Promise<void> {
  await sql`INSERT INTO schema_migrations (version, name, checksum) VALUES (${version}, ${name}, ${checksum})`;
  // Apart, because the first migrations come before the column.
  if (compatibleFrom === undefined) return;
  await sql`UPDATE schema_migrations SET compatible_from = ${compatibleFrom} WHERE version = ${version}`;
}

/**
 * Tries again and again instead of waiting inside PostgreSQL: `CREATE INDEX CONCURRENTLY` would wait for who waits for
 * it.
 */
async function lockMigrations(connection: Executor): Promise<void> {
  for (;;) {
    const [row] = await connection<{ isLocked: boolean }[]>`
      SELECT pg_try_advisory_lock(${LOCKS.migration}) AS "isLocked"`;
    if (row?.isLocked === true) return;
    await sleep(LOCK_POLL_MS);
  }
}
