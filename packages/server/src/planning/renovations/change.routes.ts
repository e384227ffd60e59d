import { Type } from 'typebox';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { renovationParamsSchema, renovationPatchSchema, renovationSchema } from './renovations.schemas.ts';
import { deleteRenovation, patchRenovation, restoreRenovation } from './renovations.service.ts';

export function renovationChangeRoutes(app: ApiScope, sql: Sql): void {
  const tags = ['Renovations'];
  const config = { permission: 'renovations:write' as const };

  app.patch(
    '/v1/renovations/:renovation_id',
    {
      config,
      schema: {
        operationId: 'patchRenovation',
        summary: 'Update a renovation',
        description:
          'A merge patch (RFC 7396) of the name and the managing user. Later calculations keep both. Changing the name makes its reports outdated.',
        tags,
        consumes: ['application/json', 'application/merge-patch+json'],
        params: renovationParamsSchema,
        body: renovationPatchSchema,
        response: { 200: renovationSchema, ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const { caller, params, body } = request;
      const renovation = await patchRenovation(sql, caller.contextId, params.renovation_id, {
        name: body.renovation_name,
        managerExternalId: body.managing_user === null ? null : body.managing_user?.external_id,
      });
      return sendJson(reply, 200, renovation);
    },
  );

  app.delete(
    '/v1/renovations/:renovation_id',
    {
      config,
      schema: {
        operationId: 'deleteRenovation',
        summary: 'Delete a renovation',
        description:
          'Sets `renovation_deleted_at`. The search lists it only with `include_deleted`, and no new reports can be generated. It can be restored. Its reports stay. Deleting it again changes nothing.',
        tags,
        params: renovationParamsSchema,
        response: { 204: Type.Null({ description: 'Deleted.' }), ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      await deleteRenovation(sql, request.caller.contextId, request.params.renovation_id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/v1/renovations/:renovation_id/restore',
    {
      config,
      schema: {
        operationId: 'restoreRenovation',
        summary: 'Restore a deleted renovation',
        description:
          'Restoring a renovation that is not deleted changes nothing. Rejected (409) for a suggested plan when the estate has a newer one.',
        tags,
        params: renovationParamsSchema,
        response: { 200: renovationSchema, ...errorResponses(404, 409) },
      },
    },
    async (request, reply) => {
      const { caller, params } = request;
      return sendJson(reply, 200, await restoreRenovation(sql, caller.contextId, params.renovation_id));
    },
  );
}
