import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * True when the caller does not want to see what it has just sent (`Prefer: return=minimal`, RFC 7240); says so in the
 * answer. Other preferences may be ignored, and are.
 */
export function wantsMinimal({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  const given = [headers['prefer'] ?? []].flat().join(',');
  const isWanted = given.split(/[,;]/).some((each) => /^\s*return\s*=\s*"?minimal"?\s*$/i.test(each));
  if (isWanted) reply.header('preference-applied', 'return=minimal');
  return isWanted;
}
