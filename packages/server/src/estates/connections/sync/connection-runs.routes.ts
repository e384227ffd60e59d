import { actorOf } from '../../../access/audit/actor-of.ts';
import { Fault } from '../../../fault.ts';
import { type ApiScope, sendJson } from '../../../http/access/api-scope.ts';
import { clientErrorResponses } from '../../../http/errors/error-schemas.ts';
import { notModified } from '../../../http/requests/etag.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import { listRefused, listRuns } from '../connection-json.repository.ts';
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
import type { ReadSchedule } from './read-schedule.ts';
import { decideRun, readNow } from './runs.service.ts';

/** What came of the reads of a connection. */
export function connectionRunRoutes(
  app: ApiScope,
  { sql, schedule }: { sql: Sql; schedule: ReadSchedule },
): void {
  const common = { tags: ['Connections'], security: [{ session: [] }], 'x-extension': true };
  const reading = { permission: 'connections:read' as const };
  const writing = { permission: 'connections:write' as const, hasOwnAuditEntry: true };

  app.get(
    '/v1/connections/:id/runs',
    {
      config: reading,
      schema: {
        ...common,
        operationId: 'listConnectionRuns',
        summary: 'List what came of the reads of a connection',
        description: 'The fifty newest. A look for changes that found none is not among them.',
        params: connectionParamsSchema,
        response: { 200: runListSchema, ...notModified, ...clientErrorResponses(404) },
      },
    },
    async ({ caller, params }, reply) => {
      await getConnection(sql, caller.contextId, params.id);
      return sendJson(reply, 200, `{"runs":[${(await listRuns(sql, caller.contextId, params.id)).join()}]}`);
    },
  );

  app.post(
    '/v1/connections/:id/runs',
    {
      config: writing,
      schema: {
        ...common,
        operationId: 'readConnection',
        summary: 'Read a connection now',
        description:
          'Answers the run, which goes on by itself; the one that runs already where there is one. Refused (409) while a run waits for a decision.',
        params: connectionParamsSchema,
        body: runRequestSchema,
        response: { 202: runSchema, ...clientErrorResponses(404, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const { caller, params, body } = request;
      const runId = await readNow(sql, caller.contextId, params.id, body.kind, actorOf(request));
      const [run = '{}'] = await listRuns(sql, caller.contextId, params.id, runId);
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
        summary: 'List what a read did not take',
        description: 'With the reasons. Mend them where the estate comes from; the next read takes it.',
        params: runParamsSchema,
        response: { 200: refusedListSchema, ...notModified, ...clientErrorResponses(404) },
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
        summary: 'Decide what becomes of estates that are no longer in the list',
        description:
          'A read after which more than a fifth of the estates would be deactivated waits for this. Refused (409) for one that waits for nothing.',
        params: runParamsSchema,
        body: decisionSchema,
        response: { 200: runSchema, ...clientErrorResponses(404, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const { caller, params, body } = request;
      await decideRun(
        sql,
        caller.contextId,
        { connectionId: params.id, runId: params.run_id, decision: body.decision, schedule },
        actorOf(request),
      );
      const [run = '{}'] = await listRuns(sql, caller.contextId, params.id, params.run_id);
      return sendJson(reply, 200, run);
    },
  );
}
