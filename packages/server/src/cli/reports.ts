import { LANGUAGES, type Language } from '@rooftree/words';
import { type Command, Option } from 'commander';
import { print, printJson } from '../infra/terminal.ts';
import { contextOfRenovation, createReport } from '../reports/reports.service.ts';
import { withDependencies } from './with-dependencies.ts';

interface CreateOptions {
  renovation: string;
  language: Language;
  openPath?: true;
  json?: true;
}

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
      'print only where the file lies, to open it: xdg-open "$(rooftree reports create …)"',
    )
    .option('--json', 'print the report as JSON')
    .action(async (options: CreateOptions) => {
      const { report, location } = await makeReport(options);
      if (options.json) return printJson(report);
      print(options.openPath ? location : `${report.name}\n${report.url}`);
    });
}

function makeReport({ renovation, language }: CreateOptions) {
  return withDependencies(async ({ sql, compute, files, config: { publicUrl, cdnUrl } }) => {
    const contextId = await contextOfRenovation(sql, renovation);
    const settings = { sql, compute, files, publicUrl, cdnUrl };
    const { json, path } = await createReport(settings, contextId, renovation, language);
    const report: { name: string; url: string } = JSON.parse(json);
    return { report, location: files.locate(path) };
  });
}
