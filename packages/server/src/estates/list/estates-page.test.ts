import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

interface Page {
  page: number;
  total: number;
  total_pages: number;
  has_next_page: boolean;
  data: Record<string, unknown>[];
}

const house = (zip_code: string, more: object = {}) => ({
  address: { country: 'BE', zip_code },
  estate_type: 'HOUSE',
  year_built: 1962,
  ...more,
});

const ESTATES: Record<string, object> = {
  ghent: house('9000', { estate_status: 'FOR_SALE', managing_user_external_id: 'ann' }),
  brussels: house('1000', { estate_status: 'SOLD', dwelling: { energy_label: 'C' } }),
  namur: house('5000', { estate_status: 'SOLD', managing_user_external_id: 'bob' }),
  plot: { address: { country: 'BE', zip_code: '9000' }, estate_type: 'LAND' },
  gone: house('9000', { estate_status: 'FOR_SALE', managing_user_external_id: 'ann' }),
};

describe('the search of estates', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
    for (const [name, body] of Object.entries(ESTATES))
      assert.equal((await client.call('PUT', `/v1/estates/${name}`, body)).status, 201);
    assert.equal((await client.call('DELETE', '/v1/estates/gone')).status, 204);
  });
  after(() => app.stop());

  const find = async (query = '') => successOf<Page>(await client.call('GET', `/v1/estates${query}`));
  const names = async (query: string) => (await find(query)).data.map(({ external_id }) => external_id);

  it('gives every active estate as GET of one does, in the order in which they were created', async () => {
    const { data, total, total_pages, page, has_next_page } = await find();
    assert.deepEqual([total, total_pages, page, has_next_page], [4, 1, 1, false]);
    assert.deepEqual(
      data.map(({ external_id }) => external_id),
      ['ghent', 'brussels', 'namur', 'plot'],
    );
    for (const estate of data)
      assert.deepEqual(
        estate,
        await successOf(await client.call('GET', `/v1/estates/${estate['external_id']}`)),
      );
  });

  const filters: [string, string[]][] = [
    ['estate_status=SOLD', ['brussels', 'namur']],
    ['estate_status=SOLD,FOR_SALE', ['ghent', 'brussels', 'namur']],
    ['estate_type=LAND', ['plot']],
    ['region=BE-VLG', ['ghent', 'plot']],
    ['region=BE-BRU,BE-WAL&estate_status=SOLD', ['brussels', 'namur']],
    ['energy_label=C', ['brussels']],
    ['energy_label=A', []],
    ['quality_label=D', ['plot']],
    ['external_user_id=ann', ['ghent']],
    ['external_user_id=nobody', []],
    ['include_deactivated=true&external_user_id=ann', ['ghent', 'gone']],
    ['updated_since=2999-01-01T00:00:00Z', []],
    ['updated_since=2000-01-01T00:00:00%2B01:00&estate_type=LAND', ['plot']],
    ['page_size=3&page=2', ['plot']],
    ['page_size=1000&page=9', []],
  ];
  for (const [query, expected] of filters)
    it(`finds by ${query}`, async () => assert.deepEqual(await names(`?${query}`), expected));

  it('finds what changed since a moment, and what was deactivated', async () => {
    const { updated_at } = await successOf<{ updated_at: string }>(
      await client.call('PATCH', '/v1/estates/namur', { price: 1 }),
    );
    assert.deepEqual(await names(`?updated_since=${updated_at}`), ['namur']);
    await client.call('DELETE', '/v1/estates/gone');
    assert.deepEqual(await names(`?updated_since=${updated_at}&include_deactivated=true`), ['namur']);
    await client.call('PUT', '/v1/estates/gone', ESTATES['gone']);
    await client.call('DELETE', '/v1/estates/gone');
    assert.deepEqual(await names(`?updated_since=${updated_at}&include_deactivated=true`), ['namur', 'gone']);
  });

  it('gives the fields that were asked for, in the order of the whole estate', async () => {
    const { data } = await find('?fields=price,external_id,address&estate_type=LAND');
    assert.deepEqual(data.map(Object.keys), [['address', 'external_id', 'price']]);
    assert.deepEqual((await find('?fields=id')).data.map(Object.keys), Array(4).fill(['id']));
  });

  const faults: [string, string[]][] = [
    ['page_size=1001', ['page_size must not be greater than 1000']],
    ['page=0', ['page must not be less than 1']],
    ['colour=red', ['property colour should not exist']],
    ['estate_type=LAND&estate_type=HOUSE', ['estate_type must not be given more than once']],
    [
      'updated_since=yesterday',
      ['updated_since must be a date with time and zone, such as 2026-11-14T09:30:00Z, not "yesterday"'],
    ],
    [
      'updated_since=2026-02-31T00:00:00',
      [
        'updated_since must be a date with time and zone, such as 2026-11-14T09:30:00Z, not "2026-02-31T00:00:00"',
      ],
    ],
    ['quality_label=A,E', ['quality_label.1 must be one of the following values: A, B, C, D']],
    ['external_user_id=', ['external_user_id must be longer than or equal to 1 characters']],
  ];
  for (const [query, messages] of faults)
    it(`refuses ${query}`, async () =>
      assert.deepEqual(await refusalOf(await client.call('GET', `/v1/estates?${query}`)), [400, messages]));

  it('refuses a context that does not manage estates', async () => {
    const none = await app.addClient({ context: { managesEstates: false } });
    const message = ['the context of this client does not manage estates'];
    assert.deepEqual(await refusalOf(await none.call('GET', '/v1/estates')), [400, message]);
  });
});

