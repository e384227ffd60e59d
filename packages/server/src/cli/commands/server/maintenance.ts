import type { Command } from 'commander';
import { lazily } from '../lazily.ts';

export function addMaintenance(program: Command): void {
  const maintenance = program
    .command('maintenance')
    .description('delete old data: show the schedule, or run it now');

  maintenance
    .command('list')
    .description('list the tasks with their schedule, retention and what they delete')
    .option('--json', 'print them as JSON')
    .action(lazily(async () => (await import('../../actions/server/maintenance.ts')).listTasksAction));

  maintenance
    .command('run [tasks...]')
    .description('run tasks once; default: all tasks')
    .option('--dry-run', 'only count what would be deleted')
    .option('--json', 'print the result as JSON')
    .action(lazily(async () => (await import('../../actions/server/maintenance.ts')).runTasksAction));
}
