import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../../fault.ts';
import { networkOf } from './network.ts';
import { type RateCounts, WINDOW_SECONDS } from './rate-counts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A limit of this operation's own, besides the one on all requests of a client. */
    rateLimit?: RateLimit;
  }
}

export interface RateLimit {
  name: string;
  perMinute: number;
}

/** Limits the requests of each client in this scope. Comes after `authenticateClients`, whose caller it counts. */
export function limitClients(scope: FastifyInstance, counts: RateCounts, limit: RateLimit): void {
  scope.addHook('onRequest', (request, reply, done) => {
    countRequest(counts, limit, request.caller.id, reply);
    const { rateLimit } = request.routeOptions.config;
    if (rateLimit !== undefined) countRequest(counts, rateLimit, request.caller.id, reply);
    done();
  });
}

/** Counts one request and says so in the answer's headers; throws `too_many` when the limit is passed. */
export function countRequest(
  counts: RateCounts,
  limit: RateLimit,
  subject: string,
  reply: FastifyReply,
): void {
  const { used, secondsLeft: seconds } = counts.add(`${limit.name}:${subject}`);
  reply.header('ratelimit-policy', `"${limit.name}";q=${limit.perMinute};w=${WINDOW_SECONDS}`);
  reply.header('ratelimit', `"${limit.name}";r=${Math.max(0, limit.perMinute - used)};t=${seconds}`);
  if (used > limit.perMinute) throw new Fault('too_many', [], { retryAfterSeconds: seconds });
}

/** Limits the requests of each network in this scope. */
export function limitNetworks(
  scope: FastifyInstance,
  counts: RateCounts | undefined,
  limit: RateLimit,
): void {
  if (counts === undefined) return;
  scope.addHook('onRequest', (request, reply, done) => {
    countRequestOfNetwork(counts, limit, request, reply);
    done();
  });
}

/** The same for callers that are known by their address only. */
export function countRequestOfNetwork(
  counts: RateCounts,
  limit: RateLimit,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  countRequest(counts, limit, networkOf(request.ip), reply);
}
