/**
 * Where `npm run drill -- pooler` has put a pooler before the tests' PostgreSQL: it knows every database of it by its
 * name.
 */
const POOLER_URL = process.env['TEST_POOLER_URL'];

/** The settings of a server that uses this database, through the pooler if there is one. */
export function databaseSettings(databaseUrl: string): Record<string, string> {
  if (POOLER_URL === undefined) return { DATABASE_URL: databaseUrl };
  const pooled = new URL(POOLER_URL);
  pooled.pathname = new URL(databaseUrl).pathname;
  return { DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: databaseUrl };
}
