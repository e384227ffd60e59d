import type { CheckGroup } from '../check.ts';
import { LANGUAGES } from '../contract.ts';
import { expect, expectError, expectMessages, expectStatus } from '../expect.ts';
import type { Session } from '../session.ts';

const reportsOf = (renovationId: string) => `/v1/renovations/${renovationId}/reports`;
const UNKNOWN = reportsOf('00000000-0000-7000-8000-000000000000');
const ONE_OF = `language must be one of the following values: ${LANGUAGES.join(', ')}`;
const MORE_THAN_64_KIB = 'x'.repeat(70_000);

const BODIES: [what: string, body: unknown, ...messages: string[]][] = [
  ['no language', {}, ONE_OF],
  ['an unknown language', { language: 'de' }, ONE_OF],
  ['a further field', { language: 'en', conformance: 1 }, 'property conformance should not exist'],
];

export const reportFaultPoints: CheckGroup = {
  title: 'Reports: what is refused',
  checks: [
    {
      source: '4.3',
      title: 'a body without a language it knows: 400 with the error body and messages',
      async run(session) {
        expectError(await session.post(UNKNOWN, { language: 'conformance' }), 400);
      },
    },
    ...BODIES.map(([what, body, ...messages]) => ({
      source: 'Errors',
      title: `${what}: 400 “${messages.join('”, “')}”`,
      async run(session: Session) {
        expectMessages(await session.post(UNKNOWN, body), 400, ...messages);
      },
    })),
    {
      source: 'Errors',
      title: 'malformed JSON: 400',
      async run(session) {
        const headers = { 'content-type': 'application/json' };
        expectError(await session.sendWithToken({ method: 'POST', path: UNKNOWN, headers, body: '{' }), 400);
      },
    },
    ...(['POST', 'GET'] as const).flatMap((method) => {
      const send = (session: Session, path: string) =>
        method === 'GET' ? session.sendWithToken({ path }) : session.post(path, { language: 'en' });
      return [
        {
          source: 'Errors',
          title: `${method} for a renovation that is not there: 404 with an empty JSON object`,
          async run(session: Session) {
            const answer = await send(session, UNKNOWN);
            expectStatus(answer, 404);
            expect(answer.text.trim() === '{}', `the body is ${answer.text.slice(0, 100)}, not {}`);
          },
        },
        {
          source: 'Errors',
          title: `${method} with an id that is no UUID: 400 “renovation_id must be a UUID”`,
          async run(session: Session) {
            expectMessages(await send(session, reportsOf('12')), 400, 'renovation_id must be a UUID');
          },
        },
      ];
    }),
    {
      source: 'Errors',
      title: 'a body that is not JSON by its Content-Type: 415',
      async run(session) {
        const headers = { 'content-type': 'text/plain' };
        const body = '{"language": "en"}';
        expectError(await session.sendWithToken({ method: 'POST', path: UNKNOWN, headers, body }), 415);
      },
    },
    {
      source: 'Limits',
      title: 'a body of more than 64 KiB: 413',
      async run(session) {
        expectError(await session.post(UNKNOWN, { language: MORE_THAN_64_KIB }), 413);
      },
    },
  ],
};
