import { LANGUAGES } from '@rooftree/words/language';
import { type Command, Option } from 'commander';
import { lazily } from '../lazily.ts';

export function addReports(program: Command): void {
  const reports = program.command('reports').description('renovation passports: PDFs of a plan');

  reports
    .command('create')
    .description('generate a report of a renovation')
    .requiredOption('--renovation <id>', 'the renovation that it is about')
    .addOption(
      new Option('--language <language>', 'of the report').choices([...LANGUAGES]).makeOptionMandatory(),
    )
    .option(
      '--open-path',
      'print only the location of the file, to open it: xdg-open "$(rooftree reports create …)"',
    )
    .option('--json', 'print the report as JSON')
    .action(lazily(async () => (await import('../../actions/planning/reports.ts')).createReportAction));

  reports
    .command('list')
    .description('list the reports of a renovation, newest first')
    .requiredOption('--renovation <id>', 'the renovation that they are about')
    .option('--json', 'print them as JSON')
    .action(lazily(async () => (await import('../../actions/planning/reports.ts')).listReportsAction));
}
