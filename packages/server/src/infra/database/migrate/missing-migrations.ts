import type { Executor } from '../sql.ts';
import { type Migration, MigrationError } from './read-migrations.ts';

/**
 * The migrations that the database lacks. Throws when files changed since they were applied, or when a newer Rooftree
 * migrated it further than this one can go along with: during an update, processes of both versions run side by side.
 */
export async function findMissing(tx: Executor, migrations: readonly Migration[]): Promise<Migration[]> {
  const applied = await tx<{ version: number; name: string; checksum: string }[]>`
    SELECT version, name, checksum FROM schema_migrations ORDER BY version`;
  const known = new Map(migrations.map((migration) => [migration.version, migration]));
  for (const { version, checksum } of applied) {
    const migration = known.get(version);
    if (migration !== undefined && migration.checksum !== checksum) {
      throw new MigrationError(
        `migration ${migration.name} differs from what was applied: restore the file and add a new migration`,
      );
    }
  }
  const newer = applied.filter(({ version }) => !known.has(version));
  if (newer.length > 0) await checkCompatible(tx, newer, migrations.at(-1)?.version ?? 0);
  const versions = new Set(applied.map(({ version }) => version));
  return migrations.filter(({ version }) => !versions.has(version));
}

/** The same for a database that may be empty, and which stays as it is. */
export async function planMigrations(sql: Executor, migrations: readonly Migration[]): Promise<Migration[]> {
  return (await findSchemaVersion(sql)) === null ? [...migrations] : findMissing(sql, migrations);
}

/** The newest migration that was applied; null where there is no schema yet. */
export async function findSchemaVersion(sql: Executor): Promise<number | null> {
  const [row] = await sql<{ isMigrated: boolean }[]>`
    SELECT to_regclass('schema_migrations') IS NOT NULL AS "isMigrated"`;
  if (row?.isMigrated !== true) return null;
  const [newest] = await sql<
    { version: number | null }[]
  >`SELECT max(version) AS version FROM schema_migrations`;
  return newest?.version ?? null;
}

async function checkCompatible(
  tx: Executor,
  newer: readonly { version: number; name: string }[],
  ownVersion: number,
): Promise<void> {
  const [schema] = await tx<{ compatibleFrom: number }[]>`
    SELECT coalesce(max(compatible_from), 0) AS "compatibleFrom" FROM schema_migrations
    WHERE version = ANY(${newer.map(({ version }) => version)})`;
  const isBehind = newer.every(({ version }) => version > ownVersion);
  if (isBehind && schema !== undefined && ownVersion >= schema.compatibleFrom) return;
  const names = newer.map(({ name }) => name).join(', ');
  throw new MigrationError(`the database was migrated by a newer Rooftree (${names}): update this one`);
}
