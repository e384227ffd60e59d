import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { DWELLING_FIELDS } from '@rooftree/engine';
import { refusalOf, successOf } from '../testing/answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';

interface Estate {
  address: Record<string, unknown>;
  dwelling: Record<string, unknown>;
  [field: string]: unknown;
}

const WHOLE = {
  metadata: { property_id: 'plot-9' },
  address: {
    country: 'BE',
    house_number: '12',
    house_number_extra: 'bis',
    latitude: 51.0257,
    longitude: 4.4776,
    place: 'Mechelen',
    street: 'Oude "Gracht" \\ é 🏡',
    zip_code: '2800',
  },
  estate_provider_type: 'HEARTHSTONE',
  estate_status: 'SOLD',
  estate_type: 'HOUSE',
  estate_format: 'CLOSED',
  media: [{ filename: 'front.jpg', mime_type: 'image/jpeg', url: 'https://img.example.com/1', position: 3 }],
  price: 325000.5,
  year_built: 1931,
  year_renovated: 2004,
  managing_user_external_id: 'user-7',
  dwelling: { habitable_space_m2: 145, floor_insulation_type: { u_value_w_per_m2_k: 0.3 } },
};

describe('one estate', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
  });
  after(() => app.stop());

  const path = (id: string) => `/v1/estates/${encodeURIComponent(id)}`;
  const get = async (id: string) => successOf<Estate>(await client.call('GET', path(id)));
  const put = async (id: string, body: unknown) => client.call('PUT', path(id), body);
  const patch = async (id: string, body: unknown, headers = {}) =>
    client.call('PATCH', path(id), body, headers);

  it('is read with everything that was put, and what we set', async () => {
    assert.equal((await put('a/b é', WHOLE)).status, 201);
    const estate = await get('a/b é');
    const { id, referral_link, created_at, updated_at, quality_label, dwelling, ...rest } = estate;
    assert.match(String(id), /^[0-9a-f-]{36}$/);
    assert.match(String(referral_link), new RegExp(`^${app.url}/r/[\\w-]{22}$`));
    assert.match(String(quality_label), /^[ABC]$/);
    assert.equal(created_at, updated_at);
    assert.match(String(created_at), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assert.deepEqual(Object.keys(dwelling), Object.keys(DWELLING_FIELDS));
    const known = Object.entries(dwelling).filter(([, fact]) => fact !== null);
    assert.deepEqual(Object.fromEntries(known), WHOLE.dwelling);
    const { dwelling: _, address, ...put_ } = WHOLE;
    assert.deepEqual(rest, {
      ...put_,
      address: {
        ...address,
        country: { code: 'BE', name: 'Belgium' },
        region: { code: 'BE-VLG', name: 'Flanders' },
      },
      external_id: 'a/b é',
      deactivated_at: null,
      facts: null,
    });
  });

  it('is a 404 when there is none, for GET and PATCH', async () => {
    for (const method of ['GET', 'PATCH']) {
      const answer = await client.call(method, '/v1/estates/none', method === 'GET' ? undefined : {});
      assert.deepEqual([answer.status, await answer.json()], [404, { statusCode: 404, error: 'Not Found' }]);
    }
  });

  it('can be put back as it was read, as an entry of the list has it, or with what only we set', async () => {
    await put('back', WHOLE);
    const before = await get('back');
    assert.equal((await put('back', before)).status, 200);
    assert.deepEqual(await get('back'), before);
    const { estates } = await successOf<{ estates: { estate: object }[] }>(
      await client.call('GET', '/v1/estate/list'),
    );
    for (const { estate } of estates) assert.equal((await put('other', estate)).ok, true);
    const forged = { ...before, external_id: 'x', quality_label: 'A', deactivated_at: 'never', id: 7 };
    assert.equal((await put('back', forged)).status, 200);
    assert.deepEqual(await get('back'), before);
  });

  it('is changed by a merge patch: what is absent stays, null forgets', async () => {
    await put('patched', WHOLE);
    const before = await get('patched');
    const answer = await patch('patched', {
      price: 300000,
      estate_status: null,
      address: { house_number_extra: null },
      dwelling: { heating_type: 'GAS', habitable_space_m2: null },
      managing_user_external_id: 'user-8',
    });
    assert.equal(answer.status, 200);
    const after = await successOf<Estate>(answer);
    assert.deepEqual(after, {
      ...before,
      price: 300000,
      estate_status: null,
      address: { ...before.address, house_number_extra: null },
      dwelling: { ...before.dwelling, heating_type: 'GAS', habitable_space_m2: null },
      managing_user_external_id: 'user-8',
      updated_at: after['updated_at'],
      quality_label: after['quality_label'],
    });
    assert.deepEqual(await get('patched'), after);
    assert.equal(
      (await patch('patched', {}, { 'content-type': 'application/merge-patch+json' })).status,
      200,
    );
    assert.deepEqual(await get('patched'), after);
    const wrong = await client.call('PUT', path('patched'), WHOLE, {
      'content-type': 'application/merge-patch+json',
    });
    assert.equal(wrong.status, 415);
  });

  it('is not sent back to who prefers a short answer', async () => {
    const prefer = { prefer: 'respond-async, return=minimal; wait=10' };
    const answers = [
      await client.call('PUT', path('short'), WHOLE, prefer),
      await client.call('PUT', path('short'), { ...WHOLE, price: 1 }, prefer),
      await client.call('PATCH', path('short'), { price: 2 }, prefer),
    ];
    const seen = answers.map(({ status, headers }) => [status, headers.get('preference-applied')]);
    assert.deepEqual(seen, [
      [201, 'return=minimal'],
      [204, 'return=minimal'],
      [204, 'return=minimal'],
    ]);
    for (const answer of answers) assert.equal(await answer.text(), '');
    assert.equal((await get('short'))['price'], 2);
    const whole = await client.call('PATCH', path('short'), {}, { prefer: 'return=representation' });
    assert.deepEqual([whole.status, whole.headers.get('preference-applied')], [200, null]);
  });

  it('gets the region of a new zip code, unless a region is given', async () => {
    await put('moved', WHOLE);
    const moved = await successOf<Estate>(await patch('moved', { address: { zip_code: '1000' } }));
    assert.deepEqual(moved.address['region'], { code: 'BE-BRU', name: 'Brussels' });
    const abroad = { country: { code: 'NL' }, zip_code: '3511 AB', region: 'NL-GR' };
    const dutch = await successOf<Estate>(await patch('moved', { address: abroad }));
    assert.deepEqual(dutch.address['region'], { code: 'NL-GR', name: 'Groningen' });
  });

  it('keeps what it was when a patch makes it faulty, and every fault is named', async () => {
    await put('faulty', WHOLE);
    const before = await get('faulty');
    const faults: [unknown, string[]][] = [
      [
        { address: null, estate_type: null },
        [
          'address must be an object',
          'estate_type must be one of the following values: HOUSE, APARTMENT, LAND, OFFICE, COMMERCIAL, INDUSTRIAL, GARAGE, OTHER',
        ],
      ],
      [{ year_renovated: 1900 }, ['year_renovated must not be less than year_built']],
      [{ estate_type: 'APARTMENT' }, ['estate_format must be null for an apartment']],
      [{ colour: 'red', managing_user_external_id: 'nobody' }, ['property colour should not exist']],
      [null, ['request body must be an object']],
      [[], ['request body must be an object']],
    ];
    for (const [body, messages] of faults)
      assert.deepEqual(await refusalOf(await patch('faulty', body)), [400, messages]);
    assert.deepEqual(await get('faulty'), before);
    const users = await app.dependencies.sql`SELECT 1 FROM users WHERE external_id = 'nobody'`;
    assert.equal(users.length, 0);
  });

  it('loses no change of many patches at once', async () => {
    await put('busy', WHOLE);
    const facts = { storeys: 2, window_surface_m2: 21, cavity_wall_width_cm: 5, solar_panels_kwp: 3 };
    const patches = Object.entries(facts).map(([name, fact]) =>
      patch('busy', { dwelling: { [name]: fact } }),
    );
    for (const answer of await Promise.all(patches)) assert.equal(answer.status, 200);
    const { dwelling } = await get('busy');
    assert.deepEqual(Object.fromEntries(Object.keys(facts).map((name) => [name, dwelling[name]])), facts);
  });

  it('stays deactivated when it is patched, and states since when', async () => {
    await put('gone', WHOLE);
    await client.call('DELETE', path('gone'));
    const gone = await get('gone');
    assert.equal(gone['updated_at'], gone['deactivated_at']);
    const patched = await successOf<Estate>(await patch('gone', { price: 1 }));
    assert.deepEqual([patched['price'], patched['deactivated_at']], [1, gone['deactivated_at']]);
    await client.call('DELETE', path('gone'));
    assert.equal((await get('gone'))['updated_at'], patched['updated_at']);
  });

  for (const name of ['.', '..', '%2e', '%2E%2e'])
    it(`cannot be named ${name}`, async () => {
      // `fetch` resolves such a path before it is sent.
      const status = await new Promise((resolve, reject) => {
        const headers = { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' };
        const { hostname, port } = new URL(app.url);
        const sent = httpRequest({ hostname, port, path: `/v1/estates/${name}`, method: 'PUT', headers });
        sent.on('error', reject).on('response', (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        sent.end(JSON.stringify(WHOLE));
      });
      assert.equal(status, 400);
    });
});
