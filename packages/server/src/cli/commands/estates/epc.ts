import type { Command } from 'commander';
import { lazily } from '../lazily.ts';

export function addEpc(program: Command): void {
  const epc = program
    .command('epc')
    .description('read energy certificates (PDF, EP-Online, registration XML)');
  epc
    .command('read <file>')
    .description('print the values of a certificate with their position and confidence')
    .option('--json', 'print the full result as JSON')
    .option('--zip-code <zip>', 'in a file with many addresses: the zip code')
    .option('--house-number <number>', 'in a file with many addresses: the house number')
    .option('--house-number-extra <extra>', 'in a file with many addresses: letter or addition')
    .option('--date <date>', 'reference date, YYYY-MM-DD; default: today')
    .addHelpText('after', '\nExit code 0 on success, 3 when the document was rejected.')
    .action(lazily(async () => (await import('../../actions/estates/epc.ts')).epcReadAction));
  epc
    .command('check <folder>')
    .description('measure the reader on certificates whose values are known; sends nothing')
    .option('--date <date>', 'reference date, YYYY-MM-DD; default: today')
    .addHelpText(
      'after',
      '\nThe values are in NAME.truth.json next to each document, or in truth.csv: a column `file`, then one per field.',
    )
    .action(lazily(async () => (await import('../../actions/estates/epc.ts')).epcCheckAction));
  epc
    .command('review <job>')
    .description('create a link to review the values that a job read from a certificate')
    .requiredOption('--context <slug>', 'the context that the job belongs to')
    .option('--json', 'print it as JSON')
    .addHelpText(
      'after',
      '\nThe link is valid for three days, until the review is saved; an earlier link stops working.',
    )
    .action(lazily(async () => (await import('../../actions/estates/epc-review.ts')).epcReviewAction));
}
