import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../../fault.ts';
import { ApiError } from '../errors/api-error.ts';
import { sendError, toApiError } from '../errors/error-handler.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Overrides the time limit of requests in general. */
    timeLimitMs?: number;
  }
}

interface Open {
  request: FastifyRequest;
  endsAt: number;
}

const CHECK_EVERY_MS = 250;

// The connection is closed: what still comes of the body would be read as the next request.
const TOO_SLOW = new ApiError(408, undefined, { headers: { connection: 'close' } });

/**
 * Answers 503 when a request takes too long, or 408 when it is its body that does. One timer checks all open requests:
 * a timer per request, as in Fastify, costs as much as the rest of a quick response.
 */
export function limitRequestTime(app: FastifyInstance, timeLimitMs: number): void {
  const open = new Map<FastifyReply, Open>();
  app.addHook('onRequest', (request, reply, done) => {
    const endsAt = performance.now() + (request.routeOptions.config.timeLimitMs ?? timeLimitMs);
    open.set(reply, { request, endsAt });
    done();
  });
  app.addHook('onResponse', (_request, reply, done) => {
    open.delete(reply);
    done();
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [reply, { request, endsAt }] of open) {
      if (endsAt > now) continue;
      open.delete(reply);
      if (reply.sent || reply.raw.headersSent) reply.raw.destroy();
      else if (isStillComing(request)) sendError(TOO_SLOW, null, request, reply);
      else sendError(toApiError(new Fault('busy')), new Error('the request took too long'), request, reply);
    }
  }, CHECK_EVERY_MS);
  app.addHook('onClose', async () => clearInterval(timer));
}

/** The body is being read, and its end has not come. */
function isStillComing({ raw }: FastifyRequest): boolean {
  return !raw.complete && raw.readableFlowing === true;
}
