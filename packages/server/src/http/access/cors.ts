/** Browsers on other origins (the Fetch standard's CORS protocol): those on the operator's list may call the API and read reports. */
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const SENT_HEADERS = [
  'authorization',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'prefer',
  'range',
  'x-request-id',
  'x-service-client-id',
  'x-service-client-secret',
];
const READ_HEADERS = [
  'ETag',
  'Location',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'x-request-id',
  'Idempotency-Replayed',
];
// Chromium keeps the answer to a preflight for two hours at most.
const PREFLIGHT_SECONDS = 7200;

/** Nothing without a list: then no answer differs by the caller's origin. */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    delegator: (request: FastifyRequest, done) =>
      done(null, {
        origin: isConcerned(request) ? [...origins] : false,
        methods: METHODS,
        allowedHeaders: SENT_HEADERS,
        exposedHeaders: READ_HEADERS,
        maxAge: PREFLIGHT_SECONDS,
      }),
  });
}

/** Pages and health are not for other origins; OPTIONS that is no preflight is answered like without CORS. */
function isConcerned({ method, url, headers }: FastifyRequest): boolean {
  if (!/^\/(v1|cdn)\//.test(url)) return false;
  return method !== 'OPTIONS' || ('origin' in headers && 'access-control-request-method' in headers);
}
