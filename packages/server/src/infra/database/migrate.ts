import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addNewerFunctions } from './newer-functions.ts';
import { findServerFault } from './server-requirements.ts';
import { type Executor, type Sql, transaction } from './sql.ts';

export interface Migration {
  version: number;
  name: string;
  checksum: string;
  sql: string;
}

export class MigrationError extends Error {
  override name = 'MigrationError';
}

// The same number in all processes, so that two that start together do not migrate at the same time.
export const MIGRATION_LOCK = 7_664_001;

const MIGRATIONS_FOLDER = join(import.meta.dirname, '..', '..', 'migrations');

/** Reads the numbered files (`0001-what.sql`) in order. A gap is allowed, the same number twice is not. */
export async function readMigrations(folder: string = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { version: Number.parseInt(name, 10), name, checksum, sql };
    }),
  );
  for (const [index, { version, name }] of migrations.entries()) {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name)) {
      throw new MigrationError(`migration ${name} must be named like 0001-what-it-does.sql`);
    }
    if (migrations[index - 1]?.version === version) {
      throw new MigrationError(`two migrations have the number ${version}`);
    }
  }
  return migrations;
}

/** Applies the missing migrations, all in one transaction; returns their names. Safe to run twice, and from many processes. */
export async function migrate(sql: Sql, migrations: readonly Migration[]): Promise<string[]> {
  const fault = await findServerFault(sql);
  if (fault !== undefined) throw new MigrationError(fault);
  return transaction(sql, async (tx) => {
    // First: another process may hold the lock for longer than a statement may otherwise take.
    await tx`SET LOCAL statement_timeout = 0`;
    await tx`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    await tx`
      CREATE TABLE IF NOT EXISTS schema_migrations (
        version integer PRIMARY KEY,
        name text NOT NULL,
        checksum text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`;
    const missing = await findMissing(tx, migrations);
    if (missing.length > 0) await addNewerFunctions(tx);
    for (const { version, name, checksum, sql: script } of missing) {
      await tx.unsafe(script);
      await tx`INSERT INTO schema_migrations (version, name, checksum) VALUES (${version}, ${name}, ${checksum})`;
    }
    return missing.map(({ name }) => name);
  });
}

/** The migrations that the database lacks; throws when it has others than these files, or files that changed since. */
async function findMissing(tx: Executor, migrations: readonly Migration[]): Promise<Migration[]> {
  const applied = await tx<{ version: number; name: string; checksum: string }[]>`
    SELECT version, name, checksum FROM schema_migrations ORDER BY version`;
  const known = new Map(migrations.map((migration) => [migration.version, migration]));
  for (const { version, name, checksum } of applied) {
    const migration = known.get(version);
    if (migration === undefined) {
      throw new MigrationError(`the database was migrated by a newer Rooftree (${name}): update this one`);
    }
    if (migration.checksum !== checksum) {
      throw new MigrationError(
        `migration ${migration.name} differs from what was applied: restore the file and add a new migration`,
      );
    }
  }
  const versions = new Set(applied.map(({ version }) => version));
  return migrations.filter(({ version }) => !versions.has(version));
}
