import { readConfig } from '../config.ts';
import { createDependencies, type Dependencies } from '../dependencies.ts';
import { migrateDatabase } from '../start/migrate.ts';

/** Runs a command on an up-to-date database, and closes everything behind it. `applied` names the migrations that were missing. */
export async function withDependencies<T>(
  work: (dependencies: Dependencies, applied: readonly string[]) => Promise<T>,
): Promise<T> {
  const dependencies = await createDependencies(readConfig(), 'command');
  try {
    const applied = await migrateDatabase(dependencies);
    return await work(dependencies, applied);
  } finally {
    await dependencies.close();
  }
}
