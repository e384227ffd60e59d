import type { Dependencies } from '../dependencies.ts';
import { migrate, readMigrations } from '../infra/database/migrate.ts';
import { migrateQueue } from '../infra/queue/queue.ts';

/** Brings our schema and the queue's to this version; answers the names of our migrations that were applied. */
export async function migrateDatabase({ sql, databaseUrl }: Dependencies): Promise<string[]> {
  const applied = await migrate(sql, await readMigrations());
  await migrateQueue(databaseUrl);
  return applied;
}
