import { type ApiScope, sendJson } from '../../../http/access/api-scope.ts';
import { readSessionToken } from '../../../http/access/session-requests.ts';
import { errorResponse, errorResponses } from '../../../http/errors/error-schemas.ts';
import { countRequestOfNetwork, type RateLimit } from '../../limits/rate-limit.ts';
import { endedSessionCookie, sessionCookieName } from '../../sessions/session-cookie.ts';
import { endSession } from '../../sessions/sessions.service.ts';
import { acceptLink, getInvitation } from '../invitations/invitations.service.ts';
import {
  acceptanceSchema,
  invitationSchema,
  linkSchema,
  sessionStateSchema,
  signInSchema,
} from '../members.schemas.ts';
import { placeOf, type SignInOptions, sendSignedIn } from './send-signed-in.ts';
import { signIn, signInByLink } from './sign-in.service.ts';

/** Far more than an office needs, far less than a flood: each may take a tenth of a second of a processor. */
const SIGN_INS: RateLimit = { name: 'sign-ins', perMinute: 60 };
const MAX_BODY_BYTES = 4 * 1024;

/**
 * What is open without signing in, from a page of our own. Tokens are in bodies, because addresses are logged and
 * stored.
 */
export function signInRoutes(app: ApiScope, options: SignInOptions): void {
  const { sql, counts, publicUrl } = options;
  const tags = ['Console'];
  const common = { tags, security: [] };
  const errors = errorResponses(400, 403, 413, 415, 429, 500, 503);
  app.addHook('preHandler', async (request, reply) => {
    if (counts) countRequestOfNetwork(counts, SIGN_INS, request, reply);
  });

  app.post(
    '/v1/session',
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: {
        ...common,
        operationId: 'signIn',
        summary: 'Sign in',
        description:
          "With email address and password. The session is stored in an HTTP-only cookie and replaces the browser's previous session.",
        body: signInSchema,
        response: {
          200: sessionStateSchema,
          ...errors,
          400: errorResponse(400, ['the address or the password is wrong']),
        },
      },
    },
    async (request, reply) => {
      const before = readSessionToken(request, { publicUrl, cookieName: sessionCookieName(publicUrl) });
      return sendSignedIn(options, reply, await signIn(options, request.body, placeOf(request), before));
    },
  );

  app.delete(
    '/v1/session',
    {
      schema: {
        ...common,
        operationId: 'signOut',
        summary: 'Sign out',
        description: 'Ends the current session. Without a session it changes nothing.',
        response: { 204: { type: 'null', description: 'Signed out.' }, ...errors },
      },
    },
    async (request, reply) => {
      const token = readSessionToken(request, { publicUrl, cookieName: sessionCookieName(publicUrl) });
      if (token !== null) await endSession(sql, token);
      return reply.code(204).header('set-cookie', endedSessionCookie(publicUrl)).send();
    },
  );

  app.post(
    '/v1/session/link',
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: {
        ...common,
        operationId: 'signInByLink',
        summary: 'Sign in with a one-time link',
        description:
          'With the token of a link like `/console#/start/…`. A link works once; returns 410 when it was used or has expired.',
        body: linkSchema,
        response: { 200: sessionStateSchema, ...errors, ...errorResponses(410) },
      },
    },
    async (request, reply) => {
      const before = readSessionToken(request, { publicUrl, cookieName: sessionCookieName(publicUrl) });
      const signedIn = await signInByLink(sql, request.body.token, placeOf(request), before);
      return sendSignedIn(options, reply, signedIn);
    },
  );

  app.post(
    '/v1/invitations/lookup',
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: {
        ...common,
        operationId: 'lookUpInvitation',
        summary: 'Get an invitation',
        description:
          'With the token of a link like `/console#/join/…`. Changes nothing. Returns 410 when it was used or has expired.',
        body: linkSchema,
        response: { 200: invitationSchema, ...errors, ...errorResponses(410) },
      },
    },
    async (request, reply) => {
      const found = await getInvitation(sql, request.body.token);
      const { email, name, contextName, role, hasAccount: has_account, expiresAt: expires_at } = found;
      const context = contextName === null ? null : { name: contextName };
      const has_password = found.passwordHash !== null;
      const invitation = { email, name, context, role, has_account, has_password, expires_at };
      return sendJson(reply, 200, JSON.stringify(invitation));
    },
  );

  app.post(
    '/v1/invitations/accept',
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: {
        ...common,
        operationId: 'acceptInvitation',
        summary: 'Accept an invitation',
        description:
          'Sets name and password and signs in. When the address already has an account, `password` is the password of that account. A link works once; returns 410 when it was used or has expired.',
        body: acceptanceSchema,
        response: { 200: sessionStateSchema, ...errors, ...errorResponses(409, 410) },
      },
    },
    async (request, reply) =>
      sendSignedIn(options, reply, await acceptLink(options, request.body, placeOf(request), request.id)),
  );
}
