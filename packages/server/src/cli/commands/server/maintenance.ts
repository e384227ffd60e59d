import type { Command } from 'commander';
import { lazily } from '../lazily.ts';

export function addMaintenance(program: Command): void {
  const maintenance = program
    .command('maintenance')
    .description('remove old data: what is removed, when, and run it now');

  maintenance
    .command('list')
    .description('list the tasks with their schedule, their retention and what they remove')
    .option('--json', 'print them as JSON')
    .action(lazily(async () => (await import('../../actions/server/maintenance.ts')).listTasksAction));

  maintenance
    .command('run [tasks...]')
    .description('run tasks once, all of them when none is named')
    .option('--dry-run', 'only count what would be removed')
    .option('--json', 'print the outcome as JSON')
    .action(lazily(async () => (await import('../../actions/server/maintenance.ts')).runTasksAction));
}
