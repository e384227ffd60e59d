import { Type } from 'typebox';
import type { ApiScope } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import type { Sql } from '../../infra/database/sql.ts';
import {
  newViewSchema,
  savedViewListSchema,
  savedViewParamsSchema,
  savedViewSchema,
  viewChangeSchema,
} from './saved-views.schemas.ts';
import { changeView, getViews, removeView, saveView } from './saved-views.service.ts';

export function savedViewRoutes(app: ApiScope, sql: Sql): void {
  const config = { permission: 'renovations:read' as const };
  const common = { tags: ['Console'], security: [{ session: [] }] };

  app.get(
    '/v1/portfolio/views',
    {
      config,
      schema: {
        ...common,
        operationId: 'listSavedViews',
        summary: 'List saved views',
        description: 'For members: their own views and shared views.',
        response: { 200: savedViewListSchema },
      },
    },
    ({ caller }) => getViews(sql, caller),
  );

  app.post(
    '/v1/portfolio/views',
    {
      config,
      schema: {
        ...common,
        operationId: 'createSavedView',
        summary: 'Create a saved view',
        description: 'Rejected (409) when you already have a view with this name, or 100 views.',
        body: newViewSchema,
        response: { 201: savedViewSchema, ...errorResponses(409) },
      },
    },
    async ({ caller, body }, reply) => {
      const { name, query, is_shared: isShared = false } = body;
      return reply.code(201).send(await saveView(sql, caller, { name: name.trim(), query, isShared }));
    },
  );

  app.patch(
    '/v1/portfolio/views/:id',
    {
      config,
      schema: {
        ...common,
        operationId: 'changeSavedView',
        summary: 'Update a saved view',
        description: 'Absent fields stay unchanged. Only the creator can change a view.',
        params: savedViewParamsSchema,
        body: viewChangeSchema,
        response: { 200: savedViewSchema, ...errorResponses(404, 409) },
      },
    },
    ({ caller, params, body }) =>
      changeView(sql, caller, params.id, {
        name: body.name?.trim(),
        query: body.query,
        isShared: body.is_shared,
      }),
  );

  app.delete(
    '/v1/portfolio/views/:id',
    {
      config,
      schema: {
        ...common,
        operationId: 'deleteSavedView',
        summary: 'Delete a saved view',
        description: 'Only the creator can delete a view.',
        params: savedViewParamsSchema,
        response: { 204: Type.Null({ description: 'Deleted.' }), ...errorResponses(404) },
      },
    },
    async ({ caller, params }, reply) => {
      await removeView(sql, caller, params.id);
      return reply.code(204).send();
    },
  );
}
