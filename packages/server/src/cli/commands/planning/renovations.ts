import { LANGUAGES } from '@rooftree/words/language';
import { type Command, Option } from 'commander';
import { lazily } from '../lazily.ts';
import { parseCount, parseLimit, parseMoment, parseName } from '../option-values.ts';

export function addRenovations(program: Command): void {
  const renovations = program.command('renovations').description('planned renovations');

  renovations
    .command('list')
    .description('list the renovations of a context, newest first')
    .requiredOption('--context <slug>', 'the context that they belong to')
    .option('--user <external-id>', 'only those managed by this user', parseName)
    .option('--updated-since <moment>', 'only those changed at or after this time', parseMoment)
    .option('--deleted', 'include deleted renovations')
    .option('--page <number>', 'which page', parseCount, 1)
    .option('--limit <number>', 'number per page, at most 1000', parseLimit, 50)
    .option('--json', 'print them as JSON')
    .action(
      lazily(async () => (await import('../../actions/planning/renovations.ts')).listRenovationsAction),
    );

  renovations
    .command('show <id>')
    .description('show a renovation and its plan')
    .addOption(new Option('--language <language>', 'of the plan').choices([...LANGUAGES]).default('en'))
    .option('--json', 'print it as JSON')
    .action(lazily(async () => (await import('../../actions/planning/renovations.ts')).showRenovationAction));

  renovations
    .command('delete <id>')
    .description('delete a renovation; its reports stay, and it can be restored')
    .option('--json', 'print the result as JSON')
    .action(
      lazily(async () => (await import('../../actions/planning/renovations.ts')).deleteRenovationAction),
    );

  renovations
    .command('restore <id>')
    .description('restore a deleted renovation')
    .option('--json', 'print the renovation as JSON')
    .action(
      lazily(async () => (await import('../../actions/planning/renovations.ts')).restoreRenovationAction),
    );
}
