import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { refusalOf, successOf } from '../testing/answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';

interface Entry {
  estate: Record<string, unknown>;
  referral_link: string;
}

const WHOLE = {
  metadata: { property_id: 'plot-9' },
  address: {
    country: 'NL',
    house_number: '12',
    house_number_extra: 'bis',
    latitude: 52.0907,
    longitude: 5.1214,
    place: 'Utrecht',
    region: 'NL-UT',
    street: 'Oude "Gracht" \\ é 🏡',
    zip_code: '3511 AB',
  },
  estate_provider_type: 'HEARTHSTONE',
  estate_status: 'SOLD',
  estate_type: 'HOUSE',
  estate_format: 'CLOSED',
  media: [
    { filename: 'front.jpg', mime_type: 'image/jpeg', url: 'https://img.example.com/front.jpg', position: 3 },
    { url: 'http://img.example.com/2' },
  ],
  price: 325000.5,
  year_built: 1931,
  year_renovated: 2004,
  managing_user_external_id: 'user-7',
  dwelling: {
    habitable_space_m2: 145,
    window_glazing_type: 'DOUBLE',
    outer_wall_insulation_type: { u_value_w_per_m2_k: 0.3 },
  },
};

const LEAST = { address: { country: 'BE' }, estate_type: 'OTHER' };

