import type { Dependencies } from '../dependencies.ts';
import { connect } from '../infra/database/connect.ts';
import { migrate } from '../infra/database/migrate.ts';
import { readMigrations } from '../infra/database/read-migrations.ts';
import { isQueueCurrent, migrateQueue } from '../infra/queue/queue.ts';
import { hasKeyRecord } from '../secret-keys/secret-keys.repository.ts';

/** Migrates our schema and the queue's to this version; returns the names of our migrations that were applied. */
export async function migrateDatabase({ databaseUrl }: Dependencies): Promise<string[]> {
  const applicationName = 'rooftree migrate';
  // Of its own, without a limit: building an index takes what it takes, and so does waiting for another process that does.
  const sql = connect({ databaseUrl, applicationName, poolSize: 1, statementTimeoutMs: 0 });
  try {
    const applied = await migrate(sql, await readMigrations());
    if (!(await isQueueCurrent(sql))) await migrateQueue(databaseUrl);
    return applied;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** For a server or worker: a database that it may use. One with another key is refused before anything is changed in it. */
export async function prepareDatabase(dependencies: Dependencies): Promise<void> {
  if (await hasKeyRecord(dependencies.sql)) await dependencies.loadClientKeys();
  await migrateDatabase(dependencies);
  await dependencies.loadClientKeys();
}
