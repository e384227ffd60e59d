import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { addEstate, addRenovation } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

interface Page {
  total: number;
  data: Record<string, unknown>[];
}

describe('GET /v1/renovations', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
  });
  after(() => app.stop());

  const search = (query = '') => client.call('GET', `/v1/renovations${query}`);

  it('answers an empty page when there is nothing', async () => {
    const nobody = await app.addClient();
    assert.deepEqual(await successOf(await nobody.call('GET', '/v1/renovations')), {
      page: 1,
      page_size: 20,
      total_pages: 0,
      has_prev_page: false,
      has_next_page: false,
      prev_page: null,
      next_page: null,
      total: 0,
      data: [],
    });
  });

  it('shows every field of the specification, in its order', async () => {
    const { sql } = app.dependencies;
    const { contextId } = client;
    const street = 'Rue "de l\'Été" \\ 1\n🏠';
    const estateId = await addEstate(sql, contextId, { street });
    const id = await addRenovation(sql, contextId, {
      estateId,
      managingUser: 'user-7',
      name: 'A "name" with \\ and ü',
      cents: { subsidy: 1, cost: 123_456_789, vat: 10 },
      createdAt: '2026-01-02T03:04:05.000Z',
      updatedAt: '2026-01-02T03:04:05.060Z',
    });
    const answer = await search();
    assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8');
    const text = await answer.text();
    const item = (JSON.parse(text) as Page).data.find(({ renovation_id }) => renovation_id === id);
    const user = item?.['managing_user'] as { id: string };
    assert.match(user.id, /^[0-9a-f-]{36}$/);
    const expected = {
      renovation_id: id,
      renovation_created_at: '2026-01-02T03:04:05.000Z',
      renovation_updated_at: '2026-01-02T03:04:05.060Z',
      renovation_deleted_at: null,
      renovation_name: 'A "name" with \\ and ü',
      subsidy_amount: 0.01,
      estimated_cost: 1234567.89,
      estimated_vat_cost: 0.1,
      total_estimated_cost_incl_vat: 1234567.99,
      estate_id: estateId,
      estate_geo_address: {
        country: 'BE',
        house_number: '12',
        place: 'Mechelen',
        region: 'BE-VLG',
        street,
        zip_code: '2800',
      },
      estate_type: 'HOUSE',
      estate_format: 'SEMI_OPEN',
      managing_user: { id: user.id, external_id: 'user-7' },
      label_now: null,
      label_after: null,
      target_label: null,
      target_probability: null,
    };
    assert.equal(JSON.stringify(item), JSON.stringify(expected));
    assert.deepEqual(
      Object.keys(JSON.parse(text)),
      'page page_size total_pages has_prev_page has_next_page prev_page next_page total data'.split(' '),
    );
  });

  it('writes null for what is not known', async () => {
    const { sql } = app.dependencies;
    const one = await app.addClient();
    const estateId = await addEstate(sql, one.contextId, {
      region: null,
      estateType: 'APARTMENT',
      estateFormat: null,
    });
    await addRenovation(sql, one.contextId, { estateId });
    const { data } = await successOf<Page>(await one.call('GET', '/v1/renovations'));
    const { estate_format, managing_user, estate_geo_address } = data[0] as Record<
      string,
      Record<string, unknown>
    >;
    assert.deepEqual([estate_format, managing_user, estate_geo_address?.['region']], [null, null, null]);
  });

  const values = (list: string) => `must be one of the following values: ${list}`;
  const faults: [string, string[]][] = [
    ['?page=0', ['page must not be less than 1']],
    ['?page=-1', ['page must not be less than 1']],
    ['?page=1.5', ['page must be an integer number']],
    ['?page=', ['page must be an integer number']],
    ['?page=abc', ['page must be an integer number']],
    ['?page=0x10', ['page must be an integer number']],
    ['?page=1e3', ['page must be an integer number']],
    ['?page=99999999999999999999', ['page must be an integer number']],
    ['?page_size=0', ['page_size must not be less than 1']],
    ['?page_size=101', ['page_size must not be greater than 100']],
    ['?page_size=x', ['page_size must be an integer number']],
    ['?sort_by=name', [`sort_by ${values('created_at, updated_at')}`]],
    ['?sort_by=', [`sort_by ${values('created_at, updated_at')}`]],
    ['?sort_direction=up', [`sort_direction ${values('ASC, DESC')}`]],
    ['?include_deleted=yes', ['include_deleted must be a boolean value']],
    ['?include_deleted=', ['include_deleted must be a boolean value']],
    [
      '?updated_since=now',
      ['updated_since must be a date with time and zone, such as 2026-11-14T09:30:00Z, not "now"'],
    ],
    ['?external_user_id=', ['external_user_id must be longer than or equal to 1 characters']],
    ['?external_user_id=%00', ['external_user_id must not contain the character U+0000 (NUL)']],
    [
      `?external_user_id=${'x'.repeat(256)}`,
      ['external_user_id must be shorter than or equal to 255 characters'],
    ],
    ['?foo=1', ['property foo should not exist']],
    ['?pageSize=5', ['property pageSize should not exist (did you mean page_size?)']],
    ['?limit=5', ['property limit should not exist (did you mean page_size?)']],
    [
      '?updated_since=2026-11-17',
      ['updated_since must be a date with time and zone, such as 2026-11-14T09:30:00Z, not "2026-11-17"'],
    ],
    ['?__proto__=1', ['property __proto__ should not exist']],
    ['?constructor=1', ['property constructor should not exist']],
    ['?page=1&page=1', ['page must not be given more than once']],
    ['?foo=1&foo=2', ['foo must not be given more than once', 'property foo should not exist']],
    [
      '?page=0&page_size=1000&sort_by=x&sort_direction=y&include_deleted=z&foo=1',
      [
        'property foo should not exist',
        'page must not be less than 1',
        'page_size must not be greater than 100',
        `sort_by ${values('created_at, updated_at')}`,
        `sort_direction ${values('ASC, DESC')}`,
        'include_deleted must be a boolean value',
      ],
    ],
  ];
  for (const [query, messages] of faults) {
    it(`refuses ${query.slice(0, 80)}`, async () => {
      assert.deepEqual(await refusalOf(await search(query)), [400, messages]);
    });
  }

  it('takes the bounds themselves, and pages past the end', async () => {
    for (const query of [
      '?page_size=1',
      '?page_size=100',
      '?include_deleted=true',
      '?include_deleted=1&sort_direction=asc',
      '?include_deleted=False',
      '?external_user_id=x',
    ]) {
      assert.equal((await search(query)).status, 200);
    }
    const past = await successOf<Record<string, unknown>>(
      await search('?page=999999999999999&page_size=100'),
    );
    assert.deepEqual([past['data'], past['has_next_page'], past['next_page']], [[], false, null]);
  });
});
