import { Type } from 'typebox';
import type { ApiScope } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import { text } from '../../http/requests/json-schemas.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { renovationParamsSchema } from './renovations.schemas.ts';
import { draftAdvice } from './tailored-advice.service.ts';

const querySchema = Type.Object(
  {
    bag_id: Type.Optional(
      text({
        pattern: '^[0-9]{4}0[123][0-9]{10}$',
        description: 'BAG id of the home, if the register of addresses was not asked for it.',
        examples: ['0344010000012345'],
      }),
    ),
  },
  { additionalProperties: false },
);

export function tailoredAdviceRoutes(app: ApiScope, sql: Sql): void {
  app.get(
    '/v1/renovations/:renovation_id/tailored-advice',
    {
      config: { permission: 'renovations:read' },
      schema: {
        operationId: 'getTailoredAdvice',
        summary: 'Get a plan as a Dutch tailored advice',
        description:
          'The plan of a home in the Netherlands as the draft of a tailored advice (maatwerkadvies 2.0, XML): three steps, with -1 for what is not known. An adviser completes and registers it; the file that comes back can be read like a certificate.',
        tags: ['Renovations'],
        params: renovationParamsSchema,
        querystring: querySchema,
        response: {
          200: {
            content: {
              'application/xml': {
                schema: Type.String({ title: 'TailoredAdvice', examples: ['<?xml version="1.0"?>'] }),
              },
            },
          },
          ...errorResponses(404, 409),
        },
      },
    },
    async (request, reply) => {
      const { caller, params, query } = request;
      const xml = await draftAdvice(sql, caller.contextId, params.renovation_id, query.bag_id);
      return reply
        .type('application/xml; charset=utf-8')
        .header('content-disposition', 'attachment; filename="maatwerkadvies.xml"')
        .send(xml);
    },
  );
}
