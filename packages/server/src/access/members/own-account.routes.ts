import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { unauthorized } from '../../http/errors/challenges.ts';
import { clientErrorResponses } from '../../http/errors/error-schemas.ts';
import { notModified } from '../../http/requests/etag.ts';
import { acceptAsMember } from './invitations/invitations.service.ts';
import { linkSchema, passwordChangeSchema, sessionStateSchema } from './members.schemas.ts';
import { readSessionState, sessionStateJson } from './session-state.ts';
import { placeOf, type SignInOptions, sendSignedIn } from './sign-in/send-signed-in.ts';
import { changePassword } from './sign-in/sign-in.service.ts';

/** What a member sees and changes of themselves. */
export function ownAccountRoutes(app: ApiScope, options: SignInOptions): void {
  const { sql } = options;
  const common = { tags: ['Console'], security: [{ session: [] }], 'x-extension': true };

  app.get(
    '/v1/session',
    {
      config: { isOpenBeforeSecondFactor: true },
      schema: {
        ...common,
        operationId: 'getSession',
        summary: 'Get my session',
        description: 'Who is signed in, and where they may do what; 401 when nobody is.',
        response: { 200: sessionStateSchema, ...notModified, ...clientErrorResponses() },
      },
    },
    async ({ memberSession }, reply) => {
      const state = await readSessionState(sql, memberSession.memberId);
      if (state === null) throw unauthorized('Bearer');
      reply.header('cache-control', 'no-store');
      return sendJson(reply, 200, sessionStateJson(state, memberSession.isSecondFactorDue));
    },
  );

  app.post(
    '/v1/session/password',
    {
      schema: {
        ...common,
        operationId: 'changePassword',
        summary: 'Change my password',
        description: 'Ends all sessions of this member; this browser gets a new one.',
        body: passwordChangeSchema,
        response: { 200: sessionStateSchema, ...clientErrorResponses(413, 415) },
      },
    },
    async (request, reply) => {
      const given = { current: request.body.current, new: request.body.new };
      const { memberSession } = request;
      const signedIn = await changePassword(options, memberSession, given, placeOf(request));
      return sendSignedIn(options, reply, signedIn);
    },
  );

  app.post(
    '/v1/session/invitations',
    {
      schema: {
        ...common,
        operationId: 'acceptInvitationAsMember',
        summary: 'Accept an invitation for my account',
        description:
          'With the token of the link, by whoever is signed in as the one who is invited: no password is asked for, which an account may not have. 409 for somebody else, 410 when the link was used or has expired.',
        body: linkSchema,
        response: { 200: sessionStateSchema, ...clientErrorResponses(409, 410, 413, 415) },
      },
    },
    async (request, reply) => {
      const { memberId, isSecondFactorDue } = request.memberSession;
      await acceptAsMember(sql, memberId, request.body.token, placeOf(request));
      const state = await readSessionState(sql, memberId);
      if (state === null) throw unauthorized('Bearer');
      reply.header('cache-control', 'no-store');
      return sendJson(reply, 200, sessionStateJson(state, isSecondFactorDue));
    },
  );
}
