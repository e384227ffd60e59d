/**
 * Browsers on other origins (the Fetch standard's CORS protocol): those on the list of the server or of a context may
 * call the API and read reports.
 *
 * Not @fastify/cors (11.4.1, read on 2026-11-18): with origins that are looked up per request it adds `Vary: Origin` to
 * every answer of the server, also to pages and where no origin is on a list, so that shared caches keep a copy per
 * origin. It also takes every OPTIONS for a preflight, or refuses one that is none with a body that is not the
 * contract's.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const SENT_HEADERS = [
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'prefer',
  'range',
  'traceparent',
  'x-request-id',
  'x-service-client-id',
  'x-service-client-secret',
].join(', ');
const READ_HEADERS = [
  'ETag',
  'Location',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'WWW-Authenticate',
  'x-request-id',
  'x-error-code',
  'Idempotency-Replayed',
].join(', ');
// Chromium caches the response to a preflight for two hours at most.
const PREFLIGHT_SECONDS = 7200;

/** Which origins there are on the lists. */
interface AllowedOrigins {
  /** Of the server and of every context. */
  all(): ReadonlySet<string> | Promise<ReadonlySet<string>>;
  isAllowedFor(contextId: string, origin: string): boolean;
}

/** While no origin is on a list, no answer differs by the caller's origin. */
export function allowOrigins(app: FastifyInstance, origins: AllowedOrigins): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!/^\/(v1|cdn)\//.test(request.url)) return done();
    const all = origins.all();
    const go = (allowed: ReadonlySet<string>) => (answerOrigin(request, reply, allowed) ? undefined : done());
    if (all instanceof Promise) all.then(go, done);
    else go(all);
  });
}

/** Behind the authentication: a page of one context's origin reads nothing of another context. */
export function restrictOrigins(scope: FastifyInstance, origins: AllowedOrigins): void {
  scope.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin !== undefined && !origins.isAllowedFor(request.caller.contextId, origin))
      reply.removeHeader('access-control-allow-origin').removeHeader('access-control-expose-headers');
    done();
  });
}

/** True when that was all: a preflight, which has no token and is answered for every origin on a list. */
function answerOrigin(request: FastifyRequest, reply: FastifyReply, allowed: ReadonlySet<string>): boolean {
  if (allowed.size === 0) return false;
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !allowed.has(origin)) return false;
  reply.header('access-control-allow-origin', origin);
  if (request.method !== 'OPTIONS' || !('access-control-request-method' in request.headers)) {
    reply.header('access-control-expose-headers', READ_HEADERS);
    return false;
  }
  reply
    .code(204)
    .headers({
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': SENT_HEADERS,
      'access-control-max-age': PREFLIGHT_SECONDS,
      // Safari waits for a body without it.
      'content-length': 0,
    })
    .send();
  return true;
}
