import type { Command } from 'commander';
import { lazily } from '../lazily.ts';

export function addProgramme(program: Command): void {
  const programme = program
    .command('programme')
    .description('which homes, which works, in which year: solve, show and check programmes');

  programme
    .command('create <file>')
    .description('create a programme from a JSON file, as the API takes it; - reads standard input')
    .requiredOption('--context <slug>', 'the context of its homes')
    .option('--watch', 'show the progress until it has ended; starts a worker when none is running')
    .option('--json', 'print it as JSON')
    .action(lazily(async () => (await import('../../actions/office/programme.ts')).createProgrammeAction));

  programme
    .command('show <id>')
    .description('show a programme: its value, bound, limits and duties')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .option('--json', 'print it as JSON')
    .action(lazily(async () => (await import('../../actions/office/programme.ts')).showProgrammeAction));

  programme
    .command('export <id>')
    .description('write programme.xlsx, homes.csv, hours.csv, problem.txt and certificate.txt')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .requiredOption('--out <folder>', 'where they are written')
    .option('--scenario <number>', 'the scenario; 0 is the programme itself', '0')
    .action(lazily(async () => (await import('../../actions/office/programme.ts')).exportProgrammeAction));

  programme
    .command('approve <id>')
    .description('approve a year: homes whose works begin in it get the plan of the programme')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .requiredOption('--year <year>', 'the year')
    .option('--scenario <number>', 'the scenario; 0 is the programme itself', '0')
    .option('--json', 'print the approval as JSON')
    .action(
      lazily(async () => (await import('../../actions/office/programme-work.ts')).approveProgrammeAction),
    );

  programme
    .command('done <id> <file>')
    .description('report works as done, from a JSON file as the API takes it; - reads standard input')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .option('--json', 'print what was recorded as JSON')
    .action(lazily(async () => (await import('../../actions/office/programme-work.ts')).recordDoneAction));

  programme
    .command('verify <problem> <certificate>')
    .description('check a programme from its two files alone: its cost, its limits and its bound')
    .option('--json', 'print the result as JSON')
    .action(
      lazily(async () => (await import('../../actions/office/programme-verify.ts')).verifyProgrammeAction),
    );
}
