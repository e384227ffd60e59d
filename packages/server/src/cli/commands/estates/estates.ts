import { ESTATE_TYPES, QUALITY_LABELS, REGIONS } from '@rooftree/engine/codes';
import { type Command, Option } from 'commander';
import { ESTATE_STATUSES } from '../../../estates/estates.ts';
import { lazily } from '../lazily.ts';
import { ListOption, parseCount, parseLimit, parseMoment, parseName } from '../option-values.ts';
import { ESTATES_IMPORT_HELP } from './estates-import-help.ts';

export function addEstates(program: Command): void {
  const estates = program.command('estates').description('the estates of a context');

  estates
    .command('import <file>')
    .description('create or replace estates from a CSV, XLSX or NDJSON file; - reads standard input')
    .requiredOption('--context <slug>', 'the context that they belong to')
    .option('--dry-run', 'validate the file and show what would be created and replaced, without importing')
    .option('--json', 'print the result, errors and notes as JSON')
    .addHelpText('after', ESTATES_IMPORT_HELP)
    .action(lazily(async () => (await import('../../actions/estates/estates-import.ts')).importAction));

  const list = estates
    .command('list')
    .description('list estates, oldest first')
    .requiredOption('--context <slug>', 'the context that they belong to');
  addFilters(list)
    .option('--page <number>', 'which page', parseCount, 1)
    .option('--limit <number>', 'number per page, at most 1000', parseLimit, 50)
    .option('--json', 'print them with all fields as JSON')
    .action(lazily(async () => (await import('../../actions/estates/estates.ts')).listEstatesAction));

  const exported = estates
    .command('export')
    .description('write estates to standard output, in a format that `estates import` accepts')
    .requiredOption('--context <slug>', 'the context that they belong to')
    .addOption(
      new Option('--format <format>', 'a table, or one JSON object per line')
        .choices(['csv', 'ndjson'])
        .default('csv'),
    );
  addFilters(exported).action(
    lazily(async () => (await import('../../actions/estates/estates-export.ts')).exportAction),
  );

  estates
    .command('show <external-id>')
    .description('show an estate')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .option('--json', 'print it as JSON')
    .action(lazily(async () => (await import('../../actions/estates/estates.ts')).showEstateAction));

  estates
    .command('link <external-id>')
    .description('print the address of its planner page')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .action(lazily(async () => (await import('../../actions/estates/estates.ts')).linkAction));

  estates
    .command('remove <external-id>')
    .description('deactivate an estate: it disappears from the lists and can be imported again')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .option(
      '--erase',
      'delete it permanently: address, link, plans, reports with their files, jobs; needs --yes',
    )
    .option('--yes', 'confirm --erase')
    .option('--json', 'print the result as JSON')
    .action(lazily(async () => (await import('../../actions/estates/estates.ts')).removeEstateAction));
}

function addFilters(command: Command): Command {
  return command
    .addOption(
      new ListOption('--status <list>', 'only with one of these, separated by commas', ESTATE_STATUSES),
    )
    .addOption(new ListOption('--type <list>', 'only of these types', ESTATE_TYPES))
    .addOption(new ListOption('--region <list>', 'only in these regions', REGIONS))
    .option('--label <list>', 'only with one of these energy labels on their certificate', parseLabels)
    .addOption(new ListOption('--quality <list>', 'only with one of these quality labels', QUALITY_LABELS))
    .option('--user <external-id>', 'only those managed by this user', parseName)
    .option(
      '--updated-since <moment>',
      'only those changed or deactivated at or after this time',
      parseMoment,
    )
    .option('--deactivated', 'include deactivated estates');
}

function parseLabels(value: string): string[] {
  return value.split(',').map((label) => parseName(label).trim().toUpperCase());
}
