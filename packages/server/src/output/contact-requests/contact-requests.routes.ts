import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import type { Sql } from '../../infra/database/sql.ts';
import {
  contactRequestChangeSchema,
  contactRequestPageSchema,
  contactRequestParamsSchema,
  contactRequestQuerySchema,
  contactRequestSchema,
} from './contact-requests.schemas.ts';
import { getContactRequests, handleContactRequest } from './contact-requests.service.ts';

export function contactRequestRoutes(
  app: ApiScope,
  { sql, publicUrl }: { sql: Sql; publicUrl: string },
): void {
  const common = { tags: ['Console'], security: [{ session: [] }] };

  app.get(
    '/v1/contact-requests',
    {
      config: { permission: 'renovations:read' },
      schema: {
        ...common,
        operationId: 'listContactRequests',
        summary: 'List contact requests',
        description:
          'For members: buyers who asked for a call about a saved plan or for news about changes. Newest first, 100 per page.',
        querystring: contactRequestQuerySchema,
        response: { 200: contactRequestPageSchema },
      },
    },
    async ({ caller, query }, reply) => {
      const { is_handled: isHandled = null, renovation_id: renovationId = null, after = null } = query;
      const filter = { isHandled, renovationId, after };
      return sendJson(reply, 200, await getContactRequests(sql, caller, filter, publicUrl));
    },
  );

  app.patch(
    '/v1/contact-requests/:id',
    {
      config: { permission: 'renovations:write' },
      schema: {
        ...common,
        operationId: 'changeContactRequest',
        summary: 'Update a contact request',
        description: 'For members: marks the request as handled, or as open again.',
        params: contactRequestParamsSchema,
        body: contactRequestChangeSchema,
        response: { 200: contactRequestSchema, ...errorResponses(404) },
      },
    },
    async ({ caller, params, body }, reply) => {
      const change = { id: params.id, isHandled: body.is_handled, publicUrl };
      return sendJson(reply, 200, await handleContactRequest(sql, caller, change));
    },
  );
}
