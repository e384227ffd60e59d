import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { estateParamsSchema } from '../estates.schemas.ts';
import { registeredLabelSchema } from './registered-labels.schemas.ts';
import { getRegisteredLabel, refreshLabel } from './registered-labels.service.ts';

export function registeredLabelRoutes(app: ApiScope, { sql, isOn }: { sql: Sql; isOn: boolean }): void {
  const common = { tags: ['Estates'], params: estateParamsSchema };

  app.get(
    '/v1/estates/:external_id/registered-label',
    {
      config: { permission: 'estates:read' },
      schema: {
        ...common,
        operationId: 'getRegisteredLabel',
        summary: 'Get the registered energy label of an estate',
        description:
          'For estates in the Netherlands with a postal code and house number. The registered label is used as a certificate in the estate’s `facts`.',
        response: { 200: registeredLabelSchema, ...errorResponses(404) },
      },
    },
    async ({ caller, params }, reply) =>
      sendJson(reply, 200, await getRegisteredLabel(sql, caller.contextId, params.external_id, isOn)),
  );

  app.post(
    '/v1/estates/:external_id/registered-label',
    {
      config: { permission: 'estates:write' },
      schema: {
        ...common,
        operationId: 'askForRegisteredLabel',
        summary: 'Refresh the registered energy label',
        description:
          'The lookup runs in the background: `is_waiting` is true until it finishes. Rejected (409) when the register has no data for such an estate or is not enabled.',
        response: { 202: registeredLabelSchema, ...errorResponses(404, 409) },
      },
    },
    async ({ caller, params }, reply) =>
      sendJson(reply, 202, await refreshLabel(sql, caller.contextId, params.external_id, isOn)),
  );
}
