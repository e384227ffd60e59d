import type { Executor } from '../sql.ts';

interface DatabaseDescription {
  postgresVersion: string;
  sizeBytes: number;
  migrations: number;
  lastMigration: string;
}

/** What an operator wants to know about a migrated database at a glance. */
export async function describeDatabase(sql: Executor): Promise<DatabaseDescription> {
  const [description] = await sql<DatabaseDescription[]>`
    SELECT
      current_setting('server_version') AS "postgresVersion",
      pg_database_size(current_database()) AS "sizeBytes",
      count(*) AS migrations,
      max(name) AS "lastMigration"
    FROM schema_migrations`;
  if (description === undefined) throw new Error('the database did not describe itself');
  return description;
}
