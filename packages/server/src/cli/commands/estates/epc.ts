import type { Command } from 'commander';
import { lazily } from '../lazily.ts';

export function addEpc(program: Command): void {
  const epc = program
    .command('epc')
    .description('read energy certificates (PDF, EP-Online, registration XML)');
  epc
    .command('read <file>')
    .description('print what a certificate says, with where it was read and how sure that is')
    .option('--json', 'the whole answer as JSON')
    .option('--zip-code <zip>', 'in a file with many addresses: the zip code')
    .option('--house-number <number>', 'in a file with many addresses: the house number')
    .option('--house-number-extra <extra>', 'in a file with many addresses: letter or addition')
    .option('--date <date>', 'reference date, YYYY-MM-DD; today when absent')
    .addHelpText('after', '\nExit code 0 when it was read, 3 when the document was refused.')
    .action(lazily(async () => (await import('../../actions/estates/epc.ts')).epcReadAction));
  epc
    .command('check <folder>')
    .description('measure the reader on certificates whose values are known; sends nothing')
    .option('--date <date>', 'reference date, YYYY-MM-DD; today when absent')
    .addHelpText(
      'after',
      '\nThe values stand in NAME.truth.json beside each document, or in truth.csv: a column `file`, then one for each field.',
    )
    .action(lazily(async () => (await import('../../actions/estates/epc.ts')).epcCheckAction));
  epc
    .command('review <job>')
    .description('make a link to a page where one person looks through what a job has read')
    .requiredOption('--context <slug>', 'the context that the job belongs to')
    .option('--json', 'print it as JSON')
    .addHelpText(
      'after',
      '\nThe link holds for three days and is used up by the review; a link that was made before leads nowhere from then on.',
    )
    .action(lazily(async () => (await import('../../actions/estates/epc-review.ts')).epcReviewAction));
}
