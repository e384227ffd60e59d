import type { FastifyRequest } from 'fastify';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { operationOf } from '../../http/observability/metrics.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { networkOf } from '../limits/network.ts';
import { auditPageSchema, auditQuerySchema } from './audit.schemas.ts';
import { readEntries, recordRequest } from './audit.service.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation writes its own entry, in the transaction of its change. */
    hasOwnAuditEntry?: boolean;
  }
}

const LONGEST_PATH = 4096;

/**
 * Records every change that a member requested, after its response, where the operation itself records nothing more
 * precise.
 */
export function recordMembersRequests(scope: ApiScope, sql: Sql): void {
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
  return isChange && caller?.kind === 'member' && routeOptions.config.hasOwnAuditEntry !== true;
}

export function auditRoutes(app: ApiScope, sql: Sql): void {
  app.get(
    '/v1/audit',
    {
      config: { permission: 'audit:read' },
      schema: {
        tags: ['Console'],
        security: [{ session: [] }],
        operationId: 'listAuditEntries',
        summary: 'List audit log entries',
        description:
          'Changes in this context, newest first. Changes to members, clients and settings include the values before and after; other changes by members are listed without values.',
        querystring: auditQuerySchema,
        response: { 200: auditPageSchema },
      },
    },
    async ({ caller, query }, reply) => {
      const filter = {
        before: query.before ?? null,
        operation: query.operation ?? null,
        actorId: query.actor_id ?? null,
        thingKind: query.thing_kind ?? null,
        thingId: query.thing_id ?? null,
        from: query.from ?? null,
        to: query.to ?? null,
      };
      const { entries, nextBefore } = await readEntries(sql, caller.contextId, filter, query.page_size);
      return sendJson(
        reply,
        200,
        `{"entries":[${entries.join()}],"next_before":${JSON.stringify(nextBefore)}}`,
      );
    },
  );
}
