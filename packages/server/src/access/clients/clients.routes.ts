import type { FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../../fault.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponse, errorResponses } from '../../http/errors/error-schemas.ts';
import type { Sql } from '../../infra/database/sql.ts';
import type { RateCounts } from '../limits/rate-counts.ts';
import { countRequest, countRequestOfNetwork } from '../limits/rate-limit.ts';
import type { ClientKeys } from './client-keys.ts';
import { accessTokenSchema, tokenHeadersSchema } from './clients.schemas.ts';
import { findSecretsTogether, isClientId, issueToken } from './clients.service.ts';
import type { Credentials } from './clients.ts';
import { readCredentials } from './token-credentials.ts';

interface TokenOptions {
  sql: Sql;
  keys: ClientKeys;
  tokenSeconds: number;
  /** Absent when rate limits are off. */
  counts: RateCounts | undefined;
  failuresPerMinute: number;
}

export function tokenRoutes(app: ApiScope, options: TokenOptions): void {
  const findSecrets = findSecretsTogether(options.sql);
  // The call needs no body, but OAuth libraries send one; whatever else comes is ignored.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post(
    '/v1/oauth/token',
    {
      schema: {
        operationId: 'createAccessToken',
        summary: 'Create an access token',
        description:
          'Exchanges client credentials for a Bearer token. Without the two headers, credentials are also accepted as HTTP Basic, or as `client_id` and `client_secret` in a JSON or form body. Reuse the token until shortly before `expires_in` seconds after retrieval.',
        tags: ['Access'],
        security: [],
        headers: tokenHeadersSchema,
        response: {
          200: accessTokenSchema,
          400: errorResponse(400, ['client credentials are invalid']),
          ...errorResponses(413, 415, 429, 500, 503),
        },
      },
    },
    async (request, reply) => {
      const { sql, keys, tokenSeconds } = options;
      const credentials = readCredentials(request);
      const issued = issueToken(sql, keys, tokenSeconds, credentials, findSecrets);
      const token = await issued.catch((error: unknown) => {
        if (error instanceof Fault) countFailure(options, credentials, request, reply);
        throw error;
      });
      reply.header('cache-control', 'no-store');
      return sendJson(reply, 200, JSON.stringify(token));
    },
  );
}

/**
 * Counts wrong credentials by network and by client; throws a 429 when either has too many. Right ones are never
 * delayed: a client cannot be locked out by guessing, and guesses at 256 random bits lead nowhere.
 */
function countFailure(
  { counts, failuresPerMinute: perMinute }: TokenOptions,
  { clientId }: Credentials,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (counts === undefined) return;
  // By network first: one that has used up its own limit adds nothing to those of clients.
  countRequestOfNetwork(counts, { name: 'token-failures', perMinute }, request, reply);
  if (isClientId(clientId)) {
    countRequest(counts, { name: 'token-failures-of-client', perMinute }, clientId, reply);
  }
}
