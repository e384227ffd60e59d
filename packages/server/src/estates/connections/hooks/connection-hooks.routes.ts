/** Where providers send events. The signature over the raw body is the only authority. */

import { Type } from 'typebox';
import type { RateCounts } from '../../../access/limits/rate-counts.ts';
import { countRequest, countRequestOfNetwork, type RateLimit } from '../../../access/limits/rate-limit.ts';
import type { ApiScope } from '../../../http/access/api-scope.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import { errorResponses } from '../../../http/errors/error-schemas.ts';
import { connectionParamsSchema } from '../connections.schemas.ts';
import type { ConnectionVault } from '../connections.service.ts';
import { acceptHook } from './hooks.service.ts';

/** A provider sends bursts when an office saves many houses; no other sender is expected. */
const OF_CONNECTION: RateLimit = { name: 'connection-hooks', perMinute: 600 };
const OF_NETWORK: RateLimit = { name: 'connection-hooks-network', perMinute: 1200 };
/** An event names an estate; some providers send the estate with it. */
const MAX_BODY_BYTES = 256 * 1024;

/** In a scope of its own: here a body is the bytes that were signed. */
export function connectionHookRoutes(
  app: ApiScope,
  { counts, ...vault }: ConnectionVault & { counts: RateCounts | undefined },
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post(
    '/v1/connection-hooks/:id',
    {
      bodyLimit: MAX_BODY_BYTES,
      config: { checkBody: () => [] },
      schema: {
        tags: ['Connections'],
        security: [],
        operationId: 'receiveConnectionHook',
        summary: 'Receive a provider webhook',
        description:
          "For providers that send webhooks, signed in the provider's own way. The announced changes are fetched shortly after. An unknown connection and a wrong signature both return 401.",
        params: connectionParamsSchema,
        response: {
          200: Type.Object({}, { description: 'Accepted.', examples: [{}] }),
          ...errorResponses(400, 401, 403, 413, 415, 429, 500, 503),
        },
      },
    },
    async (request, reply) => {
      const { params, headers, body } = request;
      if (counts) {
        countRequestOfNetwork(counts, OF_NETWORK, request, reply);
        countRequest(counts, OF_CONNECTION, params.id, reply);
      }
      const single = Object.entries(headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value[0] : value,
      ]);
      const isAccepted = await acceptHook(vault, {
        connectionId: params.id,
        headers: Object.fromEntries(single),
        rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      });
      if (!isAccepted) throw new ApiError(401, []);
      return reply.code(200).send({});
    },
  );
}
