import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError, unavailable } from '../errors/error-handler.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Instead of the time that every request has. */
    timeLimitMs?: number;
  }
}

interface Open {
  request: FastifyRequest;
  endsAt: number;
}

const LOOK_EVERY_MS = 250;

/**
 * Answers 503 when a request takes too long. One timer looks at all open requests: one for each of them, as Fastify has it,
 * costs as much as the rest of a quick answer.
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
      const error = unavailable();
      if (reply.sent || reply.raw.headersSent) reply.raw.destroy();
      else sendError(error, new Error('the request took too long'), request, reply);
    }
  }, LOOK_EVERY_MS);
  app.addHook('onClose', async () => clearInterval(timer));
}

/** The work's result, or a 503 when it takes longer than this. For parts of an answer that may take long as a whole. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable()), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
