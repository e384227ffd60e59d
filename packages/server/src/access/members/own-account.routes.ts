import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { unauthorized } from '../../http/errors/challenges.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import { acceptAsMember } from './invitations/invitations.service.ts';
import { linkSchema, passwordChangeSchema, sessionStateSchema } from './members.schemas.ts';
import { readSessionState, sessionStateJson } from './session-state.ts';
import { placeOf, type SignInOptions, sendSignedIn } from './sign-in/send-signed-in.ts';
import { changePassword } from './sign-in/sign-in.service.ts';

/** What a member sees and changes of themselves. */
export function ownAccountRoutes(app: ApiScope, options: SignInOptions): void {
  const { sql } = options;
  const common = { tags: ['Console'], security: [{ session: [] }] };

  app.get(
    '/v1/session',
    {
      config: { isOpenBeforeSecondFactor: true },
      schema: {
        ...common,
        operationId: 'getSession',
        summary: 'Get my session',
        description: 'The signed-in member and their permissions per context; 401 without a session.',
        response: { 200: sessionStateSchema },
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
        description: 'Revokes all sessions of this member; this browser gets a new one.',
        body: passwordChangeSchema,
        response: { 200: sessionStateSchema },
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
          'Accepts with the token of the link, as the signed-in member; no password is needed. Returns 409 when the invitation is for someone else, 410 when the link was used or has expired.',
        body: linkSchema,
        response: { 200: sessionStateSchema, ...errorResponses(409, 410) },
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
