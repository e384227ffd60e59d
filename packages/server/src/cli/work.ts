import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { work } from '../start/work.ts';

export function addWork(program: Command): void {
  program
    .command('work')
    .description('run a worker for calculation jobs beside a server, until stopped')
    .action(() => work(readConfig()));
}
