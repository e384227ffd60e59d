import { finished } from 'node:stream';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { ConcurrencyLimit } from './concurrency-limit.ts';

// Below the time in which a request must have arrived.
const LONGEST_WAIT_MS = 15_000;

/** So many requests of an owner at once, before their bodies are read: one that waits occupies no memory. */
export function limitBodies(
  atOnce: number,
  ownerOf: (request: FastifyRequest) => string,
): onRequestHookHandler {
  const limit = new ConcurrencyLimit({ atOnce, waitMs: LONGEST_WAIT_MS });
  return (request, reply, done) => {
    const work = async () => {
      done();
      await new Promise((resolve) => finished(reply.raw, resolve));
    };
    limit.run(ownerOf(request), work).catch(done);
  };
}
