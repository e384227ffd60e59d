import { Readable } from 'node:stream';
import { actorOf } from '../../access/audit/actor-of.ts';
import { recordChange } from '../../access/audit/audit.service.ts';
import { estateParamsSchema } from '../../estates/estates.schemas.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { TABLE_TYPES } from '../../infra/tables/table-file.ts';
import { exportEntries } from './audit-csv.ts';
import type { AuditFilter } from './audit-log.repository.ts';
import {
  auditExportQuerySchema,
  auditExportSchema,
  auditPageSchema,
  auditQuerySchema,
  historyQuerySchema,
  historySchema,
} from './audit-log.schemas.ts';
import { readEntries, readHistory } from './audit-log.service.ts';

/** Each statement on the way has the limit of every request. */
const EXPORT_LIMIT_MS = 3_600_000;

export function auditLogRoutes(app: ApiScope, sql: Sql): void {
  const common = { tags: ['Console'], security: [{ session: [] }] };

  app.get(
    '/v1/audit',
    {
      config: { permission: 'audit:read' },
      schema: {
        ...common,
        operationId: 'listAuditEntries',
        summary: 'List audit log entries',
        description:
          'Changes in this context, newest first. Changes to members, clients, settings and estates include the values before and after; other changes by members are listed without values. Changes of plans by calculations (`planChanged`) are listed when `operation` or `thing_id` selects them.',
        querystring: auditQuerySchema,
        response: { 200: auditPageSchema },
      },
    },
    async ({ caller, query }, reply) => {
      const position = { before: query.before ?? null, pageSize: query.page_size };
      const { entries, nextBefore } = await readEntries(sql, caller.contextId, filterOf(query), position);
      return sendJson(reply, 200, writePage(entries, nextBefore));
    },
  );

  app.get(
    '/v1/audit/export',
    {
      config: { permission: 'audit:read', timeLimitMs: EXPORT_LIMIT_MS },
      schema: {
        ...common,
        operationId: 'exportAuditEntries',
        summary: 'Export the audit log',
        description:
          'A stream of CSV with one line per entry, in words, newest first. The export itself is recorded in the audit log.',
        querystring: auditExportQuerySchema,
        response: { 200: auditExportSchema },
      },
    },
    async (request, reply) => {
      const { caller, query } = request;
      const { contextId } = caller;
      await recordChange(sql, actorOf(request), {
        contextId,
        operation: 'exportAuditEntries',
        thing: { kind: 'context', id: contextId },
        before: null,
        after: null,
      });
      reply
        .header('content-type', TABLE_TYPES.csv)
        .header('content-disposition', 'attachment; filename="audit.csv"')
        .header('cache-control', 'no-store');
      return reply.send(Readable.from(exportEntries(sql, contextId, filterOf(query), query.language)));
    },
  );

  app.get(
    '/v1/estates/:external_id/history',
    {
      config: { permission: 'estates:read' },
      schema: {
        ...common,
        operationId: 'listEstateHistory',
        summary: 'List the changes of an estate',
        description:
          'What changed of an estate and its plans, with the values before and after, newest first. Empty for an estate that does not exist.',
        params: estateParamsSchema,
        querystring: historyQuerySchema,
        response: { 200: historySchema },
      },
    },
    async ({ caller, params, query }, reply) => {
      const position = { before: query.before ?? null, pageSize: query.page_size };
      const { entries, nextBefore } = await readHistory(sql, caller.contextId, params.external_id, position);
      return sendJson(reply, 200, writePage(entries, nextBefore));
    },
  );
}

function writePage(entries: readonly string[], nextBefore: string | null): string {
  return `{"entries":[${entries.join()}],"next_before":${JSON.stringify(nextBefore)}}`;
}

interface GivenFilters {
  operation?: string;
  actor_id?: string;
  thing_kind?: string;
  thing_id?: string;
  from?: string;
  to?: string;
}

function filterOf(given: GivenFilters): AuditFilter {
  return {
    operation: given.operation ?? null,
    actorId: given.actor_id ?? null,
    thingKind: given.thing_kind ?? null,
    thingId: given.thing_id ?? null,
    from: given.from ?? null,
    to: given.to ?? null,
  };
}
