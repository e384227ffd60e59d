import type { FastifyInstance } from 'fastify';
import { createAccess } from './access/access.ts';
import { limitNetworks } from './access/limits/rate-limit.ts';
import * as access from './access/register.ts';
import { sessionCookieName } from './access/sessions/session-cookie.ts';
import type { Caller } from './caller.ts';
import type { Dependencies } from './dependencies.ts';
import * as estates from './estates/register.ts';
import { eraseEstate } from './governance/erasure/erasure.service.ts';
import * as governance from './governance/register.ts';
import type { ApiScope } from './http/access/api-scope.ts';
import { isLocalRequest, isLoopbackUrl } from './http/access/is-local-request.ts';
import { createServer } from './http/create-server.ts';
import { docsRoutes } from './http/docs/docs.routes.ts';
import { healthRoutes } from './http/observability/health.routes.ts';
import { describeApi, openapiRoute } from './http/openapi/openapi.ts';
import { limitRequestTime } from './http/requests/time-limit.ts';
import { validateRequests } from './http/requests/validation.ts';
import * as office from './office/register.ts';
import { CODES } from './openapi-codes.ts';
import { sampleData, WEBHOOKS } from './openapi-webhooks.ts';
import * as output from './output/register.ts';
import { announce } from './output/webhooks/webhooks.service.ts';
import { planGroupsOf } from './planning/calculation-jobs/plan-groups.ts';
import * as planning from './planning/register.ts';
import { findSuggestion } from './planning/renovations/renovations.repository.ts';
import { DEMO_CONTEXTS, SHOWN_ESTATE } from './start/demo/demo-contexts.ts';
import { loadDemoHomes } from './start/demo/demo-homes.ts';
import { issueDemoToken } from './start/demo/demo-token.ts';

/**
 * The whole HTTP side: what every request goes through, then the storeys, for callers with a permission and for anyone.
 */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, log, tracer, sql, files } = dependencies;
  const { publicUrl, basePath, trustProxy, bodyMaxBytes, requestTimeoutSeconds } = config;
  const app = createServer({ log, tracer, trustProxy, bodyMaxBytes, requestTimeoutSeconds });
  const shared = await createAccess(app, dependencies);
  validateRequests(app);
  limitRequestTime(app, requestTimeoutSeconds * 1000);
  await describeApi(app, publicUrl, WEBHOOKS, sessionCookieName(publicUrl), CODES);

  const reportLimit = output.createReportLimit(dependencies);
  const erase = (caller: Caller, externalId: string) => eraseEstate({ sql, files }, caller, externalId);
  const findPlan = (contextId: string, externalId: string) => findSuggestion(sql, contextId, externalId);
  await app.register(async (scope: ApiScope) => {
    shared.admitCallers(scope);
    await access.registerForCallers(scope, dependencies, shared);
    await estates.registerForCallers(
      scope,
      dependencies,
      erase,
      findPlan,
      planGroupsOf(config.batchMaxEstates),
    );
    await planning.registerForCallers(scope, dependencies, shared, announce);
    output.registerForCallers(scope, dependencies, reportLimit, sampleData);
    await office.registerForCallers(scope, dependencies);
    governance.registerForCallers(scope, dependencies, loadDemoHomes);
  });

  const demoSlugs = config.demo ? DEMO_CONTEXTS.map(({ context }) => context.slug) : [];
  const demo = { contexts: demoSlugs, shownEstate: SHOWN_ESTATE };
  await access.registerForAnyone(app, dependencies, shared);
  await estates.registerForAnyone(app, dependencies, shared);
  await output.registerForAnyone(app, dependencies, shared, { reportLimit, demo });
  await office.registerForAnyone(app, dependencies, shared);
  await app.register(async (scope) =>
    healthRoutes(scope, [
      async () => sql`SELECT 1`,
      dependencies.probeDatabase,
      () => shared.revocations.beFresh(),
    ]),
  );
  const isDemoHere = config.demo && isLoopbackUrl(publicUrl);
  await app.register(async (scope) => {
    limitNetworks(scope, shared.counts, { name: 'docs', perMinute: 240 });
    openapiRoute(scope);
    await scope.register(docsRoutes, {
      publicUrl,
      basePath,
      issueDemoToken: async ({ raw }) =>
        isDemoHere && isLocalRequest(raw) ? issueDemoToken(dependencies, shared.keys) : null,
    });
  });
  await app.ready();
  return app;
}
