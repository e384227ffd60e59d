import type { Command } from 'commander';
import { readConfig } from '../config.ts';

export function addWork(program: Command): void {
  program
    .command('work')
    .description('run a worker for calculation jobs beside a server, until stopped')
    .action(async () => {
      // Read only now: the other verbs start faster without the whole server.
      const { work } = await import('../start/work.ts');
      await work(readConfig());
    });
}
