import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import type { Sql } from '../../infra/database/sql.ts';
import type { RequestLog } from './record-requests.ts';
import { listRequests } from './requests.repository.ts';
import { requestPageSchema, requestQuerySchema, STATUSES_OF } from './requests.schemas.ts';

const EVERY_STATUS = [100, 599] as const;

/** What the clients of a context called: for an owner all of it, for a client its own. */
export function requestRoutes(
  app: ApiScope,
  { sql, requests }: { sql: Sql; requests: RequestLog | undefined },
): void {
  app.get(
    '/v1/requests',
    {
      config: { permission: 'requests:read' },
      schema: {
        tags: ['Request log'],
        operationId: 'listRequests',
        summary: 'List requests of clients',
        description:
          'With status, duration and errors; about a second late. Kept for 7 days by default. Empty where the operator has disabled the log.',
        querystring: requestQuerySchema,
        response: { 200: requestPageSchema },
      },
    },
    async ({ caller, query }, reply) => {
      // This process at least has nothing left to write: what a developer has just called is there.
      await requests?.write();
      const page = await listRequests(sql, caller.contextId, {
        clientId: caller.kind === 'client' ? caller.id : (query.client_id ?? null),
        method: query.method ?? null,
        statuses: query.outcome === undefined ? EVERY_STATUS : STATUSES_OF[query.outcome],
        path: query.path ?? null,
        pageSize: query.page_size,
        before: query.before ?? null,
      });
      return sendJson(reply, 200, page);
    },
  );
}
