import type { CheckGroup } from '../check.ts';
import { renovationPage } from '../contract.ts';
import { expect, expectBody, expectStatus, NotChecked } from '../expect.ts';
import type { Session } from '../session.ts';

interface Renovation {
  renovation_id: string;
  managing_user: { external_id: string } | null;
  [field: string]: unknown;
}

interface Page {
  page: number;
  page_size: number;
  total_pages: number;
  has_prev_page: boolean;
  has_next_page: boolean;
  prev_page: number | null;
  next_page: number | null;
  total: number;
  data: Renovation[];
}

async function search(session: Session, query = ''): Promise<Page> {
  const answer = await session.sendWithToken({ path: `/v1/renovations${query}` });
  return expectBody(answer, renovationPage);
}

export const searchChecks: CheckGroup = {
  title: 'Search: GET /v1/renovations',
  checks: [
    {
      source: '4.5',
      title: 'gives the pagination envelope with renovation list items, every field of its type',
      async run(session) {
        await session.renovation();
        await search(session);
      },
    },
    {
      source: 'Search',
      title: 'answers 200; page 1 of 20, newest first, unless asked otherwise',
      async run(session) {
        expectStatus(await session.sendWithToken({ path: '/v1/renovations' }), 200);
        const page = await search(session);
        expect(page.page === 1 && page.page_size === 20, `page ${page.page} of size ${page.page_size}`);
        expectSorted(page, 'renovation_created_at', 'DESC');
      },
    },
    {
      source: 'Search',
      title: 'the envelope’s numbers agree with one another on every page',
      async run(session) {
        await session.renovation();
        const { total } = await search(session);
        for (const size of [1, 7, 100]) {
          const last = Math.ceil(total / size);
          for (const number of new Set([1, Math.ceil(last / 2), last]))
            expectConsistent(await search(session, `?page=${number}&page_size=${size}`), number, size);
        }
      },
    },
    {
      source: 'Search',
      title: 'a page past the end is 200 with empty data',
      async run(session) {
        const page = await search(session, '?page=1000000&page_size=100');
        expect(page.data.length === 0, `it has ${page.data.length} items`);
        expect(!page.has_next_page && page.next_page === null, 'it says that there is a next page');
      },
    },
    ...(['created_at', 'updated_at'] as const).flatMap((field) =>
      (['ASC', 'DESC'] as const).map((direction) => ({
        source: 'Search',
        title: `sorts by ${field} ${direction}`,
        async run(session: Session) {
          const page = await search(session, `?sort_by=${field}&sort_direction=${direction}&page_size=100`);
          expectSorted(page, `renovation_${field}`, direction);
        },
      })),
    ),
    {
      source: 'Search',
      title: 'walking the pages meets each renovation once',
      async run(session) {
        const seen: unknown[] = [];
        for (let number = 1; number <= 5; number++) {
          const page = await search(session, `?page=${number}&page_size=5&sort_direction=ASC`);
          seen.push(...page.data.map((item) => item['renovation_id']));
        }
        expect(new Set(seen).size === seen.length, 'some renovation is on two pages');
      },
    },
    {
      source: 'Search',
      title: 'deleted renovations are left out, and there when asked for',
      async run(session) {
        const live = await search(session, '?include_deleted=false&page_size=100');
        const deleted = live.data.filter((item) => item['renovation_deleted_at'] !== null);
        expect(deleted.length === 0, `${deleted.length} deleted ones are there unasked`);
        const all = await search(session, '?include_deleted=true&page_size=100');
        expect(all.total >= live.total, `${all.total} with, ${live.total} without the deleted ones`);
      },
    },
    {
      source: 'Search',
      title: 'external_user_id keeps the renovations of that user alone',
      async run(session) {
        const nobody = await search(session, '?external_user_id=conformance-nobody');
        expect(nobody.total === 0, `${nobody.total} renovations of a user that does not exist`);
        const all = await search(session, '?page_size=100');
        const users = all.data.map((item) => item.managing_user);
        const user = users.find((one) => one !== null)?.external_id;
        if (user === undefined) throw new NotChecked('no renovation among the first 100 has a managing user');
        const theirs = await search(session, `?external_user_id=${encodeURIComponent(user)}&page_size=100`);
        const owners = theirs.data.map((item) => item.managing_user);
        expect(owners.length > 0, `none of ${user}, who has some`);
        expect(
          owners.every((owner) => owner?.external_id === user),
          `others’ renovations among those of ${user}`,
        );
      },
    },
    {
      source: 'Everywhere',
      title: 'cost + VAT = total to the cent; the subsidy is at most the total',
      async run(session) {
        await session.renovation();
        const cents = (item: Record<string, unknown>, name: string) => Math.round(Number(item[name]) * 100);
        for (const item of (await search(session, '?page_size=100')).data) {
          const total = cents(item, 'total_estimated_cost_incl_vat');
          const sum = cents(item, 'estimated_cost') + cents(item, 'estimated_vat_cost');
          expect(sum === total, `${item['renovation_id']}: cost + VAT is ${sum} cents, the total ${total}`);
          const subsidy = cents(item, 'subsidy_amount');
          expect(subsidy <= total, `${item['renovation_id']}: subsidy ${subsidy} above total ${total}`);
        }
      },
    },
  ],
};

function expectSorted({ data }: Page, field: string, direction: 'ASC' | 'DESC'): void {
  const times = data.map((item) => String(item[field]));
  const sorted = times.toSorted();
  if (direction === 'DESC') sorted.reverse();
  expect(times.join() === sorted.join(), `${field} is not in the order ${direction}`);
}

function expectConsistent(page: Page, number: number, size: number): void {
  const pages = Math.ceil(page.total / size);
  const wanted = {
    page: number,
    page_size: size,
    total_pages: pages,
    has_prev_page: number > 1,
    has_next_page: number < pages,
    prev_page: number > 1 ? number - 1 : null,
    next_page: number < pages ? number + 1 : null,
  };
  const shown: Record<string, unknown> = { ...page };
  for (const [name, value] of Object.entries(wanted)) {
    const found = shown[name];
    expect(
      found === value,
      `page ${number} of size ${size} of ${page.total}: ${name} is ${found}, not ${value}`,
    );
  }
  const count = number < pages ? size : page.total - size * (pages - 1);
  expect(page.data.length === count, `page ${number} of size ${size} has ${page.data.length}, not ${count}`);
}
