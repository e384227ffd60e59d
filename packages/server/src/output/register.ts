import type { Access } from '../access/access.ts';
import { ConcurrencyLimit } from '../access/limits/concurrency-limit.ts';
import type { Dependencies } from '../dependencies.ts';
import type { WebhookEvent } from '../events.ts';
import type { ApiScope } from '../http/access/api-scope.ts';
import { contactRequestRoutes } from './contact-requests/contact-requests.routes.ts';
import { ownerCertificateRoutes } from './planner-page/certificates/owner-certificate.routes.ts';
import { reviewPageRoutes } from './planner-page/certificates/review-page.routes.ts';
import { DrawnPages } from './planner-page/drawn-pages.ts';
import { plannerPageRoutes, type ShownDemo } from './planner-page/planner-page.routes.ts';
import { planAlertRoutes } from './planner-page/saved-plans/plan-alert.routes.ts';
import { savedPlanRoutes } from './planner-page/saved-plans/saved-plan.routes.ts';
import { sharedPageRoutes } from './planner-page/shared-page.routes.ts';
import { allReportRoutes } from './reports/list/all-reports.routes.ts';
import { reportListRoutes } from './reports/list/report-list.routes.ts';
import { reportFileRoutes } from './reports/report-files.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { toolServerMetadataRoutes, toolServerRoutes } from './tool-server/tool-server.routes.ts';
import { deliveryRoutes } from './webhooks/deliveries.routes.ts';
import { webhookRoutes } from './webhooks/webhooks.routes.ts';

/** One thread is left to the others, however many reports are made at once. */
export function createReportLimit({ config }: Dependencies): ConcurrencyLimit {
  return new ConcurrencyLimit({
    atOnce: Math.max(1, config.computeThreads - 1),
    // Half of the time that a request has: the other half is for the report itself.
    waitMs: (config.requestTimeoutSeconds * 1000) / 2,
  });
}

/** For clients and members: reports, webhooks, and buyers who want to be called back. */
export function registerForCallers(
  scope: ApiScope,
  { config, sql, reads, compute, files }: Dependencies,
  reportLimit: ConcurrencyLimit,
  sampleData: (event: WebhookEvent) => object,
): void {
  const { publicUrl, cdnUrl, requestTimeoutSeconds, reportsPerMinute } = config;
  const reports = { sql, compute, files, publicUrl, cdnUrl, requestTimeoutSeconds };
  reportListRoutes(scope, sql, cdnUrl);
  allReportRoutes(scope, reads, cdnUrl);
  reportRoutes(scope, reports, reportsPerMinute, reportLimit);
  webhookRoutes(scope, { sql, publicUrl, allowPrivateAddresses: config.webhooksToPrivateAddresses });
  deliveryRoutes(scope, { sql, sampleData });
  contactRequestRoutes(scope, { sql, publicUrl });
  toolServerRoutes(scope, { compute, publicUrl });
}

/** For the holder of a link: the page of a home, what can be done there, and the files of reports. */
export async function registerForAnyone(
  app: ApiScope,
  { config, sql, compute, files, loadPageBundle: loadBundle }: Dependencies,
  { counts }: Access,
  { reportLimit, demo }: { reportLimit: ConcurrencyLimit; demo: ShownDemo },
): Promise<void> {
  const { publicUrl, cdnUrl, requestTimeoutSeconds } = config;
  const reports = { sql, compute, files, publicUrl, cdnUrl, requestTimeoutSeconds };
  const pages = { sql, compute, drawn: new DrawnPages(compute), loadBundle, publicUrl, demo, counts };
  await app.register(async (scope: ApiScope) => plannerPageRoutes(scope, pages));
  // For programs: their errors are not rendered as pages.
  await app.register(async (scope: ApiScope) => sharedPageRoutes(scope, pages));
  await app.register(async (scope: ApiScope) => savedPlanRoutes(scope, reports, counts, reportLimit));
  await app.register(async (scope: ApiScope) => planAlertRoutes(scope, { sql, publicUrl, counts }));
  await app.register(async (scope: ApiScope) =>
    reviewPageRoutes(scope, { sql, files, loadBundle, publicUrl, counts }),
  );
  await app.register(async (scope: ApiScope) =>
    ownerCertificateRoutes(scope, { sql, files, publicUrl, counts }),
  );
  await app.register(async (scope: ApiScope) => reportFileRoutes(scope, files));
  await app.register(async (scope: ApiScope) => toolServerMetadataRoutes(scope, publicUrl));
}
