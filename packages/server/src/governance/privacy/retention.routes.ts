import { actorOf } from '../../access/audit/actor-of.ts';
import { Fault } from '../../fault.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import type { Sql } from '../../infra/database/sql.ts';
import type { MaintenanceTask } from '../maintenance/maintenance-task.ts';
import {
  ownRetentionSchema,
  retentionKindSchema,
  retentionPathSchema,
  retentionQuerySchema,
  retentionSchema,
} from './retention.schemas.ts';
import { chooseRetention, type RetentionKind, readRetention } from './retention.service.ts';

/** The retention periods of a context. For owners. */
export function retentionRoutes(app: ApiScope, sql: Sql, tasks: readonly MaintenanceTask[]): void {
  const common = { tags: ['Console'], security: [{ session: [] }] };
  const permission = 'contexts:manage' as const;
  const choosable = tasks.filter(({ shortestOwnDays }) => shortestOwnDays !== undefined);

  app.get(
    '/v1/privacy/retention',
    {
      config: { permission },
      schema: {
        ...common,
        operationId: 'listRetention',
        summary: 'List retention periods',
        description:
          'The retention per kind of data, set by the server or shortened by this context, with the number of rows past it: a dry run of what maintenance deletes. With `days`, the number of rows that a retention of that many days would delete.',
        querystring: retentionQuerySchema,
        response: { 200: retentionSchema },
      },
    },
    async ({ caller, query }, reply) => {
      const asked = tasks.filter(({ name }) => query.kind === undefined || query.kind === name);
      const kinds = await readRetention(sql, caller.contextId, asked, query.days ?? null);
      return sendJson(reply, 200, JSON.stringify({ kinds: kinds.map(kindJson) }));
    },
  );

  app.put(
    '/v1/privacy/retention/:kind',
    {
      config: { permission, hasOwnAuditEntry: true },
      schema: {
        ...common,
        operationId: 'chooseRetention',
        summary: 'Override retention',
        description:
          "Shortens the retention of one kind of data: not longer than the server's, not shorter than `shortest_own_days`. It takes effect after 24 hours; until then it can be reverted and nothing is deleted. `null` restores the server setting immediately.",
        params: retentionPathSchema(choosable.map(({ name }) => name)),
        body: ownRetentionSchema,
        response: { 200: retentionKindSchema },
      },
    },
    async (request, reply) => {
      const { contextId } = request.caller;
      const task = choosable.find(({ name }) => name === request.params.kind);
      if (task === undefined) throw new Fault('missing');
      await chooseRetention(sql, actorOf(request), contextId, task, request.body.days);
      const [kind] = await readRetention(sql, contextId, [task], null);
      if (kind === undefined) throw new Fault('missing');
      return sendJson(reply, 200, JSON.stringify(kindJson(kind)));
    },
  );
}

const kindJson = ({
  name,
  retentionDays,
  setting,
  own,
  shortestOwnDays,
  wouldGo,
}: RetentionKind): object => ({
  name,
  kept_days: retentionDays,
  setting,
  own_days: own?.days ?? null,
  own_days_hold_from: own?.holdsFrom ?? null,
  shortest_own_days: shortestOwnDays,
  would_go: wouldGo,
});
