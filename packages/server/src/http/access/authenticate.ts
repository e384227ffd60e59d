import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { type Caller, clientPermissionFor, isPermitted, type Permission } from '../../caller.ts';
import { Fault } from '../../fault.ts';
import { insufficientScope, unauthorized } from '../errors/challenges.ts';
import { readSessionToken, requireOwnPage, type SessionRules } from './session-requests.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The permission that this operation requires; every route in a scope of callers has one. */
    permission?: Permission;
  }
  interface FastifyRequest {
    caller: Caller;
    credential: Credential;
  }
}

/** What a caller was admitted by: for an answer that lasts so long that it may be taken away meanwhile. */
export interface Credential {
  kind: 'token' | 'session';
  secret: string;
}

/** The caller that a token names, or null for an invalid, expired or revoked token. */
export type VerifyToken = (token: string) => Caller | null | Promise<Caller | null>;

interface CallerRules extends SessionRules {
  verifyToken: VerifyToken;
  /** The member whose session it is, in the context that they chose; null when there is no such session. */
  findCaller(sessionToken: string, chosenContext: string | undefined): Promise<Caller | null>;
}

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/**
 * Restricts this scope to callers: every route in it needs a permission, and none runs without a valid token, or the
 * session of a member. Who sends a token is judged by it alone, whatever cookie comes along.
 */
export function authenticateCallers(scope: FastifyInstance, rules: CallerRules): void {
  scope.decorateRequest('caller');
  scope.decorateRequest('credential');
  scope.addHook('onRoute', requirePermission);
  scope.addHook('onRequest', (request, _reply, done) => {
    const caller =
      request.headers.authorization === undefined && request.headers.cookie !== undefined
        ? findMember(request, rules)
        : rules.verifyToken(rememberCredential(request, 'token', readToken(request)));
    if (caller instanceof Promise) caller.then((found) => admit(request, found)).then(() => done(), done);
    else {
      admit(request, caller);
      done();
    }
  });
}

function requirePermission(route: RouteOptions): void {
  if (route.config?.permission === undefined) {
    throw new Error(`${route.method} ${route.url} needs config.permission`);
  }
}

async function findMember(request: FastifyRequest, rules: CallerRules): Promise<Caller> {
  const token = readSessionToken(request, rules);
  if (token === null) throw unauthorized('Bearer');
  requireOwnPage(request, rules);
  const chosen = request.headers['x-rooftree-context'];
  rememberCredential(request, 'session', token);
  const caller = await rules.findCaller(token, chosen === undefined ? undefined : String(chosen));
  if (caller === null) throw unauthorized('Bearer');
  return caller;
}

function rememberCredential(request: FastifyRequest, kind: Credential['kind'], secret: string): string {
  request.credential = { kind, secret };
  return secret;
}

function readToken(request: FastifyRequest): string {
  const header = request.headers.authorization;
  const token = header === undefined ? undefined : BEARER.exec(header)?.[1];
  if (token === undefined)
    throw unauthorized(header === undefined ? 'Bearer' : 'Bearer error="invalid_token"');
  return token;
}

function admit(request: FastifyRequest, caller: Caller | null): void {
  if (caller === null) throw unauthorized('Bearer error="invalid_token"');
  const { permission } = request.routeOptions.config;
  if (permission === undefined) throw new Fault('forbidden');
  // Before the check: a refused request is logged with who sent it.
  request.caller = caller;
  checkPermission(caller, permission);
}

/** A member finds the reason in the body; a client, for whom the contract has no message, in a header. */
export function checkPermission(caller: Caller, permission: Permission): void {
  if (isPermitted(caller, permission)) return;
  throw caller.kind === 'client'
    ? insufficientScope(clientPermissionFor(permission))
    : new Fault('forbidden', ['your role in this context does not allow this']);
}
