import { type Command, Option } from 'commander';
import { lazily } from '../lazily.ts';

export function addLoans(program: Command): void {
  const loans = program.command('loans').description('loans on homes, and what a bank reports about them');

  loans
    .command('import <file>')
    .description('create or replace loans from a CSV, XLSX or NDJSON file; - reads standard input')
    .requiredOption('--context <slug>', 'the context that they belong to')
    .option('--dry-run', 'validate the file and show what would be created and replaced, without importing')
    .option('--partial', 'import the valid rows and skip the others')
    .option('--json', 'print the result, errors and notes as JSON')
    .action(lazily(async () => (await import('../../actions/office/loans.ts')).importLoansAction));

  loans
    .command('export')
    .description('write all loans to standard output as CSV, in the format that `loans import` accepts')
    .requiredOption('--context <slug>', 'the context that they belong to')
    .action(lazily(async () => (await import('../../actions/office/loans.ts')).exportLoansAction));

  loans
    .command('report')
    .description('report on all loans: EBA Pillar 3 template 2, PCAF financed emissions, EU taxonomy')
    .requiredOption('--context <slug>', 'the context that they belong to')
    .requiredOption('--date <day>', 'reference date, such as 2026-12-31')
    .requiredOption('--out <folder>', 'where report.xlsx, template.csv and loans.csv are written')
    .addOption(
      new Option('--basis <basis>', 'of the emission factors of electricity')
        .choices(['LOCATION', 'MARKET'])
        .default('LOCATION'),
    )
    .option('--json', 'print the report as JSON')
    .action(lazily(async () => (await import('../../actions/office/loans.ts')).reportLoansAction));
}
