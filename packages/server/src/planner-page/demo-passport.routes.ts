import { Fault } from '../fault.ts';
import type { ApiScope } from '../http/access/api-scope.ts';
import type { ConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { findOrCreateReport } from '../reports/current-report.service.ts';
import type { ReportSettings } from '../reports/reports.service.ts';
import { findDemoSuggestion } from './planner-page.repository.ts';
import type { ShownDemo } from './planner-page.routes.ts';

/** `/demo/passport` leads to the PDF of a house of the demo. It is printed once, and again when it is outdated. */
export function demoPassportRoutes(
  app: ApiScope,
  settings: ReportSettings,
  reportLimit: ConcurrencyLimit,
  demo: ShownDemo,
): void {
  // Of several visitors at once, the first has it printed for all.
  let printing: Promise<string> | undefined;

  async function print(): Promise<string> {
    const found = await findDemoSuggestion(settings.sql, demo.contexts, demo.shownEstate);
    if (found === null) throw new Fault('missing');
    const { contextId, renovationId } = found;
    return reportLimit.run('visitors of the demo', () =>
      findOrCreateReport(settings, contextId, renovationId, 'en'),
    );
  }

  app.get('/demo/passport', async (_request, reply) => {
    printing ??= print().finally(() => {
      printing = undefined;
    });
    return reply.header('cache-control', 'no-store').redirect(await printing);
  });
}
