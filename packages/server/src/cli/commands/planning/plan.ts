import { INCOME_GROUPS, MEASURES, OBJECTIVES, OWNERSHIPS } from '@rooftree/engine/codes';
import { LANGUAGES } from '@rooftree/words/language';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { lazily } from '../lazily.ts';
import { ListOption, parseDay, parseEur } from '../option-values.ts';

const HELP = `
The file contains the body of PUT /v1/estates/{external_id}; only energy-related fields are used. Nothing is stored and
no database is needed. An example, the same as --example:

  {"address": {"country": "BE", "zip_code": "9000"}, "estate_type": "HOUSE", "estate_format": "SEMI_OPEN", "year_built": 1962}`;

export function addPlan(program: Command): void {
  program
    .command('plan [file]')
    .description('plan the renovation of one dwelling from a JSON file or, with -, from standard input')
    .option('--example', 'plan the house of examples/house.json instead of a file')
    .option('--json', 'print the whole plan as JSON')
    .option('--specification', 'add what a contractor needs to quote each work')
    .option('--pdf <file>', 'write the plan as a renovation passport')
    .addOption(new Option('--language <language>', 'of the text').choices([...LANGUAGES]).default('en'))
    .option(
      '--target <label>',
      "target label; default: the label that pays for itself, up to the region's long-term goal",
    )
    .option('--budget <eur>', 'maximum to pay after grants', parseEur)
    .option('--phase-budget <eur>', 'maximum to pay for one step', parseEur)
    .addOption(new Option('--objective <objective>', 'what to optimise').choices([...OBJECTIVES]))
    .addOption(new ListOption('--exclude <measures>', 'measures to exclude, separated by commas', MEASURES))
    .addOption(
      new ListOption('--lock <measures>', 'measures that must be in the plan, separated by commas', MEASURES),
    )
    .addOption(
      new ListOption('--measures <measures>', 'plan exactly these measures, separated by commas', MEASURES),
    )
    .addOption(
      new Option(
        '--income-group <group>',
        '1 (highest income) to 4; default: the group with the lowest grants',
      )
        .choices(INCOME_GROUPS.map(String))
        .argParser(parseGroup),
    )
    .addOption(
      new Option('--ownership <ownership>', 'what the owner is to the dwelling').choices([...OWNERSHIPS]),
    )
    .option('--confidence <chance>', 'minimum probability of reaching the target, 0.5 to 0.95', parseChance)
    .option('--fossil-free', 'only plans without gas and oil')
    .option(
      '--variants',
      'compare three plans: lowest investment, lowest cost over thirty years, without gas and oil',
    )
    .option('--date <date>', 'date of prices and rules, YYYY-MM-DD; default: today', parseDay)
    .addHelpText('after', HELP)
    .action(lazily(async () => (await import('../../actions/planning/plan.ts')).planAction));

  program
    .command('indicate <file>')
    .description(
      'print the probable energy label of one dwelling per line, from an NDJSON file or, with -, from standard input',
    )
    .option('--date <date>', 'reference date for years, YYYY-MM-DD; default: today', parseDay)
    .action(lazily(async () => (await import('../../actions/planning/indicate.ts')).indicateAction));
}

function parseGroup(value: string): (typeof INCOME_GROUPS)[number] {
  const group = INCOME_GROUPS.find((one) => String(one) === value);
  if (group === undefined) throw new InvalidArgumentError(`It must be one of ${INCOME_GROUPS.join(', ')}.`);
  return group;
}

function parseChance(value: string): number {
  const chance = Number(value);
  if (!(value.trim() !== '' && chance >= 0 && chance <= 1))
    throw new InvalidArgumentError('It must be a number from 0.5 to 0.95.');
  return chance;
}
