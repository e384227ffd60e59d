import { readConfig } from '../config.ts';
import { createDependencies, type Dependencies } from '../dependencies.ts';
import { migrateDatabase } from '../start/migrate.ts';

/** Runs a command on an up-to-date database, and closes everything behind it. */
export async function withDependencies<T>(work: (dependencies: Dependencies) => Promise<T>): Promise<T> {
  const dependencies = await createDependencies(readConfig(), 'command');
  try {
    await migrateDatabase(dependencies);
    return await work(dependencies);
  } finally {
    await dependencies.close();
  }
}
