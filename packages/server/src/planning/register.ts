import type { Access } from '../access/access.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PublishEvent } from '../events.ts';
import type { ApiScope } from '../http/access/api-scope.ts';
import { calculationJobRoutes } from './calculation-jobs/calculation-jobs.routes.ts';
import { certificateJobRoutes } from './calculation-jobs/certificates/certificate-jobs.routes.ts';
import { jobEventRoutes, type Listener } from './calculation-jobs/events/job-events.routes.ts';
import { JobWatch } from './calculation-jobs/events/job-watch.ts';
import { priceBookRoutes } from './price-books/price-books.routes.ts';
import { renovationChangeRoutes } from './renovations/change.routes.ts';
import { editedPlanRoutes } from './renovations/edited-plans.routes.ts';
import { renovationRoutes } from './renovations/renovations.routes.ts';
import { tailoredAdviceRoutes } from './renovations/tailored-advice.routes.ts';

/** For clients and members: plans, the jobs that make them, and the prices that they use. */
export async function registerForCallers(
  scope: ApiScope,
  { config, sql, reads, compute, files }: Dependencies,
  access: Access,
  publish: PublishEvent,
): Promise<void> {
  const { basePath, batchMaxEstates, publicUrl } = config;
  renovationRoutes(scope, reads, { sql, compute }, publicUrl);
  tailoredAdviceRoutes(scope, sql);
  renovationChangeRoutes(scope, sql);
  editedPlanRoutes(scope, sql);
  jobEventRoutes(
    scope,
    new JobWatch<Listener>({
      sql,
      recheckPermission: (watchers) => access.recheckPermission(watchers, 'calculations:read'),
    }),
  );
  calculationJobRoutes(scope, {
    sql,
    publish,
    maxBytes: config.batchMaxBytes,
    maxEstates: batchMaxEstates,
    basePath,
  });
  await scope.register(async (documents: ApiScope) =>
    certificateJobRoutes(documents, { sql, files, perMinute: config.certificatesPerMinute, basePath }),
  );
  priceBookRoutes(scope, { sql, compute, batchMaxEstates });
}
