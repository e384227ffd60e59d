import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { operationOf } from './metrics.ts';

/** The caller's own request id, if it is harmless, so that the logs of both sides can be compared. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
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
        // Absent outside the clients' scope.
        client: (request.caller as { clientId: string } | undefined)?.clientId,
      },
      'request',
    );
    done();
  });
  // No error of ours: the caller went away, and there is nobody to answer.
  app.addHook('onRequestAbort', (request, done) => {
    log.info({ reqId: request.id, operation: operationOf(request), req: request }, 'request broken off');
    done();
  });
}
