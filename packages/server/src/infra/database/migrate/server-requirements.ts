import type { Executor } from '../sql.ts';

// The oldest that the tests run on: Debian 12 brings it (`npm run drill -- postgres`).
const OLDEST_VERSION = 15;

interface Server {
  version: string;
  versionNumber: number;
  user: string;
  database: string;
  encoding: string;
  schema: string | null;
  mayCreate: boolean;
}

/** What this server lacks for Rooftree's schema, as one sentence that says what to do; nothing when all is there. */
export async function findServerFault(sql: Executor): Promise<string | undefined> {
  const [server] = await sql<Server[]>`
    SELECT
      current_setting('server_version') AS version,
      current_setting('server_version_num')::integer AS "versionNumber",
      current_user AS user,
      current_database() AS database,
      current_setting('server_encoding') AS encoding,
      current_schema() AS schema,
      coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS "mayCreate"`;
  return server && faultOf(server);
}

export function faultOf({
  version,
  versionNumber,
  user,
  database,
  encoding,
  schema,
  mayCreate,
}: Server): string | undefined {
  if (versionNumber < OLDEST_VERSION * 10_000) {
    return `PostgreSQL ${version} is too old: set DATABASE_URL to a server of version ${OLDEST_VERSION} or newer`;
  }
  // Names of people and places, and the euro, have letters that others lack.
  if (encoding !== 'UTF8') {
    return (
      `database ${database} has the encoding ${encoding}: create one with UTF8 ` +
      `(createdb --encoding=UTF8 --template=template0 …) and set DATABASE_URL to it`
    );
  }
  if (mayCreate) return undefined;
  // From version 15 on only the owner of a database may create tables in its schema "public".
  return (
    `user ${user} may not create tables in database ${database}: as its owner run ` +
    `GRANT CREATE ON SCHEMA ${schema ?? 'public'} TO ${user}, or make ${user} the owner of the database`
  );
}
