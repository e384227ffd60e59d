import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../infra/database/connection/connect.ts';
import {
  type EmbeddedPostgres,
  useEmbeddedPostgres,
} from '../../infra/database/embedded-postgres/embedded-postgres.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { memoryFolder } from './memory-folder.ts';

// Speed before safety: what these databases hold is worth nothing after the run.
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  shared_buffers: '256MB',
  max_wal_size: '256MB',
};

/**
 * The PostgreSQL of the test run, one for all test files of this project and user: found when it runs, else started.
 * The last one out stops it, so `npm test` holds it over the whole run and a single file run by hand works as well.
 */
export async function useTestServer(): Promise<EmbeddedPostgres> {
  const given = process.env['TEST_POSTGRES_URL'];
  if (given !== undefined) return outsideServer(given);
  const project = createHash('sha256')
    .update(`${import.meta.dirname} ${userInfo().uid}`)
    .digest('hex')
    .slice(0, 12);
  const folder = join(memoryFolder(), `rooftree-test-${project}`);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  const server = await useEmbeddedPostgres({ dataDir: folder, isSoleServer: false, settings: SETTINGS });
  if (server.wasStarted) await dropLeftovers(server);
  return server;
}

/** A server that `npm run drill -- postgres` started and will stop. */
function outsideServer(serverUrl: string): EmbeddedPostgres {
  return {
    urlOf: (database) => serverUrl.replace(/\/[^/]*$/, `/${database}`),
    wasStarted: false,
    onRecovery: () => {},
    release: async () => {},
  };
}

/** What a killed run left behind; a server that just started has no other users yet. */
async function dropLeftovers(server: EmbeddedPostgres): Promise<void> {
  const sql = connectAsOwner(server);
  const names = await sql<
    { name: string }[]
  >`SELECT datname AS name FROM pg_database WHERE datname LIKE 'test\_%'`;
  for (const { name } of names) await sql`DROP DATABASE IF EXISTS ${sql(name)} WITH (FORCE)`;
  await sql.end();
}

export function connectAsOwner(server: EmbeddedPostgres): Sql {
  return connect({
    databaseUrl: server.urlOf('postgres'),
    applicationName: 'rooftree test',
    poolSize: 1,
    statementTimeoutMs: 0,
  });
}
