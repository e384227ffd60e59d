import type { FastifyInstance } from 'fastify';
import { NO_TOKEN_TAKEN, unauthorized } from '../errors/challenges.ts';
import { readSessionToken, requireOwnPage, type SessionRules } from './session-requests.ts';

/** Whose session it is. */
interface MemberSession {
  sessionId: string;
  memberId: string;
  isSecondFactorDue: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also for who has given a password alone, and has still to give the second factor. */
    isOpenBeforeSecondFactor?: boolean;
  }
  interface FastifyRequest {
    memberSession: MemberSession;
  }
}

interface MemberRules extends SessionRules {
  findOwnSession(sessionToken: string): Promise<MemberSession | null>;
}

/**
 * Restricts this scope to members and what is their own: their session, their password, their keys. A token opens
 * nothing here.
 */
export function authenticateMembers(scope: FastifyInstance, rules: MemberRules): void {
  scope.decorateRequest('memberSession');
  scope.addHook('onRequest', async (request) => {
    if (request.headers.authorization !== undefined) throw unauthorized(NO_TOKEN_TAKEN);
    const token = readSessionToken(request, rules);
    if (token === null) throw unauthorized('Bearer');
    requireOwnPage(request, rules);
    const session = await rules.findOwnSession(token);
    const { isOpenBeforeSecondFactor = false } = request.routeOptions.config;
    if (session === null || (session.isSecondFactorDue && !isOpenBeforeSecondFactor))
      throw unauthorized('Bearer');
    request.memberSession = session;
  });
}

/**
 * For what a member does without a session yet: signing in, or accepting an invitation. No other page may do it for
 * them.
 */
export function requireOwnPages(scope: FastifyInstance, rules: SessionRules): void {
  scope.addHook('onRequest', async (request) => requireOwnPage(request, rules));
}
