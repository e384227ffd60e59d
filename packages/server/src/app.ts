import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { auditRoutes, recordMembersRequests } from './access/audit/audit.routes.ts';
import { tokenRoutes } from './access/clients/clients.routes.ts';
import { verifyToken } from './access/clients/clients.service.ts';
import { KnownTokens } from './access/clients/known-tokens.ts';
import { managedClientRoutes } from './access/clients/managed-clients.routes.ts';
import { Revocations } from './access/clients/revocations.ts';
import { ContextOrigins } from './access/contexts/context-origins.ts';
import { logoFileRoutes, logoRoutes } from './access/contexts/logo.routes.ts';
import { ownContextRoutes } from './access/contexts/own-context.routes.ts';
import { ConcurrencyLimit } from './access/limits/concurrency-limit.ts';
import { RateCounts } from './access/limits/rate-counts.ts';
import { limitClients, limitNetworks } from './access/limits/rate-limit.ts';
import { mailInvitation } from './access/members/invitations/mail-invitation.ts';
import { memberRoutes } from './access/members/members.routes.ts';
import { ownAccountRoutes } from './access/members/own-account.routes.ts';
import { signInRoutes } from './access/members/sign-in/sign-in.routes.ts';
import { SignInLimits } from './access/members/sign-in/sign-in-limits.ts';
import { openidRoutes } from './access/openid/openid.routes.ts';
import { openidSettings } from './access/openid/openid-settings.ts';
import { passkeyRoutes, passkeySignInRoutes } from './access/passkeys/passkeys.routes.ts';
import { sessionCookieName } from './access/sessions/session-cookie.ts';
import { sessionRoutes } from './access/sessions/sessions.routes.ts';
import { findCaller, findOwnSession, findPermissions } from './access/sessions/sessions.service.ts';
import type { Caller } from './caller.ts';
import { LONGEST_TOKEN_SECONDS } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import { estateBatchRoutes } from './estates/batch/estates-batch.routes.ts';
import { reviewLinkRoutes } from './estates/certificates/review/review-links.routes.ts';
import { connectionRoutes } from './estates/connections/connections.routes.ts';
import { connectionHookRoutes } from './estates/connections/hooks/connection-hooks.routes.ts';
import { OpenSessions } from './estates/connections/providers/open-sessions.ts';
import { connectionRunRoutes } from './estates/connections/sync/connection-runs.routes.ts';
import { estateRoutes } from './estates/estates.routes.ts';
import { importFileRoutes } from './estates/imports/imports.routes.ts';
import { managedImportRoutes } from './estates/imports/managed-imports.routes.ts';
import { estateListRoutes } from './estates/list/estate-list.routes.ts';
import { registeredLabelRoutes } from './estates/registers/registered-labels.routes.ts';
import { eraseEstate } from './governance/erasure/erasure.service.ts';
import { maintenanceTasks } from './governance/maintenance/maintenance-tasks.ts';
import { privacyRoutes } from './governance/privacy/privacy.routes.ts';
import { retentionRoutes } from './governance/privacy/retention.routes.ts';
import { statusRoutes } from './governance/status/status.routes.ts';
import type { ApiScope } from './http/access/api-scope.ts';
import { authenticateCallers } from './http/access/authenticate.ts';
import { authenticateMembers, requireOwnPages } from './http/access/authenticate-members.ts';
import { allowOrigins, restrictOrigins } from './http/access/cors.ts';
import { isFromThisMachine, isLoopbackUrl } from './http/access/own-machine.ts';
import { stillPermitted } from './http/access/still-permitted.ts';
import { trustProxyOption, warnOfUntrustedProxy } from './http/access/trust-proxy.ts';
import { docsRoutes } from './http/docs/docs.routes.ts';
import { answerMalformedRequest, renderErrors, sendError, toApiError } from './http/errors/error-handler.ts';
import { answerUnknownRoutes } from './http/errors/unknown-route.ts';
import { healthRoutes } from './http/observability/health.routes.ts';
import { measureRequests } from './http/observability/metrics.ts';
import { logRequests, requestIdOf } from './http/observability/request-log.ts';
import { traceRequests } from './http/observability/trace-requests.ts';
import { describeApi, openapiRoute } from './http/openapi/openapi.ts';
import { compressAnswers } from './http/requests/compress.ts';
import { tagAnswers } from './http/requests/etag.ts';
import { readJsonBodies } from './http/requests/json-body.ts';
import { refuseSeveralHosts } from './http/requests/one-host.ts';
import { answerOnePerSocket } from './http/requests/one-per-socket.ts';
import { serializeAtFirstUse } from './http/requests/serialize-at-first-use.ts';
import { limitRequestTime } from './http/requests/time-limit.ts';
import { validateRequests } from './http/requests/validation.ts';
import { consolePageRoutes } from './office/console-page/console-page.routes.ts';
import { portfolioRoutes } from './office/portfolio/portfolio.routes.ts';
import { savedViewRoutes } from './office/saved-views/saved-views.routes.ts';
import { todayRoutes } from './office/today/today.routes.ts';
import { WEBHOOKS } from './openapi-webhooks.ts';
import { contactRequestRoutes } from './output/contact-requests/contact-requests.routes.ts';
import { ownerCertificateRoutes } from './output/planner-page/certificates/owner-certificate.routes.ts';
import { reviewPageRoutes } from './output/planner-page/certificates/review-page.routes.ts';
import { DrawnPages } from './output/planner-page/drawn-pages.ts';
import { plannerPageRoutes } from './output/planner-page/planner-page.routes.ts';
import { planAlertRoutes } from './output/planner-page/saved-plans/plan-alert.routes.ts';
import { savedPlanRoutes } from './output/planner-page/saved-plans/saved-plan.routes.ts';
import { sharedPageRoutes } from './output/planner-page/shared-page.routes.ts';
import { allReportRoutes } from './output/reports/list/all-reports.routes.ts';
import { reportListRoutes } from './output/reports/list/report-list.routes.ts';
import { reportFileRoutes } from './output/reports/report-files.routes.ts';
import { reportRoutes } from './output/reports/reports.routes.ts';
import { deliveryRoutes } from './output/webhooks/deliveries.routes.ts';
import { webhookRoutes } from './output/webhooks/webhooks.routes.ts';
import { calculationJobRoutes } from './planning/calculation-jobs/calculation-jobs.routes.ts';
import { certificateJobRoutes } from './planning/calculation-jobs/certificates/certificate-jobs.routes.ts';
import { jobEventRoutes, type Listener } from './planning/calculation-jobs/watch/job-events.routes.ts';
import { JobWatch } from './planning/calculation-jobs/watch/job-watch.ts';
import { priceBookRoutes } from './planning/price-books/price-books.routes.ts';
import { renovationChangeRoutes } from './planning/renovations/change.routes.ts';
import { editedPlanRoutes } from './planning/renovations/edited-plans.routes.ts';
import { renovationRoutes } from './planning/renovations/renovations.routes.ts';
import { DEMO_CONTEXTS, SHOWN_ESTATE } from './start/demo/demo-contexts.ts';
import { issueDemoToken } from './start/demo/demo-token.ts';

