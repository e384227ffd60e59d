import type { FastifyInstance } from 'fastify';
import type { Permission } from '../caller.ts';
import { LONGEST_TOKEN_SECONDS } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { authenticateCallers } from '../http/access/authenticate.ts';
import { authenticateMembers, requireOwnPages } from '../http/access/authenticate-members.ts';
import { allowOrigins, restrictOrigins } from '../http/access/cors.ts';
import { type Admitted, recheckPermission } from '../http/access/recheck-permission.ts';
import { documentResponses } from '../http/errors/document-responses.ts';
import { compressAnswers } from '../http/requests/compress.ts';
import { tagAnswers } from '../http/requests/etag.ts';
import { recordMembersRequests } from './audit/audit.routes.ts';
import type { ClientKeys } from './clients/client-keys.ts';
import { verifyToken } from './clients/clients.service.ts';
import { KnownTokens } from './clients/known-tokens.ts';
import { Revocations } from './clients/revocations.ts';
import { ContextOrigins } from './contexts/context-origins.ts';
import { RateCounts } from './limits/rate-counts.ts';
import { limitClients } from './limits/rate-limit.ts';
import { RequestLog } from './request-log/request-log.ts';
import { recordClientRequests } from './request-log/requests.routes.ts';
import { sessionCookieName } from './sessions/session-cookie.ts';
import { findCaller, findOwnSession, findPermissions } from './sessions/sessions.service.ts';

/** Who may do what, for the whole app: made once, and given to every storey. */
export interface Access {
  keys: ClientKeys;
  /** Absent where limits are off. */
  counts: RateCounts | undefined;
  revocations: Revocations;
  /** Absent where it is off. */
  requests: RequestLog | undefined;
  sessionLimits: { idleHours: number; days: number };
  /** Restricts a scope to clients and members with the permission of each operation, counts and records them. */
  admitCallers(scope: FastifyInstance): void;
  /** Restricts a scope to members who are signed in. */
  admitMembers(scope: FastifyInstance): void;
  /** Restricts a scope to requests of our own pages. */
  admitOwnPages(scope: FastifyInstance): void;
  /** Those who would be admitted again, of some who were admitted once. */
  recheckPermission<Some extends Admitted>(
    admitted: ReadonlySet<Some>,
    permission: Permission,
  ): Promise<ReadonlySet<Some>>;
}

export async function createAccess(app: FastifyInstance, dependencies: Dependencies): Promise<Access> {
  const { config, sql } = dependencies;
  const origins = new ContextOrigins(sql, config.corsOrigins);
  allowOrigins(app, origins);
  const keys = await dependencies.loadClientKeys();
  const tokens = new KnownTokens(keys);
  const revocations = new Revocations(sql, LONGEST_TOKEN_SECONDS);
  const counts = config.rateLimits ? new RateCounts(sql, dependencies.now) : undefined;
  app.addHook('onClose', async () => counts?.close());
  const requests = config.requestLog ? new RequestLog(sql, dependencies.log) : undefined;
  const sessionLimits = { idleHours: config.sessionIdleHours, days: config.sessionDays };
  const pages = { cookieName: sessionCookieName(config.publicUrl), publicUrl: config.publicUrl };
  const verify = (token: string) => verifyToken(tokens, revocations, token);
  return {
    keys,
    counts,
    revocations,
    requests,
    sessionLimits,
    admitCallers(scope) {
      documentResponses(scope);
      authenticateCallers(scope, {
        ...pages,
        verifyToken: verify,
        findCaller: (token, chosen) => findCaller(sql, sessionLimits, token, chosen),
      });
      restrictOrigins(scope, origins);
      if (counts) limitClients(scope, counts, { name: 'requests', perMinute: config.requestsPerMinute });
      recordMembersRequests(scope, sql);
      if (requests) recordClientRequests(scope, requests);
      tagAnswers(scope);
      compressAnswers(scope);
    },
    admitMembers(scope) {
      documentResponses(scope);
      authenticateMembers(scope, {
        ...pages,
        findOwnSession: (token) => findOwnSession(sql, sessionLimits, token),
      });
      tagAnswers(scope);
    },
    admitOwnPages(scope) {
      requireOwnPages(scope, pages);
    },
    recheckPermission: (admitted, permission) =>
      recheckPermission(admitted, permission, {
        verifyToken: verify,
        findPermissions: (asked) => findPermissions(sql, sessionLimits, asked),
      }),
  };
}
