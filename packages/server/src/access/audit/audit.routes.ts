import type { FastifyRequest } from 'fastify';
import type { ApiScope } from '../../http/access/api-scope.ts';
import { operationOf } from '../../http/observability/metrics.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { networkOf } from '../limits/network.ts';
import { recordRequest } from './audit.service.ts';
import type { Thing } from './audit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation writes its own entry, in the transaction of its change. */
    hasOwnAuditEntry?: boolean;
  }
  interface FastifyRequest {
    /** This very request has its entry: the change was made, and recorded with its values. */
    hasAuditEntry: boolean;
    /** What it changed, where the path does not say it. */
    auditedThing: Thing | null;
  }
}

const LONGEST_PATH = 4096;

/**
 * Records every change that a member requested, after its response, where the operation itself records nothing more
 * precise.
 */
export function recordMembersRequests(scope: ApiScope, sql: Sql): void {
  scope.decorateRequest('hasAuditEntry', false);
  scope.decorateRequest('auditedThing', null);
  scope.addHook('onResponse', (request, reply, done) => {
    done();
    if (!isChangeOfMember(request)) return;
    const { caller, ip, id: requestId } = request;
    const actor = { kind: caller.kind, id: caller.id, network: networkOf(ip), requestId };
    const entry = {
      contextId: caller.contextId,
      operation: operationOf(request),
      path: (request.url.split('?', 1)[0] ?? '').slice(0, LONGEST_PATH),
      status: reply.statusCode,
      thing: request.auditedThing ?? thingInPath(request.params),
    };
    recordRequest(sql, actor, entry).catch((error: unknown) =>
      request.log.error({ err: error, entry }, 'a change could not be written to the audit'),
    );
  });
}

function isChangeOfMember({ method, routeOptions, ...request }: FastifyRequest): boolean {
  // Absent when the request was refused before it had one.
  const { caller } = request as Partial<FastifyRequest>;
  const isChange = method !== 'GET' && method !== 'HEAD';
  const hasEntry = routeOptions.config.hasOwnAuditEntry === true || request.hasAuditEntry;
  return isChange && caller?.kind === 'member' && !hasEntry;
}

const LONGEST_ID = 255;

function thingInPath(params: unknown): Thing | null {
  const named = new Map<string, unknown>(Object.entries(params ?? {}));
  const [estate, renovation] = [named.get('external_id'), named.get('renovation_id')];
  if (typeof estate === 'string' && estate.length <= LONGEST_ID) return { kind: 'estate', id: estate };
  return typeof renovation === 'string' ? { kind: 'renovation', id: renovation } : null;
}
