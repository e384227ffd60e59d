import type { CheckGroup } from '../check.ts';
import { accessToken } from '../contract.ts';
import {
  expect,
  expectBody,
  expectError,
  expectMessages,
  expectShape,
  expectStatus,
  expectSuccess,
} from '../expect.ts';
import { withJson } from '../send-request.ts';
import { type Session, type Target, tokenRequest } from '../session.ts';

interface AccessToken {
  token_type: string;
  expires_in: number;
}

const requestToken = (session: Session, changes: Partial<Target> = {}) =>
  session.send(tokenRequest({ ...session.target, ...changes }));

export const tokenChecks: CheckGroup = {
  title: 'Access token: POST /v1/oauth/token',
  checks: [
    {
      source: '4.1',
      title: 'client id and secret in headers, no body, give access_token, expires_in and token_type',
      async run(session) {
        const answer = await requestToken(session);
        expectSuccess(answer);
        expectShape(answer, accessToken);
      },
    },
    {
      source: 'Tokens',
      title: 'answers 200, a Bearer token of some seconds, never to be cached',
      async run(session) {
        const answer = await requestToken(session);
        expectStatus(answer, 200);
        const { token_type: kind, expires_in: seconds } = expectBody<AccessToken>(answer, accessToken);
        expect(kind === 'Bearer', `token_type is ${kind}, not Bearer`);
        expect(Number(seconds) > 0, `expires_in is ${seconds}`);
        const caching = answer.headers.get('cache-control') ?? 'absent';
        expect(caching.includes('no-store'), `Cache-Control is ${caching}, not no-store`);
      },
    },
    {
      source: 'Everywhere',
      title: 'an empty body with Content-Type: application/json is accepted',
      async run(session) {
        const request = tokenRequest(session.target);
        const headers = { ...request.headers, 'content-type': 'application/json' };
        expectSuccess(await session.send({ ...request, headers, body: '' }));
      },
    },
    {
      source: 'Tokens',
      title: 'credentials by HTTP Basic with grant_type=client_credentials, as OAuth libraries send them',
      async run(session) {
        const { clientId, clientSecret } = session.target;
        const headers = {
          authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
          'content-type': 'application/x-www-form-urlencoded',
        };
        const request = { method: 'POST', path: '/v1/oauth/token', headers } as const;
        expectShape(await session.send({ ...request, body: 'grant_type=client_credentials' }), accessToken);
      },
    },
    {
      source: 'Tokens',
      title: 'client_id and client_secret in a JSON body',
      async run(session) {
        const { clientId: client_id, clientSecret: client_secret } = session.target;
        const request = withJson({ path: '/v1/oauth/token' }, { client_id, client_secret });
        expectShape(await session.send(request), accessToken);
      },
    },
    ...(['x-service-client-id', 'x-service-client-secret'] as const).map((header) => ({
      source: '4.1',
      title: `without ${header}: 400 with the error body, which names the header`,
      async run(session: Session) {
        const request = tokenRequest(session.target);
        const headers = Object.fromEntries(
          Object.entries(request.headers ?? {}).filter(([name]) => name !== header),
        );
        const messages = expectError(await session.send({ ...request, headers }), 400);
        expect(
          messages.some((message) => message.includes(header)),
          `no message names ${header}: ${messages.join('; ')}`,
        );
      },
    })),
    {
      source: 'Tokens',
      title: 'an unknown id and a wrong secret get the same 400',
      async run(session) {
        const wrongSecret = await requestToken(session, { clientSecret: 'conformance-wrong-secret' });
        expectMessages(wrongSecret, 400, 'client credentials are invalid');
        const unknownId = await requestToken(session, { clientId: 'conformance-unknown-client' });
        expectStatus(unknownId, 400);
        expect(
          unknownId.text === wrongSecret.text,
          'the two bodies differ, which reveals whether an id exists',
        );
      },
    },
    {
      source: '4.1',
      title: 'a token may be reused',
      async run(session) {
        const token = await session.token();
        for (let call = 0; call < 2; call++) {
          expectSuccess(await session.send({ path: '/v1/renovations?page_size=1', token }));
        }
      },
    },
  ],
};
