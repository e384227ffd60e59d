import type { FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../../fault.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { readSessionToken } from '../../http/access/session-requests.ts';
import { errorResponse, errorResponses } from '../../http/errors/error-schemas.ts';
import { notModified } from '../../http/requests/etag.ts';
import { loadOnce } from '../../infra/load-once.ts';
import { countRequestOfNetwork, type RateLimit } from '../limits/rate-limit.ts';
import { sessionStateSchema } from '../members/members.schemas.ts';
import { placeOf, type SignInOptions, sendSignedIn } from '../members/sign-in/send-signed-in.ts';
import { sessionCookieName } from '../sessions/session-cookie.ts';
import type { FoundSession } from '../sessions/sessions.ts';
import { openidAddressSchema, openidAnswerSchema, openidSchema } from './openid.schemas.ts';
import type { OpenidSettings } from './openid.ts';
import { openidCookie, openidCookieRules } from './openid-cookie.ts';
import type { ProviderLog } from './openid-provider.ts';

const OPENID_SIGN_INS: RateLimit = { name: 'openid-sign-ins', perMinute: 60 };
const MAX_BODY_BYTES = 16 * 1024;

interface OpenidOptions extends SignInOptions {
  /** Null where the operator has set no provider. */
  settings: OpenidSettings | null;
  basePath: string;
  log: ProviderLog;
  findOwnSession(token: string): Promise<FoundSession | null>;
}

/**
 * Signing in by a provider: without a session, from a page of our own. No response here redirects a browser: the page
 * does that itself.
 */
export function openidRoutes(app: ApiScope, options: OpenidOptions): void {
  const { sql, counts, publicUrl, settings } = options;
  const common = { tags: ['Console'], security: [] };
  const errors = errorResponses(400, 403, 413, 415, 429, 500, 503);
  const noProvider = { 404: errorResponse(404) };
  // Read at the first use: most servers have no provider.
  const open = loadOnce(async () => {
    if (settings === null) throw new Fault('missing');
    const [service, { OpenidProvider }] = await Promise.all([
      import('./openid.service.ts'),
      import('./openid-provider.ts'),
    ]);
    return { service, rules: { sql, settings, provider: new OpenidProvider(settings, options.log) } };
  });
  const sessionTokenOf = (request: FastifyRequest) =>
    readSessionToken(request, { publicUrl, cookieName: sessionCookieName(publicUrl) });
  const browserOf = async (request: FastifyRequest) => {
    const sessionToken = sessionTokenOf(request);
    return {
      token: readSessionToken(request, openidCookieRules(publicUrl)),
      // The page was found to be our own before.
      redirectUri: `${request.headers.origin}${options.basePath}/console/openid`,
      session: sessionToken === null ? null : await options.findOwnSession(sessionToken),
    };
  };
  const count = async (request: FastifyRequest, reply: FastifyReply) => {
    if (counts) countRequestOfNetwork(counts, OPENID_SIGN_INS, request, reply);
  };

  app.get(
    '/v1/session/openid',
    {
      schema: {
        ...common,
        operationId: 'getOpenidProvider',
        summary: 'Get the sign-in provider',
        description: 'The OpenID provider configured by the operator.',
        response: { 200: openidSchema, ...notModified, ...errorResponses(400, 500, 503) },
      },
    },
    async (_request, reply) => sendJson(reply, 200, JSON.stringify({ name: settings?.name ?? null })),
  );

  app.post(
    '/v1/session/openid/begin',
    {
      preHandler: count,
      schema: {
        ...common,
        operationId: 'beginOpenidSignIn',
        summary: 'Start signing in with the provider',
        description:
          'Returns the URL of the provider’s page. Valid once, for ten minutes, in this browser. When a member is signed in, it links their account to the provider.',
        response: { 200: openidAddressSchema, ...errors, ...noProvider },
      },
    },
    async (request, reply) => {
      const { service, rules } = await open();
      const { address, browserToken } = await service.beginSignIn(rules, await browserOf(request));
      reply.header('set-cookie', openidCookie(publicUrl, browserToken, service.REQUEST_MINUTES * 60));
      reply.header('cache-control', 'no-store');
      return sendJson(reply, 200, JSON.stringify({ authorization_url: address }));
    },
  );

  app.post(
    '/v1/session/openid',
    {
      bodyLimit: MAX_BODY_BYTES,
      preHandler: count,
      schema: {
        ...common,
        operationId: 'signInByOpenid',
        summary: 'Sign in with the provider',
        description:
          "Send the parameters of the provider's redirect. Updates the roles that come from groups. Returns 403 without a role on this server, 409 when the address belongs to an account and the provider has not verified it, 410 when the request was used, has expired or was started in another browser, and 503 while the provider is unreachable.",
        body: openidAnswerSchema,
        response: {
          200: sessionStateSchema,
          ...errors,
          ...noProvider,
          ...errorResponses(410),
          409: errorResponse(409, ['this account at the provider belongs to another member']),
        },
      },
    },
    async (request, reply) => {
      const { service, rules } = await open();
      const browser = await browserOf(request);
      const before = sessionTokenOf(request);
      const signedIn = await service.finishSignIn(rules, request.body, browser, placeOf(request), before);
      return sendSignedIn(options, reply, signedIn);
    },
  );
}
