import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ActiveTrace, runInTrace } from '../../infra/tracing/active-trace.ts';
import { parseTraceparent } from '../../infra/tracing/trace-context.ts';
import type { Span, Tracer } from '../../infra/tracing/tracer.ts';
import { operationOf } from './metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for one that brought no trace, where none are recorded. */
    trace: (ActiveTrace & { span: Span | null }) | null;
  }
}

/** A process manager checks every few seconds: traces of that are noise. */
const UNTRACED = /^\/health\//;

/**
 * A request continues the trace in its `traceparent`; where traces are recorded, one without starts its own. The trace
 * has the route and the operation, never the path, query, headers or body.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer | null): void {
  app.decorateRequest('trace', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.trace = traceOf(request, tracer);
    if (request.trace === null) done();
    else runInTrace(request.trace, done);
  });
  // A body comes by events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.trace === null) done();
    else runInTrace(request.trace, done);
  });
  if (tracer === null) return;
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = request.trace?.span;
    span?.add({ 'http.response.status_code': statusCode });
    span?.end(statusCode >= 500 ? String(statusCode) : undefined);
    done();
  });
}

function traceOf(request: FastifyRequest, tracer: Tracer | null): FastifyRequest['trace'] {
  const parent = parseTraceparent(request.headers['traceparent']);
  const passedOn = parent && { tracer: null, context: parent, span: null };
  if (tracer === null) return passedOn;
  const { url: route = '' } = request.routeOptions;
  if (UNTRACED.test(route)) return passedOn;
  const span = tracer.start(
    {
      name: `${request.method} ${route}`.trim(),
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'rooftree.operation': operationOf(request),
      },
    },
    parent,
  );
  return { tracer, context: span.context, span };
}
