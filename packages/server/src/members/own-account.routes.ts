import { type ApiScope, sendJson } from '../http/access/api-scope.ts';
import { unauthorized } from '../http/access/authenticate.ts';
import { clientErrorResponses } from '../http/errors/error-schemas.ts';
import { notModified } from '../http/requests/etag.ts';
import { passwordChangeSchema, sessionStateSchema } from './members.schemas.ts';
import { placeOf, type SignInOptions, sendSignedIn } from './send-signed-in.ts';
import { readSessionState, sessionStateJson } from './session-state.ts';
import { changePassword } from './sign-in.service.ts';

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
      const { memberId } = request.memberSession;
      return sendSignedIn(options, reply, await changePassword(options, memberId, given, placeOf(request)));
    },
  );
}
