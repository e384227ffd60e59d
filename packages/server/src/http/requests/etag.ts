/** Conditional requests (RFC 9110, 13): an answer that the caller already has is a 304 without a body. */
import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Fault } from '../../fault.ts';

/** For the `response` of a route's schema. */
export const notModified = {
  304: Type.Null({ description: 'Not modified since the `ETag` in `If-None-Match`.' }),
};

/** Weak: the same answer may be sent compressed in several ways. */
export function etagOf(content: string | Buffer): string {
  return `W/"${hash('sha256', content, 'base64url').slice(0, 27)}"`;
}

/** Names the answer by this tag. True when the caller has it already: then 304 is to be sent instead. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag);
  const given = request.headers['if-none-match'];
  if (given === undefined) return false;
  // Compared weakly, as If-None-Match requires: proxies that compress turn a strong tag into a weak one, or back.
  const wanted = opaque(etag);
  return given.trim() === '*' || given.split(',').some((each) => opaque(each) === wanted);
}

/**
 * What a change is to be made of, by the caller's `If-Match`: throws `changed` when it is no longer so. Compared
 * weakly, unlike what the RFC says of strong tags: ours are weak because of compression alone, and name the content all
 * the same.
 */
export function expectedBy({ headers }: FastifyRequest): (content: string) => void {
  const given = headers['if-match'];
  if (given === undefined || given.trim() === '*') return () => {};
  const tags = given.split(',').map(opaque);
  return (content) => {
    if (!tags.includes(opaque(etagOf(content)))) throw new Fault('changed');
  };
}

function opaque(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}

/** Gives every successful GET of this scope a tag, by its content, unless its handler has. */
export function tagAnswers(scope: FastifyInstance): void {
  scope.addHook('onSend', (request, reply, payload, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isRead || !isWhole || reply.statusCode !== 200 || reply.hasHeader('etag')) done(null, payload);
    else if (isKnown(request, reply, etagOf(payload))) done(null, leaveOut(request, reply));
    else done(null, payload);
  });
}

/**
 * What an answer without a body must not say of one. Null and not an empty text, for which Fastify would add a length
 * of 0, which a 304 must not have (RFC 9110, 8.6); Fastify's own HEAD needs a text, and adds that length anyway.
 */
function leaveOut(request: FastifyRequest, reply: FastifyReply): string | null {
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return request.method === 'HEAD' ? '' : null;
}
