import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Tracer } from '../infra/tracing/tracer.ts';
import { trustProxyOption, warnOfUntrustedProxy } from './access/trust-proxy.ts';
import { answerMalformedRequest, renderErrors, sendError, toApiError } from './errors/error-handler.ts';
import { answerUnknownRoutes } from './errors/unknown-route.ts';
import { measureRequests } from './observability/metrics.ts';
import { logRequests, requestIdOf } from './observability/request-log.ts';
import { traceRequests } from './observability/trace-requests.ts';
import { readJsonBodies } from './requests/json-body.ts';
import { answerOnePerSocket } from './requests/one-per-socket.ts';
import { rejectMultipleHostHeaders } from './requests/reject-multiple-host-headers.ts';
import { serializeAtFirstUse } from './requests/serialize-at-first-use.ts';

interface ServerOptions {
  log: FastifyBaseLogger;
  tracer: Tracer | null;
  trustProxy: Parameters<typeof trustProxyOption>[0];
  bodyMaxBytes: number;
  requestTimeoutSeconds: number;
}

/** A server without routes: what every request goes through. */
export function createServer(options: ServerOptions): FastifyInstance {
  const app = createFastify(options);
  readJsonBodies(app);
  renderErrors(app);
  answerOnePerSocket(app);
  traceRequests(app, options.tracer);
  measureRequests(app);
  logRequests(app);
  rejectMultipleHostHeaders(app);
  warnOfUntrustedProxy(app, options.trustProxy);
  answerUnknownRoutes(app);
  return app;
}

function createFastify({
  log,
  trustProxy,
  bodyMaxBytes,
  requestTimeoutSeconds,
}: ServerOptions): FastifyInstance {
  const requestTimeout = requestTimeoutSeconds * 1000;
  return Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    trustProxy: trustProxyOption(trustProxy),
    bodyLimit: bodyMaxBytes,
    requestTimeout,
    // What arrives while the server stops is answered: Fastify's own 503 does not say when to come back.
    return503OnClosing: false,
    // Node checks every 30 s for requests that did not come in time; a shorter time needs more frequent checks.
    http: { connectionsCheckingInterval: Math.min(requestTimeout, 30_000) },
    // A path parameter of 255 characters, each percent-encoded as four bytes.
    routerOptions: { maxParamLength: 255 * 12, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) =>
      sendError(toApiError(error), error, request, reply.header('x-request-id', request.id)),
    clientErrorHandler: answerMalformedRequest,
    schemaController: { compilersFactory: { buildSerializer: serializeAtFirstUse } },
  });
}
