import type { FastifyRequest } from 'fastify';
import { Fault } from '../../fault.ts';
import { isLoopbackUrl } from './is-local-request.ts';

export interface SessionRules {
  /** The cookie that holds a session's token. */
  cookieName: string;
  publicUrl: string;
}

/** 256 random bits in base64url. */
const TOKEN = /^[\w-]{43}$/;
const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * The session's token in the request's cookies; null when there is none, or two of them, or something else in its
 * place.
 */
export function readSessionToken(request: FastifyRequest, { cookieName }: SessionRules): string | null {
  const values = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${cookieName}=`))
    .map((pair) => pair.slice(cookieName.length + 1));
  const [token] = values;
  return values.length === 1 && token !== undefined && TOKEN.test(token) ? token : null;
}

/**
 * A browser sends the cookie whichever page makes the request, so a change must come from a page of our own. The origin
 * header proves it, which no page can forge, and so does a header that no other origin may send without being allowed
 * to.
 */
export function requireOwnPage(request: FastifyRequest, rules: SessionRules): void {
  if (READING.includes(request.method)) return;
  if (!isOwnOrigin(request, rules.publicUrl))
    throw new Fault('forbidden', [`Origin must be this server's own, ${new URL(rules.publicUrl).origin}`]);
  if (request.headers['x-rooftree-console'] !== '1')
    throw new Fault('forbidden', ['X-Rooftree-Console must be 1']);
}

/**
 * A server without a configured public address answers under every address of its machine: then the requested one
 * counts.
 */
function isOwnOrigin({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { origin } = headers;
  if (origin === undefined) return false;
  if (origin === new URL(publicUrl).origin) return true;
  return isLoopbackUrl(publicUrl) && URL.parse(origin)?.host === headers.host;
}
