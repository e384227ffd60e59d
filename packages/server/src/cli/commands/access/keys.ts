import type { Command } from 'commander';
import { lazily } from '../lazily.ts';

export function addKeys(program: Command): void {
  program
    .command('keys')
    .description('the secret key of the database')
    .command('adopt')
    .description(
      'when the key was lost: make the configured one the key of the database; client secrets that need the old key stop working',
    )
    .option('--json', 'print the outcome as JSON')
    .action(lazily(async () => (await import('../../actions/access/keys.ts')).adoptKeyAction));
}
