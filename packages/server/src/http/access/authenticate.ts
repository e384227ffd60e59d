import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Caller, Permission } from '../../caller.ts';
import { Fault } from '../../fault.ts';
import { ApiError } from '../errors/api-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The permission that this operation requires; every route in a client scope has one. */
    permission?: Permission;
  }
  interface FastifyRequest {
    caller: Caller;
  }
}

/** The caller that a token names, or null for an invalid, expired or revoked token. */
export type VerifyToken = (token: string) => Caller | null | Promise<Caller | null>;

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** Restricts this scope to clients: every route in it needs a permission, and none runs without a valid token. */
export function authenticateClients(scope: FastifyInstance, verifyToken: VerifyToken): void {
  scope.decorateRequest('caller');
  scope.addHook('onRoute', requirePermission);
  scope.addHook('onRequest', (request, _reply, done) => {
    const caller = verifyToken(readToken(request));
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
  if (permission === undefined || !caller.permissions.includes(permission)) throw new Fault('forbidden');
  request.caller = caller;
}

function unauthorized(challenge: string): ApiError {
  return new ApiError(401, [], { headers: { 'www-authenticate': challenge } });
}
