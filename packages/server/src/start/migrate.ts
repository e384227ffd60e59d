import type { Dependencies } from '../dependencies.ts';
import { migrate, readMigrations } from '../infra/database/migrate.ts';
import { migrateQueue } from '../infra/queue/queue.ts';
import { hasKeyRecord } from '../secret-keys/secret-keys.repository.ts';

/** Brings our schema and the queue's to this version; answers the names of our migrations that were applied. */
export async function migrateDatabase({ sql, databaseUrl }: Dependencies): Promise<string[]> {
  const applied = await migrate(sql, await readMigrations());
  await migrateQueue(databaseUrl);
  return applied;
}

/** For a server or worker: a database that it may use. One with another key is refused before anything is changed in it. */
export async function prepareDatabase(dependencies: Dependencies): Promise<void> {
  if (await hasKeyRecord(dependencies.sql)) await dependencies.loadClientKeys();
  await migrateDatabase(dependencies);
  await dependencies.loadClientKeys();
}
