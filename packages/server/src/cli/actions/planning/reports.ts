import type { Language } from '@rooftree/words';
import { plain, print, printJson, table } from '../../../infra/terminal.ts';
import { listReports } from '../../../output/reports/list/report-list.repository.ts';
import { contextOfRenovation, createReport } from '../../../output/reports/reports.service.ts';
import { withDependencies } from '../../with-dependencies.ts';

interface CreateOptions {
  renovation: string;
  language: Language;
  openPath?: true;
  json?: true;
}

interface Report {
  id: string;
  created_at: string;
  name: string;
  url: string;
  is_outdated: boolean;
}

export async function createReportAction(options: CreateOptions): Promise<void> {
  const { report, location } = await makeReport(options);
  if (options.json) return printJson(report);
  print(options.openPath ? location : `${plain(report.name)}\n${report.url}`);
}

export async function listReportsAction({
  renovation,
  json,
}: {
  renovation: string;
  json?: true;
}): Promise<void> {
  const text = await withDependencies(async ({ sql, config }) =>
    listReports(sql, await contextOfRenovation(sql, renovation), renovation, config.cdnUrl),
  );
  const reports: Report[] = JSON.parse(text ?? '[]');
  if (json) return printJson(reports);
  const rows = reports.map(({ created_at, is_outdated, name, url }) => [
    created_at,
    is_outdated ? 'outdated' : 'current',
    name,
    url,
  ]);
  print(rows.length === 0 ? 'There is no report yet.' : table(['CREATED', 'STATE', 'NAME', 'URL'], rows));
}

function makeReport({ renovation, language }: CreateOptions) {
  return withDependencies(async ({ sql, compute, files, config }) => {
    const { publicUrl, cdnUrl, requestTimeoutSeconds } = config;
    const contextId = await contextOfRenovation(sql, renovation);
    const settings = { sql, compute, files, publicUrl, cdnUrl, requestTimeoutSeconds };
    const { json, path } = await createReport(settings, contextId, renovation, language);
    const report: Report = JSON.parse(json);
    return { report, location: files.locate(path) };
  });
}
