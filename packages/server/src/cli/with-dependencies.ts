import { readConfig } from '../config.ts';
import { createDependencies, type Dependencies } from '../dependencies.ts';
import type { SchemaUpdate } from '../infra/database/migrate/describe-migrations.ts';
import { migrateDatabase } from '../start/migrate.ts';

/**
 * Runs a command on an up-to-date database, and closes everything behind it. `update` reports migrations that were
 * missing.
 */
export async function withDependencies<T>(
  work: (dependencies: Dependencies, update: SchemaUpdate) => Promise<T>,
): Promise<T> {
  const dependencies = await createDependencies(readConfig(), 'command');
  try {
    return await work(dependencies, await migrateDatabase(dependencies));
  } finally {
    await dependencies.close();
  }
}
