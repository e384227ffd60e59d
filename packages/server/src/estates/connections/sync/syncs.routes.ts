import { actorOf } from '../../../access/audit/actor-of.ts';
import { Fault } from '../../../fault.ts';
import { type ApiScope, sendJson } from '../../../http/access/api-scope.ts';
import { errorResponses } from '../../../http/errors/error-schemas.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import { listRefused, listSyncs } from '../connection-json.repository.ts';
import {
  connectionParamsSchema,
  decisionSchema,
  refusedListSchema,
  runListSchema,
  runParamsSchema,
  runRequestSchema,
  runSchema,
} from '../connections.schemas.ts';
import { getConnection } from '../connections.service.ts';
import type { SyncSchedule } from './sync-schedule.ts';
import { decideSync, syncNow } from './syncs.service.ts';

/** The outcomes of a connection's syncs. */
export function syncRoutes(app: ApiScope, { sql, schedule }: { sql: Sql; schedule: SyncSchedule }): void {
  const common = { tags: ['Connections'], security: [{ session: [] }] };
  const reading = { permission: 'connections:read' as const };
  const writing = { permission: 'connections:write' as const, hasOwnAuditEntry: true };

  app.get(
    '/v1/connections/:id/runs',
    {
      config: reading,
      schema: {
        ...common,
        operationId: 'listConnectionRuns',
        summary: 'List sync runs',
        description: 'The newest 50. Syncs that found no changes are not listed.',
        params: connectionParamsSchema,
        response: { 200: runListSchema, ...errorResponses(404) },
      },
    },
    async ({ caller, params }, reply) => {
      await getConnection(sql, caller.contextId, params.id);
      return sendJson(reply, 200, `{"runs":[${(await listSyncs(sql, caller.contextId, params.id)).join()}]}`);
    },
  );

  app.post(
    '/v1/connections/:id/runs',
    {
      config: writing,
      schema: {
        ...common,
        operationId: 'readConnection',
        summary: 'Start a sync',
        description:
          'Returns the sync run, which continues in the background. When one is already running, that one is returned. Rejected (409) while a run waits for a decision.',
        params: connectionParamsSchema,
        body: runRequestSchema,
        response: { 202: runSchema, ...errorResponses(404, 409) },
      },
    },
    async (request, reply) => {
      const { caller, params, body } = request;
      const runId = await syncNow(sql, caller.contextId, params.id, body.kind, actorOf(request));
      const [run = '{}'] = await listSyncs(sql, caller.contextId, params.id, runId);
      return sendJson(reply, 202, run);
    },
  );

  app.get(
    '/v1/connections/:id/runs/:run_id/refused-rows',
    {
      config: reading,
      schema: {
        ...common,
        operationId: 'listRefusedRows',
        summary: 'List the items that a sync rejected',
        description: 'Each with its reasons. Fix them in the source system; the next sync picks them up.',
        params: runParamsSchema,
        response: { 200: refusedListSchema, ...errorResponses(404) },
      },
    },
    async ({ caller, params }, reply) => {
      const rows = await listRefused(sql, caller.contextId, params.id, params.run_id);
      if (rows === null) throw new Fault('missing');
      return sendJson(reply, 200, `{"refused_rows":${rows}}`);
    },
  );

  app.post(
    '/v1/connections/:id/runs/:run_id/decision',
    {
      config: writing,
      schema: {
        ...common,
        operationId: 'decideConnectionRun',
        summary: 'Resolve a sync that waits for a decision',
        description:
          'A sync that would deactivate more than a fifth of the estates waits for this decision. Rejected (409) when the sync is not waiting.',
        params: runParamsSchema,
        body: decisionSchema,
        response: { 200: runSchema, ...errorResponses(404, 409) },
      },
    },
    async (request, reply) => {
      const { caller, params, body } = request;
      await decideSync(
        sql,
        caller.contextId,
        { connectionId: params.id, runId: params.run_id, decision: body.decision, schedule },
        actorOf(request),
      );
      const [run = '{}'] = await listSyncs(sql, caller.contextId, params.id, params.run_id);
      return sendJson(reply, 200, run);
    },
  );
}
