import { answerOnce } from '../../access/idempotency/idempotency.ts';
import type { ConcurrencyLimit } from '../../access/limits/concurrency-limit.ts';
import type { ApiScope } from '../../http/access/api-scope.ts';
import { emptyNotFound, errorResponses } from '../../http/errors/error-schemas.ts';
import { renovationParamsSchema } from '../../planning/renovations/renovations.schemas.ts';
import { newReportSchema, reportSchema } from './reports.schemas.ts';
import { prepareReport, publishReport, type ReportSettings } from './reports.service.ts';

export function reportRoutes(
  app: ApiScope,
  settings: ReportSettings,
  reportsPerMinute: number,
  limit: ConcurrencyLimit,
): void {
  app.post(
    '/v1/renovations/:renovation_id/reports',
    {
      config: {
        permission: 'reports:create',
        rateLimit: { name: 'reports', perMinute: reportsPerMinute },
        hasEmptyNotFound: true,
      },
      schema: {
        operationId: 'createReport',
        summary: 'Generate a report',
        description:
          'Generates a new PDF on every call. It can be downloaded from `url` as soon as the response arrives.',
        tags: ['Reports'],
        params: renovationParamsSchema,
        body: newReportSchema,
        response: {
          201: reportSchema,
          ...errorResponses(422),
          ...emptyNotFound,
        },
      },
    },
    (request, reply) => {
      const { contextId, id: callerId } = request.caller;
      const { renovation_id: renovationId } = request.params;
      return answerOnce(settings.sql, request, reply, {
        prepare: () =>
          limit.run(callerId, () => prepareReport(settings, contextId, renovationId, request.body.language)),
        commit: async (tx, report) => ({
          status: 201,
          headers: {},
          body: await publishReport(tx, settings, contextId, report, request.caller),
        }),
      });
    },
  );
}
