import type { CheckGroup } from '../check.ts';
import { expect, expectError } from '../expect.ts';
import type { Answer } from '../send-request.ts';

function expectJsonType({ call, headers }: Answer): void {
  const type = headers.get('content-type') ?? 'absent';
  expect(/^application\/json; ?charset=utf-8$/i.test(type), `${call}: Content-Type is ${type}`);
}

export const everywhereChecks: CheckGroup = {
  title: 'Everywhere',
  checks: [
    {
      source: 'Everywhere',
      title: 'answers and errors are application/json; charset=utf-8',
      async run(session) {
        for (const path of ['/v1/renovations', '/v1/renovations?page=0', '/v1/estate/list'])
          expectJsonType(await session.sendWithToken({ path }));
        expectJsonType(await session.send({ path: '/v1/renovations' }));
      },
    },
    {
      source: 'Errors',
      title: 'an unknown path: 404 with statusCode and error',
      async run(session) {
        expectError(await session.sendWithToken({ path: '/v1/conformance' }), 404);
      },
    },
    {
      source: 'Errors',
      title: 'an unknown method: 405 with the methods there are in Allow',
      async run(session) {
        const answer = await session.sendWithToken({ method: 'DELETE', path: '/v1/renovations' });
        expectError(answer, 405);
        const allow = answer.headers.get('allow') ?? 'absent';
        expect(/\bGET\b/.test(allow), `Allow is ${allow}`);
      },
    },
    {
      source: 'Limits',
      title: 'answers state the rate limit: RateLimit and RateLimit-Policy',
      async run(session) {
        const { headers } = await session.sendWithToken({ path: '/v1/renovations' });
        for (const name of ['ratelimit', 'ratelimit-policy'])
          expect(headers.has(name), `the header ${name} is absent`);
      },
    },
  ],
};
