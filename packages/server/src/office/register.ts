import type { Access } from '../access/access.ts';
import { limitNetworks } from '../access/limits/rate-limit.ts';
import type { Dependencies } from '../dependencies.ts';
import type { ApiScope } from '../http/access/api-scope.ts';
import { announce } from '../output/webhooks/webhooks.service.ts';
import { buildingRoutes } from './buildings/buildings.routes.ts';
import { buildingImportRoutes } from './buildings/imports/building-imports.routes.ts';
import { buildingSheetRoutes } from './buildings/imports/building-sheet.routes.ts';
import { ownerLinkRoutes } from './buildings/owner-link/owner-link.routes.ts';
import { ownersDataRoutes } from './buildings/owner-link/owners-data.routes.ts';
import { ownersPageRoutes } from './buildings/owner-link/owners-page.routes.ts';
import { buildingPaperRoutes } from './buildings/papers/building-papers.routes.ts';
import { buildingPlanRoutes } from './buildings/plan/building-plans.routes.ts';
import { buildingSuggestionRoutes } from './buildings/suggestions/building-suggestions.routes.ts';
import { consolePageRoutes } from './console-page/console-page.routes.ts';
import { loanImportRoutes } from './loans/imports/loan-imports.routes.ts';
import { loanRoutes } from './loans/loans.routes.ts';
import { loanReportRoutes } from './loans/reports/loan-reports.routes.ts';
import { overviewRoutes } from './portfolio/overview/overview.routes.ts';
import { portfolioRoutes } from './portfolio/portfolio.routes.ts';
import { portfolioActionRoutes } from './portfolio-actions/portfolio-actions.routes.ts';
import { approvalRoutes } from './programmes/approvals/approvals.routes.ts';
import { programmeHomeRoutes } from './programmes/programme-homes.routes.ts';
import { programmeRoutes } from './programmes/programmes.routes.ts';
import { savedViewRoutes } from './saved-views/saved-views.routes.ts';
import { todayRoutes } from './today/today.routes.ts';

/** For clients and members: what the console shows at a glance. */
export async function registerForCallers(
  scope: ApiScope,
  { config, sql, reads, compute, files }: Dependencies,
): Promise<void> {
  portfolioRoutes(scope, reads);
  overviewRoutes(scope, reads, { compute, requestTimeoutSeconds: config.requestTimeoutSeconds });
  portfolioActionRoutes(scope, {
    sql,
    maxEstates: config.batchMaxEstates,
    maxBytes: config.batchMaxBytes,
  });
  buildingRoutes(scope, { sql, files, maxBytes: config.estatesMaxBytes });
  buildingPlanRoutes(scope, sql);
  buildingSheetRoutes(scope, sql);
  buildingSuggestionRoutes(scope, sql);
  const { publicUrl, cdnUrl, requestTimeoutSeconds } = config;
  buildingPaperRoutes(scope, { sql, files, compute, publicUrl, cdnUrl, requestTimeoutSeconds });
  ownerLinkRoutes(scope, { sql, publicUrl: config.publicUrl });
  programmeRoutes(scope, { sql, basePath: config.basePath, maxBytes: config.batchMaxBytes });
  programmeHomeRoutes(scope, { sql, files });
  approvalRoutes(scope, { sql, publish: announce, batchMaxEstates: config.batchMaxEstates });
  todayRoutes(scope, sql);
  savedViewRoutes(scope, sql);
  loanReportRoutes(scope, sql);
  loanRoutes(scope, { sql, maxBytes: config.estatesMaxBytes });
  for (const importRoutes of [loanImportRoutes, buildingImportRoutes])
    await scope.register(async (uploads: ApiScope) =>
      importRoutes(uploads, { sql, maxBytes: config.importMaxBytes }),
    );
}

/** For a browser: the console itself, before sign-in, and what the owners of a building see. */
export async function registerForAnyone(
  app: ApiScope,
  { sql, config, loadPageBundle: loadBundle, loadConsoleBundle }: Dependencies,
  { counts }: Access,
): Promise<void> {
  await app.register(async (scope: ApiScope) => {
    // A whole office opens it behind one address, each with a dozen files.
    limitNetworks(scope, counts, { name: 'console-files', perMinute: 1200 });
    consolePageRoutes(scope, loadConsoleBundle);
  });
  await app.register(async (scope: ApiScope) => ownersDataRoutes(scope, { sql, counts }));
  await app.register(async (scope: ApiScope) =>
    ownersPageRoutes(scope, { sql, loadBundle, publicUrl: config.publicUrl, counts }),
  );
}
