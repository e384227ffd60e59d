import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { serve } from '../start/serve.ts';

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the API, its docs and the planner page, and run the worker, until stopped')
    .action(() => serve(readConfig()));
}