describe('estates', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
  });
  after(() => app.stop());

  const put = (id: string, body: unknown, by = client) =>
    by.call('PUT', `/v1/estates/${encodeURIComponent(id)}`, body);
  const list = async (by = client) =>
    (await successOf<{ estates: Entry[] }>(await by.call('GET', '/v1/estate/list'))).estates;

  it('shows every field of the specification, in its order, as put', async () => {
    const dutch = await app.addClient({ context: { language: 'nl-NL' } });
    const answer = await put('estate-1', WHOLE, dutch);
    assert.equal(answer.status, 201);
    const entry = await successOf<Entry>(answer);
    assert.match(entry.referral_link, new RegExp(`^${app.url}/r/[\\w-]{22}$`));
    const { dwelling: _, managing_user_external_id: __, estate_format: ___, ...rest } = WHOLE;
    const expected = {
      estate: {
        metadata: rest.metadata,
        address: {
          country: { code: 'NL', name: 'Nederland' },
          house_number: '12',
          house_number_extra: 'bis',
          latitude: 52.0907,
          longitude: 5.1214,
          place: 'Utrecht',
          region: { code: 'NL-UT', name: 'Utrecht' },
          street: 'Oude "Gracht" \\ é 🏡',
          zip_code: '3511 AB',
        },
        estate_provider_type: 'HEARTHSTONE',
        external_id: 'estate-1',
        quality_label: entry.estate['quality_label'],
        estate_status: 'SOLD',
        estate_type: 'HOUSE',
        media: [
          WHOLE.media[0],
          { filename: null, mime_type: null, url: 'http://img.example.com/2', position: 1 },
        ],
        price: 325000.5,
        year_built: 1931,
        year_renovated: 2004,
      },
      referral_link: entry.referral_link,
    };
    assert.equal(JSON.stringify(entry), JSON.stringify(expected));
    assert.match(String(entry.estate['quality_label']), /^[ABC]$/);
    assert.deepEqual(await list(dutch), [expected]);
  });

  it('writes null for what is not known, and takes null for it', async () => {
    const { estate } = await successOf<Entry>(await put('least', LEAST));
    const address = estate['address'] as Record<string, unknown>;
    assert.deepEqual(
      Object.keys(address).filter((name) => address[name] !== null),
      ['country'],
    );
    const { metadata, estate_provider_type, quality_label, media, ...rest } = estate;
    assert.deepEqual(
      [metadata, estate_provider_type, quality_label, media],
      [{ property_id: null }, 'API', 'D', []],
    );
    for (const name of ['estate_status', 'price', 'year_built', 'year_renovated'])
      assert.equal(rest[name], null);
    const nulls = {
      ...LEAST,
      metadata: null,
      media: null,
      price: null,
      year_built: null,
      estate_status: null,
      dwelling: null,
    };
    assert.equal((await put('least', nulls)).status, 200);
  });

  it('replaces the whole estate, keeps its link and its place, and brings a deactivated one back', async () => {
    const own = await app.addClient();
    const first = await successOf<Entry>(await put('a/b c', WHOLE, own));
    const replaced = await put('a/b c', LEAST, own);
    assert.equal(replaced.status, 200);
    const second = await successOf<Entry>(replaced);
    assert.equal(second.referral_link, first.referral_link);
    assert.deepEqual([second.estate['price'], second.estate['media']], [null, []]);
    const gone = await own.call('DELETE', '/v1/estates/a%2Fb%20c');
    assert.deepEqual([gone.status, await gone.text()], [204, '']);
    assert.equal((await own.call('DELETE', '/v1/estates/a%2Fb%20c')).status, 204);
    assert.deepEqual(await list(own), []);
    assert.equal((await put('a/b c', WHOLE, own)).status, 200);
    assert.deepEqual(await list(own), [first]);
  });

  it('answers 404 when deactivating an unknown estate', async () => {
    const answer = await client.call('DELETE', '/v1/estates/unknown');
    assert.deepEqual([answer.status, await answer.json()], [404, { statusCode: 404, error: 'Not Found' }]);
  });

  it('derives the region from the zip code, and labels what cannot be planned with D', async () => {
    const cases: [object, string | null, RegExp][] = [
      [{ country: 'BE', zip_code: '2800' }, 'BE-VLG', /[ABC]/],
      [{ country: 'BE', zip_code: '1000' }, 'BE-BRU', /[ABC]/],
      [{ country: 'BE', zip_code: '5000' }, 'BE-WAL', /[ABC]/],
      [{ country: 'NL', zip_code: '9711 AA' }, 'NL-GR', /[ABC]/],
      [{ country: 'BE' }, null, /D/],
    ];
    for (const [address, region, quality] of cases) {
      const body = { address, estate_type: 'HOUSE', year_built: 1962 };
      const { estate } = await successOf<Entry>(await put('region', body));
      const found = (estate['address'] as { region: { code: string } | null }).region;
      assert.equal(found?.code ?? null, region);
      assert.match(String(estate['quality_label']), quality);
    }
    const land = { address: { country: 'BE', zip_code: '2800' }, estate_type: 'LAND', year_built: 1962 };
    assert.equal((await successOf<Entry>(await put('land', land))).estate['quality_label'], 'D');
  });

  it('creates a managing user when first seen, once', async () => {
    const own = await app.addClient();
    await Promise.all([1, 2, 3, 4].map((number) => put(`many-${number}`, WHOLE, own)));
    const users = await app.dependencies
      .sql`SELECT external_id FROM users WHERE context_id = ${own.contextId}`;
    assert.deepEqual(
      users.map(({ external_id }) => external_id),
      ['user-7'],
    );
    const [{ managed } = { managed: 0 }] = await app.dependencies.sql<{ managed: number }[]>`
      SELECT count(managing_user_id)::int AS managed FROM estates WHERE context_id = ${own.contextId}`;
    assert.equal(managed, 4);
  });

  it('streams a list of several batches whole, in a steady order, without deactivated estates', async () => {
    const own = await app.addClient();
    const picture = {
      filename: null,
      mime_type: null,
      url: `https://example.com/${'x'.repeat(80)}`,
      position: 0,
    };
    await app.dependencies.sql`
      INSERT INTO estates (context_id, external_id, country, estate_provider_type, quality_label, estate_type, referral_token,
        deactivated_at, media)
      SELECT ${own.contextId}, 'e' || i, 'BE', 'API', 'D', 'OTHER', lpad(i::text, 22, '0'),
        CASE WHEN i % 10 = 0 THEN now() END, json_build_array(${JSON.stringify(picture)}::text::json)
      FROM generate_series(1, 1700) i`;
    const names = (await list(own)).map(({ estate }) => estate['external_id']);
    assert.equal(names.length, 1530);
    assert.equal(new Set(names).size, 1530);
    assert.deepEqual(
      (await list(own)).map(({ estate }) => estate['external_id']),
      names,
    );
  });

  it('refuses a context that does not manage estates, on the list and on the PUT', async () => {
    const none = await app.addClient({ context: { managesEstates: false } });
    const message = ['the context of this client does not manage estates'];
    assert.deepEqual(await refusalOf(await none.call('GET', '/v1/estate/list')), [400, message]);
    assert.deepEqual(await refusalOf(await put('x', LEAST, none)), [400, message]);
  });

  it('refuses any other parameter of the list', async () => {
    const answer = await client.call('GET', '/v1/estate/list?sort_by=price');
    assert.deepEqual(await refusalOf(answer), [400, ['property sort_by should not exist']]);
  });
});
