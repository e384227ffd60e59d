import { Type } from 'typebox';
import type { ApiScope } from '../../../http/access/api-scope.ts';
import { checkPermission } from '../../../http/access/authenticate.ts';
import { errorResponses } from '../../../http/errors/error-schemas.ts';
import { timestamp, uuid, webAddress } from '../../../http/requests/json-schemas.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import { createReviewLink, reviewUrl } from './reviews.service.ts';

const paramsSchema = Type.Object({
  id: uuid({ description: 'The calculation job that read the certificate.' }),
});

const linkSchema = Type.Object(
  {
    url: webAddress({
      description:
        'Shows the document next to the extracted values. Returned only in this response; everyone with the link can review.',
      examples: ['https://plan.example.com/review/3q2-7wAB1Qe0cT4nXkYxgHnP5vLrZ8uJm6dOaEiFsKc'],
    }),
    expires_at: timestamp(),
  },
  {
    title: 'ReviewLink',
    examples: [
      {
        url: 'https://plan.example.com/review/3q2-7wAB1Qe0cT4nXkYxgHnP5vLrZ8uJm6dOaEiFsKc',
        expires_at: '2026-11-17T09:31:00.000Z',
      },
    ],
  },
);

export function reviewLinkRoutes(app: ApiScope, { sql, publicUrl }: { sql: Sql; publicUrl: string }): void {
  app.post(
    '/v1/calculation-jobs/:id/review-link',
    {
      config: { permission: 'calculations:create' },
      schema: {
        operationId: 'createReviewLink',
        summary: 'Create a review link for a certificate',
        description:
          'The link opens a page that shows the document next to its values, to accept, correct or reject each value. It works until the review is saved and expires after three days; a new link replaces it. The document is only shown when the job was created with `review=true`. Also needs the permission `estates:write`. Rejected (409) for a job that has not read a certificate.',
        tags: ['Calculation jobs'],
        params: paramsSchema,
        response: { 201: linkSchema, ...errorResponses(404, 409) },
      },
    },
    async (request, reply) => {
      const { contextId } = request.caller;
      checkPermission(request.caller, 'estates:write');
      const { token, expiresAt } = await createReviewLink(sql, contextId, request.params.id);
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ url: reviewUrl(publicUrl, token), expires_at: expiresAt.toISOString() });
    },
  );
}
