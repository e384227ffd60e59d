import { answerOnce } from '../../../access/idempotency/idempotency.ts';
import type { ApiScope } from '../../../http/access/api-scope.ts';
import { requirePermissions } from '../../../http/access/require-permissions.ts';
import { errorResponses } from '../../../http/errors/error-schemas.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import { programmeParamsSchema } from '../programme-result.schemas.ts';
import {
  approvalListSchema,
  approvalSchema,
  newApprovalSchema,
  worksDoneSchema,
  worksRecordedSchema,
} from './approvals.schemas.ts';
import { approveYear, getApprovals, type WorkSettings } from './approvals.service.ts';
import { recordDone } from './works-done.service.ts';

export function approvalRoutes(app: ApiScope, { sql, ...settings }: WorkSettings & { sql: Sql }): void {
  const shared = { tags: ['Programmes'], 'x-extension': true };
  const config = { permission: 'programmes:write' as const };

  app.get(
    '/v1/programmes/:id/approvals',
    {
      config: { permission: 'programmes:read' as const },
      schema: {
        ...shared,
        operationId: 'listProgrammeApprovals',
        summary: 'List the approved years of a programme',
        description: 'By year, with the progress of plans, passports and works.',
        params: programmeParamsSchema,
        response: { 200: approvalListSchema, ...errorResponses(404) },
      },
    },
    ({ caller, params }) => getApprovals(sql, caller.contextId, params.id),
  );

  app.post(
    '/v1/programmes/:id/approvals',
    {
      config,
      schema: {
        ...shared,
        operationId: 'approveProgrammeYear',
        summary: 'Approve a year of a programme',
        description:
          'Homes whose works begin in the year get the plan of the programme and, where wanted, their passport. The next programme with this one as `previous` leaves them as they are. Also needs `calculations:create`, and `reports:create` for passports. A year that is approved already is returned (200). Refused (409) without a result, or after another scenario was approved.',
        params: programmeParamsSchema,
        body: newApprovalSchema,
        response: { 200: approvalSchema, 201: approvalSchema, ...errorResponses(404, 409, 422) },
      },
    },
    (request, reply) => {
      const { caller, params, body } = request;
      requirePermissions(caller, 'calculations:create');
      if (body.passports) requirePermissions(caller, 'reports:create');
      const wanted = {
        year: body.year,
        scenario: body.scenario ?? 0,
        withPassports: body.passports ?? false,
        language: body.language ?? null,
      };
      return answerOnce(sql, request, reply, {
        prepare: async () => wanted,
        commit: async (tx) => {
          const { approval, isNew } = await approveYear(
            tx,
            caller.contextId,
            caller,
            params.id,
            wanted,
            settings,
          );
          return { status: isNew ? 201 : 200, headers: {}, body: JSON.stringify(approval) };
        },
      });
    },
  );

  app.post(
    '/v1/programmes/:id/done',
    {
      config,
      schema: {
        ...shared,
        operationId: 'recordProgrammeWorks',
        summary: 'Report works of a programme as done',
        description:
          'Writes the facts that the works changed to each home, with the origin `WORKS`, and plans what is left to do. Of works in two stages, the second is done from its year on. Also needs `estates:write` and `calculations:create`. The same report again changes nothing.',
        params: programmeParamsSchema,
        body: worksDoneSchema,
        response: { 200: worksRecordedSchema, ...errorResponses(404, 409, 422) },
      },
    },
    (request, reply) => {
      const { caller, params, body } = request;
      requirePermissions(caller, 'estates:write', 'calculations:create');
      const rows = body.homes.map(({ external_id: externalId, done_on: doneOn }) => ({ externalId, doneOn }));
      return answerOnce(sql, request, reply, {
        prepare: async () => rows,
        commit: async (tx) => ({
          status: 200,
          headers: {},
          body: JSON.stringify(await recordDone(tx, caller.contextId, params.id, rows, settings)),
        }),
      });
    },
  );
}
