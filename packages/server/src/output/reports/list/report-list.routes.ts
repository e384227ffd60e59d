import { Fault } from '../../../fault.ts';
import { type ApiScope, sendJson } from '../../../http/access/api-scope.ts';
import { emptyNotFound } from '../../../http/errors/error-schemas.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import { renovationParamsSchema } from '../../../planning/renovations/renovations.schemas.ts';
import { reportsSchema } from '../reports.schemas.ts';
import { listReports } from './report-list.repository.ts';

export function reportListRoutes(app: ApiScope, sql: Sql, cdnUrl: string): void {
  app.get(
    '/v1/renovations/:renovation_id/reports',
    {
      config: { permission: 'reports:read', hasEmptyNotFound: true },
      schema: {
        operationId: 'listReports',
        summary: 'List the reports of a renovation',
        description: 'Newest first. Also works for a deleted renovation.',
        tags: ['Reports'],
        params: renovationParamsSchema,
        response: {
          200: reportsSchema,
          ...emptyNotFound,
        },
      },
    },
    async (request, reply) => {
      const reports = await listReports(sql, request.caller.contextId, request.params.renovation_id, cdnUrl);
      if (reports === null) throw new Fault('missing');
      return sendJson(reply, 200, reports);
    },
  );
}
