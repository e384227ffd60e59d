import type { CheckGroup } from '../check.ts';
import { expect, expectError, expectMessages, NotChecked } from '../expect.ts';
import { withJson } from '../send-request.ts';
import { BATCH_PATH, type Session } from '../session.ts';

const UNKNOWN = 'conformance-unknown';
const MAX_STRINGS = 10_000;
const MAX_MESSAGES = 100;

const BODIES: [what: string, body: unknown][] = [
  ['no array', { estates: [UNKNOWN] }],
  ['an empty array', []],
  ['null', null],
];

export const batchFaultPoints: CheckGroup = {
  title: 'Calculation jobs: what is refused',
  checks: [
    {
      source: '4.2',
      title: 'what can’t be accepted: 406 with the error body and messages',
      async run(session) {
        expectError(await session.post(BATCH_PATH, [UNKNOWN]), 406);
      },
    },
    ...BODIES.map(([what, body]) => ({
      source: 'Batch',
      title: `${what}: 406`,
      async run(session: Session) {
        expectError(await session.post(BATCH_PATH, body), 406);
      },
    })),
    {
      source: 'Batch',
      title: 'malformed JSON: 406',
      async run(session) {
        const headers = { 'content-type': 'application/json' };
        expectError(
          await session.sendWithToken({ method: 'POST', path: BATCH_PATH, headers, body: '["' }),
          406,
        );
      },
    },
    {
      source: 'Batch',
      title:
        'every fault has its message, with its place in the array; a good estate beside it does not help',
      async run(session) {
        const [good] = await session.plannable();
        expectMessages(
          await session.post(BATCH_PATH, [good?.estate.external_id, UNKNOWN, 3]),
          406,
          `[1] "${UNKNOWN}" is not an estate of this context`,
          '[2] must be a string',
        );
      },
    },
    {
      source: 'Batch',
      title: 'more than 100 faults: the first 100, then a count',
      async run(session) {
        const names = Array.from({ length: 2 * MAX_MESSAGES }, (_, index) => `${UNKNOWN}-${index}`);
        const messages = expectError(await session.post(BATCH_PATH, names), 406);
        expect(messages.length === MAX_MESSAGES + 1, `${messages.length} messages`);
        expect(/\b100\b/.test(messages.at(-1) ?? ''), `the last is no count: ${messages.at(-1)}`);
      },
    },
    {
      source: 'Batch',
      title: 'more than 10,000 strings: 406',
      async run(session) {
        const names = Array.from({ length: MAX_STRINGS + 1 }, (_, index) => `${UNKNOWN}-${index}`);
        expectError(await session.post(BATCH_PATH, names), 406);
      },
    },
    {
      source: 'Batch',
      title: 'an estate of a type without renovation trajectory: 406 that says so',
      async run(session) {
        const land = (await session.estates()).find(({ estate }) => estate.estate_type === 'LAND')?.estate;
        if (land === undefined) throw new NotChecked('the context has no estate of type LAND');
        const reason = 'is of type LAND, which has no renovation trajectory';
        expectMessages(
          await session.post(BATCH_PATH, [land.external_id]),
          406,
          `[0] "${land.external_id}" ${reason}`,
        );
      },
    },
    {
      source: 'Batch',
      title: 'an Accept header that excludes JSON: 406',
      async run(session) {
        const request = withJson({ path: BATCH_PATH, headers: { accept: 'text/html' } }, [UNKNOWN]);
        expectError(await session.sendWithToken(request), 406);
      },
    },
  ],
};