describe('parameters of the estate list', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
    for (const [name, body] of Object.entries(ESTATES)) await client.call('PUT', `/v1/estates/${name}`, body);
    await client.call('DELETE', '/v1/estates/gone');
  });
  after(() => app.stop());

  interface List {
    estates: { estate: { external_id: string } }[];
    total?: number;
  }
  const list = async (query = '') => successOf<List>(await client.call('GET', `/v1/estate/list${query}`));
  const named = ({ estates }: List) => estates.map(({ estate }) => estate.external_id);

  it("give one page with its place; without them the answer is the specification's", async () => {
    const whole = await list();
    assert.deepEqual(Object.keys(whole), ['estates']);
    assert.deepEqual(named(whole), ['ghent', 'brussels', 'namur', 'plot']);
    const { estates, ...place } = await list('?page=2&page_size=3');
    assert.deepEqual(estates, whole.estates.slice(3));
    assert.deepEqual(place, {
      page: 2,
      page_size: 3,
      total_pages: 2,
      has_prev_page: true,
      has_next_page: false,
      prev_page: 1,
      next_page: null,
      total: 4,
    });
    assert.deepEqual([(await list('?page=1')).total, (await list('?page_size=1')).estates.length], [4, 1]);
    assert.deepEqual((await list('?page=9')).estates, []);
  });

  it('give what changed since a moment, whole or by page', async () => {
    const before = await successOf<{ updated_at: string }>(await client.call('GET', '/v1/estates/plot'));
    await client.call('PATCH', '/v1/estates/brussels', { price: 1 });
    const since = encodeURIComponent(new Date(Date.parse(before.updated_at) + 1).toISOString());
    assert.deepEqual(named(await list(`?updated_since=${since}`)), ['brussels']);
    const page = await list(`?updated_since=${since}&page=1`);
    assert.deepEqual([named(page), page.total], [['brussels'], 1]);
  });

  it('have an ETag each, and are refused when they are wrong', async () => {
    const etagOf = async (query: string) =>
      (await client.call('GET', `/v1/estate/list${query}`)).headers.get('etag');
    const tag = await etagOf('?page=1');
    assert.notEqual(tag, await etagOf(''));
    assert.notEqual(tag, await etagOf('?page=2'));
    const known = await client.call('GET', '/v1/estate/list?page=1', undefined, {
      'if-none-match': tag ?? '',
    });
    assert.equal(known.status, 304);
    const faults: [string, string][] = [
      ['page=0', 'page must not be less than 1'],
      ['page_size=1001', 'page_size must not be greater than 1000'],
      ['fields=price', 'property fields should not exist'],
    ];
    for (const [query, message] of faults) {
      const answer = await client.call('GET', `/v1/estate/list?${query}`);
      assert.deepEqual(await refusalOf(answer), [400, [message]]);
    }
  });
});
