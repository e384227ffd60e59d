import { type ApiScope, sendJson } from '../../../http/access/api-scope.ts';
import type { Reads } from '../../../infra/database/connection/read-replica.ts';
import { listAllReports } from './all-reports.repository.ts';
import { allReportsQuerySchema, allReportsSchema } from './all-reports.schemas.ts';

export function allReportRoutes(app: ApiScope, reads: Reads, cdnUrl: string): void {
  app.get(
    '/v1/reports',
    {
      config: { permission: 'reports:read' },
      schema: {
        operationId: 'listAllReports',
        summary: 'List reports',
        description:
          'The newest report per plan and language, with its estate, newest first. Deleted plans and deactivated estates are left out.',
        tags: ['Reports'],
        querystring: allReportsQuerySchema,
        response: { 200: allReportsSchema },
      },
    },
    async ({ caller, query }, reply) => {
      const [createdAt = '', id = ''] = query.after?.split('_') ?? [];
      const filter = {
        isOutdated: query.is_outdated ?? null,
        language: query.language ?? null,
        after: query.after === undefined ? null : { createdAt, id },
      };
      const { page_size: size } = query;
      const found = await reads.run((sql) =>
        listAllReports(sql, caller.contextId, filter, { take: size + 1, cdnUrl }),
      );
      const page = found.slice(0, size);
      const last = page.at(-1);
      const next = found.length > size && last !== undefined ? `${last.createdAt}_${last.id}` : null;
      const reports = page.map(({ report }) => report).join();
      return sendJson(reply, 200, `{"reports":[${reports}],"next":${JSON.stringify(next)}}`);
    },
  );
}
