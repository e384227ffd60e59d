import { Fault } from '../fault.ts';
import { type ApiScope, sendJson } from '../http/access/api-scope.ts';
import { clientErrorResponses } from '../http/errors/error-schemas.ts';
import { writePageBytes } from '../http/requests/paging.ts';
import type { Sql } from '../infra/database/sql.ts';
import { findRenovation, searchRenovations } from './renovations.repository.ts';
import {
  renovationPageSchema,
  renovationParamsSchema,
  renovationSchema,
  searchQuerySchema,
} from './renovations.schemas.ts';

export function renovationRoutes(app: ApiScope, sql: Sql): void {
  app.get(
    '/v1/renovations',
    {
      config: { permission: 'renovations:read' },
      schema: {
        operationId: 'searchRenovations',
        summary: 'Search renovations',
        description:
          "Lists the renovations of the client's context, page by page. The id breaks ties, so that pages never overlap.",
        tags: ['Renovations'],
        querystring: searchQuerySchema,
        response: { 200: renovationPageSchema, ...clientErrorResponses() },
      },
    },
    async (request, reply) => {
      const { page, page_size: pageSize, external_user_id: externalUserId, ...order } = request.query;
      const { total, items } = await searchRenovations(sql, request.caller.contextId, {
        skip: (page - 1) * pageSize,
        take: pageSize,
        sortBy: order.sort_by,
        direction: order.sort_direction,
        includeDeleted: order.include_deleted,
        externalUserId,
      });
      return sendJson(reply, 200, writePageBytes({ page, pageSize, total }, items));
    },
  );

  app.get(
    '/v1/renovations/:renovation_id',
    {
      config: { permission: 'renovations:read' },
      schema: {
        operationId: 'getRenovation',
        summary: 'Get one renovation with its whole plan',
        description: 'The fields of the search, and the plan that they come from.',
        tags: ['Renovations'],
        'x-extension': true,
        params: renovationParamsSchema,
        response: { 200: renovationSchema, ...clientErrorResponses(404) },
      },
    },
    async (request, reply) => {
      const renovation = await findRenovation(sql, request.caller.contextId, request.params.renovation_id);
      if (renovation === null) throw new Fault('missing');
      return sendJson(reply, 200, renovation);
    },
  );
}
