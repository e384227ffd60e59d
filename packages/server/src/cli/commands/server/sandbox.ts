import { COUNTRIES } from '@rooftree/engine/codes';
import { type Command, Option } from 'commander';
import { lazily } from '../lazily.ts';
import { parseCount, parseLimit } from '../option-values.ts';

export function addSandbox(program: Command): void {
  const sandbox = program
    .command('sandbox')
    .description('contexts for tests: invented homes, a clock, a reset');

  sandbox
    .command('homes <slug>')
    .description('create invented homes; the same seed overwrites the same homes')
    .option('--count <number>', 'number of homes, at most 1000', parseLimit, 10)
    .addOption(new Option('--country <code>', 'country of the homes').choices([...COUNTRIES]).default('BE'))
    .option('--seed <number>', 'the same seed creates the same homes', parseCount, 1)
    .option('--json', 'print the result as JSON')
    .action(lazily(async () => (await import('../../actions/server/sandbox.ts')).createHomesAction));

  sandbox
    .command('clock <slug> <date>')
    .description('plan for another day, such as 2030-01-01, or `today`')
    .option('--json', 'print the result as JSON')
    .action(lazily(async () => (await import('../../actions/server/sandbox.ts')).setClockAction));

  sandbox
    .command('reset <slug>')
    .description('remove everything but clients, members, webhooks and settings')
    .option('--json', 'print the result as JSON')
    .action(lazily(async () => (await import('../../actions/server/sandbox.ts')).resetAction));
}
