import type { ApiScope } from '../http/access/api-scope.ts';
import { clientErrorResponses, emptyNotFound } from '../http/errors/error-schemas.ts';
import { answerOnce } from '../idempotency/idempotency.ts';
import { renovationParamsSchema } from '../renovations/renovations.schemas.ts';
import { newReportSchema, reportSchema } from './reports.schemas.ts';
import { prepareReport, publishReport, type ReportSettings } from './reports.service.ts';

export function reportRoutes(app: ApiScope, settings: ReportSettings, reportsPerMinute: number): void {
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
        summary: 'Generate a report of a renovation',
        description: 'Makes a new PDF each time. It can be downloaded from `url` when the answer arrives.',
        tags: ['Reports'],
        params: renovationParamsSchema,
        body: newReportSchema,
        response: {
          201: reportSchema,
          ...clientErrorResponses(413, 415, 422),
          ...emptyNotFound,
        },
      },
    },
    (request, reply) => {
      const { contextId } = request.caller;
      const { renovation_id: renovationId } = request.params;
      return answerOnce(settings.sql, request, reply, {
        prepare: () => prepareReport(settings, contextId, renovationId, request.body.language),
        commit: async (tx, report) => ({
          status: 201,
          headers: {},
          body: await publishReport(tx, settings, contextId, report),
        }),
        discard: (report) => settings.files.remove(report.path),
      });
    },
  );
}
