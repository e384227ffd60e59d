import { Type } from 'typebox';
import { actorOf } from '../../access/audit/actor-of.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { requirePermissions } from '../../http/access/require-permissions.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import { writePage } from '../../http/requests/paging.ts';
import type { FileLedger } from '../../infra/files/stored-files.service.ts';
import { listBuildings } from './buildings.repository.ts';
import {
  buildingBodySchema,
  buildingPageSchema,
  buildingParamsSchema,
  buildingSchema,
  buildingsQuerySchema,
  deleteBuildingQuerySchema,
} from './buildings.schemas.ts';
import { getBuilding, putBuilding, readBuilding, removeBuilding } from './buildings.service.ts';

export interface BuildingOptions extends FileLedger {
  /** Of a building with all its units. */
  maxBytes: number;
}

export function buildingRoutes(app: ApiScope, options: BuildingOptions): void {
  const { sql, maxBytes } = options;
  const common = { tags: ['Buildings'], 'x-extension': true };
  const read = { permission: 'buildings:read' as const };
  const write = { permission: 'buildings:write' as const, hasOwnAuditEntry: true };

  app.get(
    '/v1/buildings',
    {
      config: read,
      schema: {
        ...common,
        operationId: 'listBuildings',
        summary: 'List buildings',
        description:
          'Buildings with co-owners in the order of their names, each with its latest plan at a glance.',
        querystring: buildingsQuerySchema,
        response: { 200: buildingPageSchema },
      },
    },
    async ({ caller, query: { q = null, page, page_size: pageSize } }, reply) => {
      const { entries, total } = await listBuildings(sql, caller.contextId, { q, page, pageSize });
      return sendJson(reply, 200, writePage({ page, pageSize, total }, entries.join()));
    },
  );

  app.get(
    '/v1/buildings/:external_id',
    {
      config: read,
      schema: {
        ...common,
        operationId: 'getBuilding',
        summary: 'Get a building',
        description:
          'The building with its parts and units. The response can be sent back in a PUT unchanged.',
        params: buildingParamsSchema,
        response: { 200: buildingSchema, ...errorResponses(404) },
      },
    },
    async ({ caller, params }, reply) =>
      sendJson(reply, 200, JSON.stringify(await getBuilding(sql, caller.contextId, params.external_id))),
  );

  app.put(
    '/v1/buildings/:external_id',
    {
      bodyLimit: maxBytes,
      config: write,
      schema: {
        ...common,
        operationId: 'putBuilding',
        summary: 'Create or replace a building',
        description:
          'Returns 201 for a new building and 200 for a replaced one. Units are stored estates that are apartments; each is in one building at most (409). The shares must add up to `shares_total`, and votes are given for all units or for none. Changes facts of the apartments (origin `BUILDING`): also needs `estates:write`.',
        params: buildingParamsSchema,
        body: buildingBodySchema,
        response: { 200: buildingSchema, 201: buildingSchema, ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      requirePermissions(request.caller, 'estates:write');
      const building = readBuilding(request.params.external_id, request.body);
      const put = await putBuilding(options, request.caller.contextId, building, actorOf(request));
      return sendJson(reply, put.isNew ? 201 : 200, JSON.stringify(put.building));
    },
  );

  app.delete(
    '/v1/buildings/:external_id',
    {
      config: write,
      schema: {
        ...common,
        operationId: 'deleteBuilding',
        summary: 'Delete or erase a building',
        description:
          'Deletes the building with its plan, its papers and the link for its owners. The estates of its units stay, without the facts of the building: also needs `estates:write`. With `erase=true` files are removed at once, and stored responses and logged requests that name the building are deleted too.',
        params: buildingParamsSchema,
        querystring: deleteBuildingQuerySchema,
        response: { 204: Type.Null({ description: 'Deleted.' }), ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      requirePermissions(request.caller, 'estates:write');
      await removeBuilding(options, request.caller.contextId, request.params.external_id, {
        actor: actorOf(request),
        isErasure: request.query.erase,
      });
      return reply.code(204).send();
    },
  );
}
