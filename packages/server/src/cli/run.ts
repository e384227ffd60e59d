/** The verbs that run a process, each of which loads no more than it needs. */
import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { print, printJson } from '../infra/terminal.ts';
import { withDependencies } from './with-dependencies.ts';

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the API, its docs and the planner page, and run the worker, until stopped')
    .action(async () => (await import('../start/serve.ts')).serve(readConfig()));
}

export function addWork(program: Command): void {
  program
    .command('work')
    .description('run a worker for calculation jobs beside a server, until stopped')
    .action(async () => (await import('../start/work.ts')).work(readConfig()));
}

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('migrate the database to the schema of this version')
    .option('--json', 'print what was applied as JSON')
    .action(async (options: { json?: true }) => {
      const applied = await withDependencies(async (_dependencies, migrations) => migrations);
      if (options.json) printJson({ applied });
      else print(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
    });
}
