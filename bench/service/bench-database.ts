import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../packages/server/src/infra/database/connection/connect.ts';
import { ensureDatabase } from '../../packages/server/src/infra/database/connection/ensure-database.ts';
import { useEmbeddedPostgres } from '../../packages/server/src/infra/database/embedded-postgres/embedded-postgres.ts';
import { migrate } from '../../packages/server/src/infra/database/migrate/migrate.ts';
import { readMigrations } from '../../packages/server/src/infra/database/migrate/read-migrations.ts';
import type { Sql } from '../../packages/server/src/infra/database/sql.ts';
import { migrateQueue } from '../../packages/server/src/infra/queue/queue.ts';

export interface BenchDatabase {
  /** A folder of this run, which PostgreSQL may enter. */
  folder: string;
  databaseUrl: string;
  sql: Sql;
}

/** A PostgreSQL with an empty, migrated database; `made` takes it down again. */
export async function useBenchDatabase(made: AsyncDisposableStack, poolSize: number): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-bench-'));
  chmodSync(folder, 0o711);
  made.defer(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = await useEmbeddedPostgres({ dataDir: join(folder, 'data'), isSoleServer: true });
  made.defer(() => postgres.release());
  await ensureDatabase(postgres.urlOf('postgres'), 'rooftree');
  const databaseUrl = postgres.urlOf('rooftree');
  const sql = connect({ databaseUrl, applicationName: 'bench', poolSize, statementTimeoutMs: 0 });
  made.defer(() => sql.end({ timeout: 1 }));
  await migrate(sql, await readMigrations());
  await migrateQueue(databaseUrl);
  return { folder, databaseUrl, sql };
}
