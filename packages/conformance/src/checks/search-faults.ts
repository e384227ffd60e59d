import type { CheckGroup } from '../check.ts';
import { expect, expectError, expectMessages } from '../expect.ts';
import type { Session } from '../session.ts';

const FAULTS: [query: string, ...messages: string[]][] = [
  ['page=0', 'page must not be less than 1'],
  ['page=one', 'page must be an integer number'],
  ['page=1.5', 'page must be an integer number'],
  ['page_size=0', 'page_size must not be less than 1'],
  ['page_size=101', 'page_size must not be greater than 100'],
  ['sort_by=name', 'sort_by must be one of the following values: created_at, updated_at'],
  ['sort_direction=UP', 'sort_direction must be one of the following values: ASC, DESC'],
  ['conformance=1', 'property conformance should not exist'],
  ['page=0&page_size=101', 'page must not be less than 1', 'page_size must not be greater than 100'],
];

const find = (session: Session, query: string) => session.sendWithToken({ path: `/v1/renovations?${query}` });

export const searchFaultPoints: CheckGroup = {
  title: 'Search: what is refused',
  checks: [
    {
      source: 'Search',
      title: 'a page below 1 and a page size above 100: 400 with the error body and messages',
      async run(session) {
        for (const query of ['page=0', 'page_size=101']) expectError(await find(session, query), 400);
      },
    },
    ...FAULTS.map(([query, ...messages]) => ({
      source: 'Errors',
      title: `?${query}: 400 “${messages.join('”, “')}”`,
      async run(session: Session) {
        expectMessages(await find(session, query), 400, ...messages);
      },
    })),
    ...['include_deleted=maybe', 'page=1&page=2'].map((query) => ({
      source: 'Search',
      title: `?${query}: 400 that names the parameter`,
      async run(session: Session) {
        const messages = expectError(await find(session, query), 400);
        const name = query.replace(/=.*/, '');
        expect(
          messages.some((message) => message.includes(name)),
          `no message names ${name}: ${messages.join('; ')}`,
        );
      },
    })),
  ],
};
