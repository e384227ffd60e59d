import { Type } from 'typebox';
import { type ApiScope, sendJson } from '../../../http/access/api-scope.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import { buildingSchema } from '../buildings.schemas.ts';
import { suggestBuildings } from './building-suggestions.service.ts';

const { external_id, name, address, year_built, shares_total, units } = buildingSchema.properties;

const suggestionsSchema = Type.Object(
  {
    suggestions: Type.Array(
      Type.Object(
        {
          external_id,
          name,
          address,
          year_built,
          shares_total,
          are_shares_assumed: Type.Boolean({
            description: 'True: all shares are equal until they are stated.',
          }),
          units,
        },
        { title: 'BuildingSuggestion' },
      ),
      { description: 'At most 100, the largest first.' },
    ),
  },
  {
    title: 'BuildingSuggestions',
    description: 'Apartments of one address that are in no building yet.',
    examples: [{ suggestions: [] }],
  },
);

export function buildingSuggestionRoutes(app: ApiScope, sql: Sql): void {
  app.get(
    '/v1/building-suggestions',
    {
      config: { permission: 'buildings:read' },
      schema: {
        tags: ['Buildings'],
        'x-extension': true,
        operationId: 'suggestBuildings',
        summary: 'Suggest buildings',
        description:
          'Active apartments with the same address that are in no building, as proposed buildings. Without `are_shares_assumed`, each can be sent in a PUT once its shares are corrected.',
        response: { 200: suggestionsSchema },
      },
    },
    async ({ caller }, reply) =>
      sendJson(reply, 200, JSON.stringify(await suggestBuildings(sql, caller.contextId))),
  );
}
