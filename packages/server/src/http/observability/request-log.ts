import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../caller.ts';
import { operationOf } from './metrics.ts';

/** The caller's own request id, if it is harmless, so that the logs of both sides can be compared. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

/** Absent outside the scopes of callers. */
function callerIn(request: FastifyRequest): object {
  // Declared as always there, since it is wherever a handler can read it.
  const caller = request.caller as Caller | undefined;
  return caller === undefined ? {} : { [caller.kind]: caller.id };
}

/** So that a trace leads to its lines, and a line to its trace. */
function traceIn({ trace }: FastifyRequest): object {
  return trace === null ? {} : { trace_id: trace.context.traceId };
}

/** One line per request, also for one that its caller breaks off, and its id in the answer. */
export function logRequests(app: FastifyInstance): void {
  // These lines contain only the fields below, so they need no redaction of secrets.
  const log = app.log.child({}, { redact: [] });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        reqId: request.id,
        operation: operationOf(request),
        req: request,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...callerIn(request),
        ...traceIn(request),
      },
      'request',
    );
    done();
  });
  // No error of ours: the caller went away, and cannot be answered.
  app.addHook('onRequestAbort', (request, done) => {
    log.info(
      { reqId: request.id, operation: operationOf(request), req: request, ...traceIn(request) },
      'request broken off',
    );
    done();
  });
}
