import type { IncomingHttpHeaders } from 'node:http';
import { Fault } from '../fault.ts';
import { type ApiScope, sendJson } from '../http/access/api-scope.ts';
import { errorResponses } from '../http/errors/error-schemas.ts';
import type { Sql } from '../infra/database/sql.ts';
import { networkOf } from '../limits/network.ts';
import type { RateCounts } from '../limits/rate-counts.ts';
import { type RateLimit, refuseWhenUsedUp, take } from '../limits/rate-limit.ts';
import type { ClientKeys } from './client-keys.ts';
import { accessTokenSchema, tokenHeadersSchema } from './clients.schemas.ts';
import { issueToken } from './clients.service.ts';
import type { Credentials } from './clients.ts';

export interface TokenOptions {
  sql: Sql;
  keys: ClientKeys;
  tokenSeconds: number;
  /** Absent when rate limits are off. */
  counts: RateCounts | undefined;
  failureLimit: RateLimit;
}

export function tokenRoutes(app: ApiScope, options: TokenOptions): void {
  // The call has no body; whatever a client's library sends in its place is read and forgotten.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));

  app.post(
    '/v1/oauth/token',
    {
      schema: {
        operationId: 'createAccessToken',
        summary: 'Create an access token',
        description:
          'Exchanges client credentials for a Bearer token. Reuse the token until retrieval time plus `expires_in` is about to pass.',
        tags: ['Access'],
        security: [],
        headers: tokenHeadersSchema,
        response: { 200: accessTokenSchema, ...errorResponses(400, 413, 429, 500, 503) },
      },
    },
    async (request, reply) => {
      const { sql, keys, tokenSeconds, counts, failureLimit } = options;
      const address = networkOf(request.ip);
      if (counts) refuseWhenUsedUp(counts, failureLimit, address);
      const credentials = readCredentials(request.headers);
      const token = await issueToken(sql, keys, tokenSeconds, credentials).catch((error: unknown) => {
        if (counts && error instanceof Fault) take(counts, failureLimit, address, reply);
        throw error;
      });
      reply.header('cache-control', 'no-store');
      return sendJson(reply, 200, JSON.stringify(token));
    },
  );
}

function readCredentials(headers: IncomingHttpHeaders): Credentials {
  const names = ['x-service-client-id', 'x-service-client-secret'] as const;
  const [clientId = '', clientSecret = ''] = names.map((name) => String(headers[name] ?? '').trim());
  const faults = [clientId, clientSecret].flatMap((value, place) =>
    value === '' ? [`${names[place]} should not be empty`] : [],
  );
  if (faults.length > 0) throw new Fault('invalid', faults);
  return { clientId: clientId.toLowerCase(), clientSecret };
}