/** The whole HTTP side: what every request goes through, then one scope per authority with the features in it. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, sql, reads, compute, files } = dependencies;
  const app = createServer(dependencies);
  readJsonBodies(app);
  renderErrors(app);
  answerOnePerSocket(app);
  traceRequests(app, dependencies.tracer);
  measureRequests(app);
  logRequests(app);
  refuseSeveralHosts(app);
  warnOfUntrustedProxy(app, config.trustProxy);
  answerUnknownRoutes(app);
  const origins = new ContextOrigins(sql, config.corsOrigins);
  allowOrigins(app, origins);
  validateRequests(app);
  limitRequestTime(app, config.requestTimeoutSeconds * 1000);
  await describeApi(app, config.publicUrl, WEBHOOKS, sessionCookieName(config.publicUrl));

  const keys = await dependencies.loadClientKeys();
  const tokens = new KnownTokens(keys);
  const revocations = new Revocations(sql, LONGEST_TOKEN_SECONDS);
  const counts = config.rateLimits ? new RateCounts(sql, dependencies.now) : undefined;
  // One thread is left to the others, however many reports one of them asks for.
  const reportLimit = new ConcurrencyLimit({
    atOnce: Math.max(1, config.computeThreads - 1),
    // Half of the time that a request has: the other half is for the report itself.
    waitMs: (config.requestTimeoutSeconds * 1000) / 2,
  });
  app.addHook('onClose', async () => counts?.close());
  const reports = { sql, compute, files, publicUrl: config.publicUrl, cdnUrl: config.cdnUrl };

  const limits = { idleHours: config.sessionIdleHours, days: config.sessionDays };
  const pages = { cookieName: sessionCookieName(config.publicUrl), publicUrl: config.publicUrl };

  // Clients and members: a token or a session, with the operation's permission, counted.
  await app.register(async (scope: ApiScope) => {
    const verify = (token: string) => verifyToken(tokens, revocations, token);
    authenticateCallers(scope, {
      ...pages,
      verifyToken: verify,
      findCaller: (token, chosen) => findCaller(sql, limits, token, chosen),
    });
    restrictOrigins(scope, origins);
    if (counts) limitClients(scope, counts, { name: 'requests', perMinute: config.requestsPerMinute });
    recordMembersRequests(scope, sql);
    tagAnswers(scope);
    compressAnswers(scope);
    renovationRoutes(scope, reads, { sql, compute: dependencies.compute });
    renovationChangeRoutes(scope, sql);
    editedPlanRoutes(scope, sql);
    portfolioRoutes(scope, reads);
    reportListRoutes(scope, sql, config.cdnUrl);
    allReportRoutes(scope, reads, config.cdnUrl);
    reportRoutes(scope, reports, config.reportsPerMinute, reportLimit);
    jobEventRoutes(
      scope,
      new JobWatch<Listener>({
        sql,
        stillPermitted: (watchers) =>
          stillPermitted(watchers, 'calculations:read', {
            verifyToken: verify,
            findPermissions: (asked) => findPermissions(sql, limits, asked),
          }),
      }),
    );
    calculationJobRoutes(scope, sql, {
      maxBytes: config.batchMaxBytes,
      maxEstates: config.batchMaxEstates,
      basePath: config.basePath,
    });
    const estates = {
      sql,
      reads,
      requestTimeoutSeconds: config.requestTimeoutSeconds,
      publicUrl: config.publicUrl,
      providerNames: config.providerNames,
      eraseEstate: (caller: Caller, externalId: string) => eraseEstate({ sql, files }, caller, externalId),
    };
    await scope.register(async (documents: ApiScope) =>
      certificateJobRoutes(documents, {
        sql,
        files,
        perMinute: config.certificatesPerMinute,
        basePath: config.basePath,
      }),
    );
    memberRoutes(scope, {
      sql,
      publicUrl: config.publicUrl,
      sessionDays: config.sessionDays,
      mailInvitation: (contextId, email, url) =>
        mailInvitation({ sql, mailer: dependencies.mailer, log: dependencies.log }, contextId, email, url),
    });
    managedClientRoutes(scope, { sql, keys });
    webhookRoutes(scope, { sql, allowPrivateAddresses: config.webhooksToPrivateAddresses });
    deliveryRoutes(scope, sql);
    ownContextRoutes(scope, { sql, publicUrl: config.publicUrl });
    await scope.register(async (pictures: ApiScope) =>
      logoRoutes(pictures, { sql, publicUrl: config.publicUrl }),
    );
    priceBookRoutes(scope, { sql, compute, batchMaxEstates: config.batchMaxEstates });
    const schedule = { deltaMinutes: config.connectionDeltaMinutes, fullHour: config.connectionFullHour };
    const sessions = new OpenSessions(
      { bases: config.connectionBases, hosts: config.connectionHosts },
      dependencies.loadClientKeys,
    );
    const hosts = config.connectionHosts;
    connectionRoutes(scope, { sql, compute, sessions, hosts, loadKeys: dependencies.loadClientKeys });
    connectionRunRoutes(scope, { sql, schedule });
    auditRoutes(scope, sql);
    todayRoutes(scope, sql);
    contactRequestRoutes(scope, { sql, publicUrl: config.publicUrl });
    savedViewRoutes(scope, sql);
    statusRoutes(scope, dependencies);
    privacyRoutes(scope, { sql, cdnUrl: config.cdnUrl });
    retentionRoutes(scope, sql, maintenanceTasks(dependencies));
    managedImportRoutes(scope, sql);
    reviewLinkRoutes(scope, { sql, publicUrl: config.publicUrl });
    estateListRoutes(scope, estates);
    estateRoutes(scope, estates);
    registeredLabelRoutes(scope, { sql, isOn: config.epOnlineKey !== null });
    await scope.register(async (files: ApiScope) =>
      importFileRoutes(files, {
        sql,
        databaseUrl: dependencies.databaseUrl,
        compute,
        publicUrl: config.publicUrl,
        providerNames: config.providerNames,
        maxBytes: config.importMaxBytes,
        threads: config.computeThreads,
      }),
    );
    await scope.register(async (batches: ApiScope) =>
      estateBatchRoutes(batches, {
        sql,
        compute,
        publicUrl: config.publicUrl,
        providerNames: config.providerNames,
        maxBytes: config.estatesMaxBytes,
        maxEstates: config.batchMaxEstates,
        maxEntryBytes: config.bodyMaxBytes,
        // All of them: a batch is read in pieces so short that whoever comes in between hardly waits.
        threads: config.computeThreads,
      }),
    );
  });

  // Members: what is their own, and signing in.
  const signIn = {
    sql,
    counts,
    limits: new SignInLimits(counts, config.signInFailuresPerMinute),
    publicUrl: config.publicUrl,
    sessionDays: config.sessionDays,
  };
  await app.register(async (scope: ApiScope) => {
    authenticateMembers(scope, {
      ...pages,
      findOwnSession: (token) => findOwnSession(sql, limits, token),
    });
    tagAnswers(scope);
    ownAccountRoutes(scope, signIn);
    sessionRoutes(scope, { sql, limits });
    passkeyRoutes(scope, signIn);
  });
  await app.register(async (scope: ApiScope) => {
    requireOwnPages(scope, pages);
    signInRoutes(scope, signIn);
    await scope.register(async (keys: ApiScope) => passkeySignInRoutes(keys, signIn));
    await scope.register(async (provided: ApiScope) =>
      openidRoutes(provided, {
        ...signIn,
        settings: openidSettings(config),
        basePath: config.basePath,
        log: dependencies.log,
        findOwnSession: (token) => findOwnSession(sql, limits, token),
      }),
    );
  });

  // Anybody: token requests, pages, health and docs.
  await app.register(async (scope: ApiScope) => {
    tokenRoutes(scope, {
      sql,
      keys,
      tokenSeconds: config.tokenSeconds,
      counts,
      failuresPerMinute: config.tokenFailuresPerMinute,
    });
  });
  await app.register(async (scope: ApiScope) => {
    const plannerPages = {
      sql,
      compute,
      drawn: new DrawnPages(compute),
      loadBundle: dependencies.loadPageBundle,
      publicUrl: config.publicUrl,
      demo: {
        contexts: config.demo ? DEMO_CONTEXTS.map(({ context }) => context.slug) : [],
        shownEstate: SHOWN_ESTATE,
      },
      counts,
    };
    plannerPageRoutes(scope, plannerPages);
    // Answered to programs: their faults are not drawn as pages.
    await app.register(async (others: ApiScope) => {
      sharedPageRoutes(others, plannerPages);
      logoFileRoutes(others, sql);
    });
  });
  await app.register(async (scope: ApiScope) => {
    // A whole office opens it behind one address, each with a dozen files.
    limitNetworks(scope, counts, { name: 'console-files', perMinute: 1200 });
    consolePageRoutes(scope, dependencies.loadConsoleBundle);
  });
  await app.register(async (scope: ApiScope) => savedPlanRoutes(scope, reports, counts, reportLimit));
  await app.register(async (scope: ApiScope) =>
    planAlertRoutes(scope, { sql: reports.sql, publicUrl: reports.publicUrl, counts }),
  );
  await app.register(async (scope: ApiScope) =>
    reviewPageRoutes(scope, {
      sql,
      files,
      loadBundle: dependencies.loadPageBundle,
      publicUrl: config.publicUrl,
      counts,
    }),
  );
  await app.register(async (scope: ApiScope) =>
    ownerCertificateRoutes(scope, { sql, files, publicUrl: config.publicUrl, counts }),
  );
  await app.register(async (scope: ApiScope) =>
    connectionHookRoutes(scope, { sql, loadKeys: dependencies.loadClientKeys, counts }),
  );
  await app.register(async (scope: ApiScope) => reportFileRoutes(scope, files));
  await app.register(async (scope) =>
    healthRoutes(scope, [async () => sql`SELECT 1`, dependencies.probeDatabase, () => revocations.beFresh()]),
  );
  const isDemoHere = config.demo && isLoopbackUrl(config.publicUrl);
  await app.register(async (scope) => {
    limitNetworks(scope, counts, { name: 'docs', perMinute: 240 });
    openapiRoute(scope);
    await scope.register(docsRoutes, {
      publicUrl: config.publicUrl,
      basePath: config.basePath,
      issueDemoToken: async ({ raw }) =>
        isDemoHere && isFromThisMachine(raw) ? issueDemoToken(dependencies, keys) : null,
    });
  });

  await app.ready();
  return app;
}

function createServer({ config, log }: Dependencies): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  const requestTimeout = config.requestTimeoutSeconds * 1000;
  return Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    trustProxy: trustProxyOption(config.trustProxy),
    bodyLimit: config.bodyMaxBytes,
    requestTimeout,
    // What arrives while the server stops is answered: Fastify's own 503 does not say when to come back.
    return503OnClosing: false,
    // Node looks every 30 s for requests that did not come in time; a shorter time needs shorter looks.
    http: { connectionsCheckingInterval: Math.min(requestTimeout, 30_000) },
    // A path parameter of 255 characters, each percent-encoded as four bytes.
    routerOptions: { maxParamLength: 255 * 12, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) =>
      sendError(toApiError(error), error, request, reply.header('x-request-id', request.id)),
    clientErrorHandler: answerMalformedRequest,
    schemaController: { compilersFactory: { buildSerializer: serializeAtFirstUse } },
  });
}
