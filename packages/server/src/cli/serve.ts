import type { Command } from 'commander';
import { readConfig } from '../config.ts';

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the API, its docs and the planner page, and run the worker, until stopped')
    .action(async () => {
      // Read only now: the other verbs start faster without the whole server.
      const { serve } = await import('../start/serve.ts');
      await serve(readConfig());
    });
}
