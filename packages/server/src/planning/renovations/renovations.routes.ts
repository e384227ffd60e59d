import { getEstateJson } from '../../estates/estates.service.ts';
import { Fault } from '../../fault.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import { expand, expandQuery } from '../../http/requests/expand.ts';
import { writePageBytes } from '../../http/requests/paging.ts';
import type { Reads } from '../../infra/database/connection/read-replica.ts';
import { findEstateName, findRenovation, searchRenovations } from './renovations.repository.ts';
import {
  decisionSchema,
  renovationPageSchema,
  renovationParamsSchema,
  renovationSchema,
  searchQuerySchema,
  variantsSchema,
} from './renovations.schemas.ts';
import { getDecision, getVariants, type Weighing } from './renovations.service.ts';

export function renovationRoutes(app: ApiScope, reads: Reads, weighing: Weighing, publicUrl: string): void {
  const { sql } = weighing;
  app.get(
    '/v1/renovations',
    {
      config: { permission: 'renovations:read' },
      schema: {
        operationId: 'searchRenovations',
        summary: 'Search renovations',
        description:
          "Lists the renovations of the client's context, page by page. Ties are ordered by id, so pages never overlap.",
        tags: ['Renovations'],
        querystring: searchQuerySchema,
        response: { 200: renovationPageSchema },
      },
    },
    async (request, reply) => {
      const {
        page,
        page_size: pageSize,
        external_user_id: externalUserId,
        updated_since: updatedSince,
        ...order
      } = request.query;
      const search = {
        skip: (page - 1) * pageSize,
        take: pageSize,
        sortBy: order.sort_by,
        direction: order.sort_direction,
        includeDeleted: order.include_deleted,
        externalUserId,
        updatedSince,
      };
      const { total, items } = await reads.run((from) =>
        searchRenovations(from, request.caller.contextId, search),
      );
      return sendJson(reply, 200, writePageBytes({ page, pageSize, total }, items));
    },
  );

  app.get(
    '/v1/renovations/:renovation_id',
    {
      config: { permission: 'renovations:read' },
      schema: {
        operationId: 'getRenovation',
        summary: 'Get a renovation with its full plan',
        description: 'The fields of the search, and the full plan.',
        tags: ['Renovations'],
        params: renovationParamsSchema,
        querystring: expandQuery('estate'),
        response: { 200: renovationSchema, ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const renovation = await findRenovation(sql, request.caller.contextId, request.params.renovation_id);
      if (renovation === null) throw new Fault('missing');
      return sendJson(
        reply,
        200,
        await expand(renovation, request, async (contextId) => {
          const name = await findEstateName(sql, contextId, request.params.renovation_id);
          return name && getEstateJson(sql, contextId, publicUrl, name);
        }),
      );
    },
  );

  app.get(
    '/v1/renovations/:renovation_id/decision',
    {
      config: { permission: 'renovations:read' },
      schema: {
        operationId: 'getRenovationDecision',
        summary: 'Get the robustness of a plan',
        description:
          'Returns which works belong to the best plan whatever the unknown facts turn out to be, which fact decides about ' +
          'the others, and which question to ask next. Calculates every house that the known facts allow, so it is ' +
          'slower than getting the plan.',
        tags: ['Renovations'],
        params: renovationParamsSchema,
        response: { 200: decisionSchema, ...errorResponses(404, 409) },
      },
    },
    async (request, reply) => {
      const { caller, params } = request;
      return sendJson(reply, 200, await getDecision(weighing, caller.contextId, params.renovation_id));
    },
  );

  app.get(
    '/v1/renovations/:renovation_id/variants',
    {
      config: { permission: 'renovations:read' },
      schema: {
        operationId: 'getRenovationVariants',
        summary: 'Compare three plans',
        description:
          'For the estate as known today, with the controls and date of its plan: the plan with the lowest investment, the ' +
          'plan with the lowest cost over thirty years, and the plan without gas and oil.',
        tags: ['Renovations'],
        params: renovationParamsSchema,
        response: { 200: variantsSchema, ...errorResponses(404, 409) },
      },
    },
    async (request, reply) => {
      const { caller, params } = request;
      return sendJson(reply, 200, await getVariants(weighing, caller.contextId, params.renovation_id));
    },
  );
}
