import type { Language } from '@rooftree/words';
import { listReports } from './report-list.repository.ts';
import { createReport, type ReportSettings } from './reports.service.ts';

interface Report {
  url: string;
  is_outdated: boolean;
}

/** Where the PDF of a renovation is: the newest that is not outdated, in whatever language, or a new one in this language. */
export async function findOrCreateReport(
  settings: ReportSettings,
  contextId: string,
  renovationId: string,
  language: Language,
): Promise<string> {
  const { sql, cdnUrl } = settings;
  const reports: Report[] = JSON.parse((await listReports(sql, contextId, renovationId, cdnUrl)) ?? '[]');
  const current = reports.find(({ is_outdated: isOutdated }) => !isOutdated);
  if (current !== undefined) return current.url;
  const { json } = await createReport(settings, contextId, renovationId, language);
  const made: Report = JSON.parse(json);
  return made.url;
}
