import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { createDependencies } from '../dependencies.ts';
import { print, printJson } from '../infra/terminal.ts';
import { migrateDatabase } from '../start/migrate.ts';

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('bring the database to the schema of this version')
    .option('--json', 'print what was applied as JSON')
    .action(async (options: { json?: true }) => {
      const dependencies = await createDependencies(readConfig(), 'command');
      try {
        const applied = await migrateDatabase(dependencies);
        if (options.json) printJson({ applied });
        else print(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
      } finally {
        await dependencies.close();
      }
    });
}
