import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../infra/database/connection/connect.ts';
import { ensureDatabase } from '../../infra/database/connection/ensure-database.ts';
import { prepareFolders } from '../../infra/database/embedded-postgres/folders.ts';
import { halt, launch } from '../../infra/database/embedded-postgres/launch.ts';
import { migrate } from '../../infra/database/migrate/migrate.ts';
import { readMigrations } from '../../infra/database/migrate/read-migrations.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { migrateQueue } from '../../infra/queue/queue.ts';
import { makeCluster } from './make-cluster.ts';

export interface OwnPostgres {
  sql: Sql;
  databaseUrl: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

/**
 * A PostgreSQL of the test's own, safe as in production, that can be stopped and started without anybody minding it.
 */
export async function createOwnPostgres(): Promise<OwnPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rooftree-own-'));
  chmodSync(dataDir, 0o711);
  const folders = prepareFolders(dataDir);
  const program = await makeCluster(folders);
  await launch(folders, program, {});
  const urlOf = (database: string) => `postgres://rooftree@${encodeURIComponent(folders.socket)}/${database}`;
  await ensureDatabase(urlOf('postgres'), 'rooftree');
  const databaseUrl = urlOf('rooftree');
  const sql = connect({ databaseUrl, applicationName: 'rooftree test', poolSize: 4, statementTimeoutMs: 0 });
  await migrate(sql, await readMigrations());
  await migrateQueue(databaseUrl);
  return {
    sql,
    databaseUrl,
    stop: () => halt(folders.cluster),
    start: () => launch(folders, program, {}),
    async remove() {
      await sql.end({ timeout: 1 });
      await halt(folders.cluster);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
