import type { Command } from 'commander';
import { lazily } from '../lazily.ts';

export function addRun(program: Command): void {
  program
    .command('serve')
    .description('serve the API, its docs and the planner page, and run the worker, until stopped')
    .option('--demo', 'load the demo portfolio where the embedded database is empty, as `npm start` does')
    .action(lazily(async () => (await import('../../actions/server/run.ts')).serveAction));

  program
    .command('work')
    .description('run a worker for calculation jobs until stopped')
    .action(lazily(async () => (await import('../../actions/server/run.ts')).workAction));

  program
    .command('migrate')
    .description('migrate the database to the schema of this version')
    .option('--plan', 'only show what would be applied')
    .option('--json', 'print it as JSON')
    .action(lazily(async () => (await import('../../actions/server/run.ts')).migrateAction));

  program
    .command('status')
    .description('show the status of the server, database and queue')
    .option('--json', 'print it as JSON')
    .action(lazily(async () => (await import('../../actions/server/status.ts')).statusAction));

  program
    .command('docs')
    .description('open the documentation of the server in a browser, or print its address')
    .option('--print', 'only print the address')
    .action(lazily(async () => (await import('../../actions/server/docs.ts')).docsAction));
}
