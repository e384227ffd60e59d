import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Histogram, Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

const NO_OPERATION = 'unknown';
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Times every operation. `start/metrics-server` shows the figures; features add their own to `app.metrics`. */
export function measureRequests(app: FastifyInstance): void {
  const registry = new Registry();
  const duration = new Histogram({
    name: 'rooftree_request_duration_seconds',
    help: 'Time from a request to the end of its response, per operation and status.',
    labelNames: ['operation', 'status'] as const,
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  app.decorate('metrics', registry);
  app.addHook('onResponse', (request, reply, done) => {
    // How long a stream stays open says nothing of how quick a response was.
    if (!isEventStream(reply))
      duration.observe(
        { operation: operationOf(request), status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
    done();
  });
}

function isEventStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream');
}

/** The one name of an operation: in openapi.json, logs, metrics and stored answers. */
export function operationOf(request: FastifyRequest): string {
  return request.routeOptions.schema?.operationId ?? NO_OPERATION;
}
