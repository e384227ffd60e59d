import type { CheckGroup } from '../check.ts';
import { expect, expectError } from '../expect.ts';
import { type OutgoingRequest, withJson } from '../send-request.ts';
import { BATCH_PATH, type Session } from '../session.ts';

const UNKNOWN_REPORTS = '/v1/renovations/00000000-0000-7000-8000-000000000000/reports';

const OPERATIONS: [what: string, source: string, OutgoingRequest][] = [
  ['the batch', '4.2', withJson({ path: BATCH_PATH }, ['conformance'])],
  ['a new report', 'Errors', withJson({ path: UNKNOWN_REPORTS }, { language: 'en' })],
  ['the reports', 'Errors', { path: UNKNOWN_REPORTS }],
  ['the search', 'Errors', { path: '/v1/renovations' }],
  ['the estate list', 'Errors', { path: '/v1/estate/list' }],
];

export const authenticationChecks: CheckGroup = {
  title: 'Authentication',
  checks: [
    ...OPERATIONS.map(([what, source, request]) => ({
      source,
      title: `${what} without the Authorization header: 401 with the error body, no message`,
      async run(session: Session) {
        expectError(await session.send(request), 401);
      },
    })),
    {
      source: 'Errors',
      title: 'a 401 names the scheme, and that the token is bad where one was sent',
      async run(session) {
        const path = '/v1/renovations';
        const without = await session.send({ path });
        expectError(without, 401);
        const scheme = without.headers.get('www-authenticate') ?? 'absent';
        expect(/^Bearer\b/.test(scheme), `WWW-Authenticate is ${scheme}, not Bearer`);
        const forged = await session.send({ path, token: 'conformance.is.no-token' });
        expectError(forged, 401);
        const reason = forged.headers.get('www-authenticate') ?? 'absent';
        expect(reason.includes('error="invalid_token"'), `WWW-Authenticate is ${reason}`);
      },
    },
    {
      source: 'Errors',
      title: 'another scheme than Bearer is refused',
      async run(session) {
        const headers = { authorization: `Basic ${btoa('conformance:conformance')}` };
        expectError(await session.send({ path: '/v1/renovations', headers }), 401);
      },
    },
    {
      source: 'Errors',
      title: 'the client’s secret is no token',
      async run(session) {
        expectError(await session.send({ path: '/v1/renovations', token: session.target.clientSecret }), 401);
      },
    },
  ],
};
