import type { Command } from 'commander';
import { lazily } from '../lazily.ts';

export function addKeys(program: Command): void {
  program
    .command('keys')
    .description('the secret key of the database')
    .command('adopt')
    .description(
      'after losing the key: accept the configured key for this database; client secrets made with the old key stop working',
    )
    .option('--json', 'print the result as JSON')
    .action(lazily(async () => (await import('../../actions/access/keys.ts')).adoptKeyAction));
}
