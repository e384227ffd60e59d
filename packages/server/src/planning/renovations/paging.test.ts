import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { successOf } from '../../testing/answers.ts';
import { addEstate, addRenovation } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

interface Kept {
  id: string;
  created_at: string;
  updated_at: string;
  isDeleted: boolean;
  user: string | null;
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
  data: { renovation_id: string }[];
}

const HOW_MANY = 137;

const queries = fc.record({
  page: fc.integer({ min: 1, max: 160 }),
  page_size: fc.integer({ min: 1, max: 100 }),
  sort_by: fc.constantFrom('created_at' as const, 'updated_at' as const),
  sort_direction: fc.constantFrom('ASC', 'DESC'),
  include_deleted: fc.boolean(),
  external_user_id: fc.constantFrom(undefined, 'ann', 'bob', 'nobody'),
});

/** Against a list in memory: what a page holds, how many there are, and that pages never overlap or miss one. */
describe('pages of the search', () => {
  let app: TestApp;
  let client: TestClient;
  const kept: Kept[] = [];

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
    const { sql } = app.dependencies;
    const estateId = await addEstate(sql, client.contextId);
    // Another context has as many at the same moments: none of them may take a place on a page.
    const { contextId: otherId } = await app.addClient();
    const otherEstateId = await addEstate(sql, otherId);
    for (let number = 0; number < HOW_MANY; number++) {
      // Few moments, so that many renovations share one and only the id sets them apart.
      const created_at = `2026-01-01T00:00:0${number % 7}.000Z`;
      const updated_at = `2026-01-02T00:00:0${number % 3}.500Z`;
      const isDeleted = number % 5 === 0;
      const user = [null, 'ann', 'bob'][number % 3] ?? null;
      const row = {
        managingUser: user,
        createdAt: created_at,
        updatedAt: updated_at,
        deletedAt: isDeleted ? '2026-02-01T00:00:00.000Z' : null,
      };
      await addRenovation(sql, otherId, { ...row, estateId: otherEstateId });
      const id = await addRenovation(sql, client.contextId, { ...row, estateId });
      kept.push({ id, created_at, updated_at, isDeleted, user });
    }
  });
  after(() => app.stop());

  function expected(query: Record<string, unknown>): string[] {
    const by = query['sort_by'] as 'created_at' | 'updated_at';
    const sign = query['sort_direction'] === 'ASC' ? 1 : -1;
    return kept
      .filter(({ isDeleted }) => query['include_deleted'] === true || !isDeleted)
      .filter(({ user }) => query['external_user_id'] === undefined || user === query['external_user_id'])
      .sort((a, b) => sign * (a[by] < b[by] ? -1 : a[by] > b[by] ? 1 : a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
  }

  async function search(query: Record<string, unknown>): Promise<Page> {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const parameters = new URLSearchParams(
      Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    );
    return successOf<Page>(await client.call('GET', `/v1/renovations?${parameters}`));
  }

  it('holds what a list in memory would', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const all = expected(query);
        const page = await search(query);
        const start = (query.page - 1) * query.page_size;
        assert.deepEqual(
          page.data.map(({ renovation_id }) => renovation_id),
          all.slice(start, start + query.page_size),
        );
        const totalPages = Math.ceil(all.length / query.page_size);
        assert.deepEqual(
          { ...page, data: undefined },
          {
            page: query.page,
            page_size: query.page_size,
            total_pages: totalPages,
            has_prev_page: query.page > 1,
            has_next_page: query.page < totalPages,
            prev_page: query.page > 1 ? Math.max(1, Math.min(query.page - 1, totalPages)) : null,
            next_page: query.page < totalPages ? query.page + 1 : null,
            total: all.length,
            data: undefined,
          },
        );
      }),
      { numRuns: 300 },
    );
  });

  it('shows each renovation once when walked by next_page, from either side', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const seen: string[] = [];
        for (let next: number | null = 1; next !== null; ) {
          const page: Page = await search({ ...query, page: next });
          seen.push(...page.data.map(({ renovation_id }) => renovation_id));
          next = page.next_page;
        }
        assert.deepEqual(seen, expected(query));
      }),
      { numRuns: 20 },
    );
  });

  it('follows its defaults: newest first, live ones, twenty a page', async () => {
    const { data } = await search({});
    const all = expected({ sort_by: 'created_at', sort_direction: 'DESC' });
    assert.deepEqual(
      data.map(({ renovation_id }) => renovation_id),
      all.slice(0, 20),
    );
  });
});
