import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../../fault.ts';
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

/**
 * Answers 503 when a request takes too long. One timer checks all open requests: a timer per request, as in Fastify,
 * costs as much as the rest of a quick response.
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
      else sendError(toApiError(new Fault('busy')), new Error('the request took too long'), request, reply);
    }
  }, CHECK_EVERY_MS);
  app.addHook('onClose', async () => clearInterval(timer));
}
