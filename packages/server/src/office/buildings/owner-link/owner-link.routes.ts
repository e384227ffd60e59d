import { actorOf } from '../../../access/audit/actor-of.ts';
import { Fault } from '../../../fault.ts';
import { type ApiScope, sendJson } from '../../../http/access/api-scope.ts';
import { errorResponses } from '../../../http/errors/error-schemas.ts';
import { type Executor, type Sql, transaction } from '../../../infra/database/sql.ts';
import { buildingParamsSchema } from '../buildings.schemas.ts';
import { recordBuilding } from '../buildings.service.ts';
import { findOwnerLink, renewOwnerLink } from './owner-link.repository.ts';
import { ownerLinkSchema } from './owner-link.schemas.ts';

export function ownerLinkRoutes(app: ApiScope, { sql, publicUrl }: { sql: Sql; publicUrl: string }): void {
  const common = {
    tags: ['Buildings'],
    'x-extension': true,
    params: buildingParamsSchema,
    response: { 200: ownerLinkSchema, ...errorResponses(404) },
  };
  const linkOf = async (executor: Executor, contextId: string, externalId: string): Promise<string> => {
    const link = await findOwnerLink(executor, contextId, externalId);
    if (link === null) throw new Fault('missing');
    return JSON.stringify({ url: `${publicUrl}/b/${link.token}`, units: link.units });
  };

  app.get(
    '/v1/buildings/:external_id/owner-link',
    {
      // Codes open private figures: whoever may only read does not get them.
      config: { permission: 'buildings:write' },
      schema: {
        ...common,
        operationId: 'getBuildingOwnerLink',
        summary: 'Get the link for the owners',
        description:
          'The public page of the building, and for each unit the code that its owner enters there.',
      },
    },
    async ({ caller, params }, reply) =>
      sendJson(reply, 200, await linkOf(sql, caller.contextId, params.external_id)),
  );

  app.post(
    '/v1/buildings/:external_id/owner-link/renew',
    {
      config: { permission: 'buildings:write', hasOwnAuditEntry: true },
      schema: {
        ...common,
        operationId: 'renewBuildingOwnerLink',
        summary: 'Renew the link for the owners',
        description: 'Replaces the link and all codes. Those that were sent before stop working.',
      },
    },
    async (request, reply) => {
      const { caller, params } = request;
      const link = await transaction(sql, async (tx) => {
        if (!(await renewOwnerLink(tx, caller.contextId, params.external_id))) throw new Fault('missing');
        await recordBuilding(
          tx,
          actorOf(request),
          caller.contextId,
          'renewBuildingOwnerLink',
          params.external_id,
          null,
        );
        return linkOf(tx, caller.contextId, params.external_id);
      });
      return sendJson(reply, 200, link);
    },
  );
}
