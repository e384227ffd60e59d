import type { FastifyInstance, FastifyReply } from 'fastify';
import { Fault } from '../fault.ts';
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
    take(counts, limit, request.caller.clientId, reply);
    const { rateLimit } = request.routeOptions.config;
    if (rateLimit !== undefined) take(counts, rateLimit, request.caller.clientId, reply);
    done();
  });
}

/** Counts one request and says so in the answer's headers; throws `too_many` when the limit is passed. */
export function take(counts: RateCounts, limit: RateLimit, who: string, reply: FastifyReply): void {
  const now = Date.now();
  const used = counts.add(`${limit.name}:${who}`, 1, now);
  const seconds = secondsLeft(now);
  reply.header('ratelimit-policy', `"${limit.name}";q=${limit.perMinute};w=${WINDOW_SECONDS}`);
  reply.header('ratelimit', `"${limit.name}";r=${Math.max(0, limit.perMinute - used)};t=${seconds}`);
  if (used > limit.perMinute) throw tooManyRequests(seconds);
}

/** Throws `too_many` when the limit is already used up; counts nothing. */
export function refuseWhenUsedUp(counts: RateCounts, limit: RateLimit, who: string): void {
  const now = Date.now();
  if (counts.add(`${limit.name}:${who}`, 0, now) >= limit.perMinute) throw tooManyRequests(secondsLeft(now));
}

function secondsLeft(now: number): number {
  return WINDOW_SECONDS - Math.floor((now / 1000) % WINDOW_SECONDS);
}

function tooManyRequests(seconds: number): Fault {
  return new Fault('too_many', [], { retryAfterSeconds: seconds });
}
