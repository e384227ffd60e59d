import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { successOf } from '../../testing/answers.ts';
import { anyText, arbitraryEstate } from '../../testing/data/arbitrary-estate.ts';
import { addCertificate } from '../../testing/data/certificate-facts.ts';
import { cases } from '../../testing/is-long.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

interface Whole {
  id: string;
  updated_at: string;
  quality_label: string;
  year_built: number | null;
  dwelling: Record<string, unknown>;
  facts: Record<
    string,
    { value: unknown; origin: string; set_aside: { value: unknown; origin: string }[] }
  > | null;
}

const BODY = {
  address: { country: 'BE', zip_code: '2800', street: 'Lindenlaan', house_number: '12' },
  estate_type: 'HOUSE',
  estate_format: 'SEMI_OPEN',
  dwelling: { habitable_space_m2: 145, heating_type: 'GAS' },
};
const READ = {
  year_built: 1962,
  energy_label: 'D',
  energy_score_kwh_per_m2: 320,
  habitable_space_m2: 160,
} as const;

describe('an estate of which a certificate says something too', () => {
  let app: TestApp;
  let client: TestClient;
  let count = 0;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
  });
  after(() => app.stop());

  const path = (name: string) => `/v1/estates/${name}`;
  const get = async (name: string) => successOf<Whole>(await client.call('GET', path(name)));
  const held = async (name: string) => {
    const { sql } = app.dependencies;
    const [row] = await sql<
      { year_built: number; dwelling: Record<string, unknown>; quality_label: string }[]
    >`
      SELECT year_built, dwelling, quality_label FROM estates
      WHERE context_id = ${client.contextId} AND external_id = ${name}`;
    return row;
  };
  async function addHeard(overClient = false): Promise<string> {
    const name = `house-${++count}`;
    await successOf(await client.call('PUT', path(name), BODY));
    const { id } = await get(name);
    await addCertificate(app.dependencies.sql, client.contextId, id, READ, overClient);
    return name;
  }

  it('keeps the client’s words, fills in what it left empty, and shows the conflict', async () => {
    const name = await addHeard();
    const estate = await get(name);
    assert.equal(estate.year_built, null);
    assert.equal(estate.dwelling['habitable_space_m2'], 145);
    assert.equal(estate.dwelling['energy_label'], null);
    assert.equal(estate.quality_label, 'A');
    assert.deepEqual(
      [estate.facts?.['energy_label']?.value, estate.facts?.['energy_label']?.origin],
      ['D', 'CERTIFICATE'],
    );
    const { set_aside: aside = [] } = estate.facts?.['habitable_space_m2'] ?? {};
    assert.deepEqual(
      aside.map(({ value, origin }) => [value, origin]),
      [[160, 'CERTIFICATE']],
    );
    const row = await held(name);
    assert.equal(row?.['year_built'], 1962);
    assert.deepEqual(row?.['dwelling'], {
      habitable_space_m2: 145,
      heating_type: 'GAS',
      energy_label: 'D',
      energy_score_kwh_per_m2: 320,
    });
  });

  it('is listed and found by the facts that hold', async () => {
    const name = await addHeard();
    const { estates } = await successOf<{
      estates: { estate: { external_id: string; year_built: number } }[];
    }>(await client.call('GET', '/v1/estate/list'));
    assert.equal(estates.find(({ estate }) => estate.external_id === name)?.estate.year_built, 1962);
    const found = await successOf<{ data: { external_id: string }[] }>(
      await client.call('GET', '/v1/estates?energy_label=D&page_size=100'),
    );
    assert.ok(found.data.some(({ external_id }) => external_id === name));
  });

  it('PUT replaces only what the client said, in every way of sending it', async () => {
    const ways: ((name: string, body: object) => Promise<Response>)[] = [
      (name, body) => client.call('PUT', path(name), body),
      (name, body) => client.call('POST', '/v1/estates/batch', [{ ...body, external_id: name }]),
      (name, body) => client.call('PATCH', path(name), body),
    ];
    for (const send of ways) {
      const name = await addHeard();
      const answer = await send(name, { ...BODY, year_built: 1970, dwelling: { habitable_space_m2: 150 } });
      assert.equal(answer.status, 200);
      const { facts, year_built } = await get(name);
      assert.equal(year_built, 1970);
      assert.deepEqual([facts?.['year_built']?.value, facts?.['year_built']?.origin], [1970, 'CLIENT']);
      assert.equal(facts?.['habitable_space_m2']?.value, 150);
      assert.equal(facts?.['energy_label']?.value, 'D');
      assert.equal((await held(name))?.['dwelling']['energy_label'], 'D');
    }
  });

  it('a certificate over the client gives way to something new only', async () => {
    const name = await addHeard(true);
    const space = async () => (await held(name))?.['dwelling']['habitable_space_m2'];
    assert.equal(await space(), 160);
    await successOf(await client.call('PUT', path(name), BODY));
    assert.equal(await space(), 160, 'the same again is nothing new');
    await successOf(await client.call('PATCH', path(name), { dwelling: { habitable_space_m2: 150 } }));
    assert.equal(await space(), 150);
  });

  it('what is impossible beside the client’s words is set aside', async () => {
    const name = `house-${++count}`;
    await successOf(await client.call('PUT', path(name), { ...BODY, year_renovated: 1950 }));
    const { id } = await get(name);
    await addCertificate(app.dependencies.sql, client.contextId, id, {
      year_built: 1962,
      energy_label: 'G',
    });
    const { facts } = await get(name);
    assert.equal(facts?.['year_built']?.value, null);
    assert.equal(facts?.['energy_label']?.value, null, 'Flanders has no G');
    assert.equal((await held(name))?.['year_built'], null);
  });

  it('counts as changed, as by a PUT', async () => {
    const name = `house-${++count}`;
    await successOf(await client.call('PUT', path(name), BODY));
    const { id, updated_at: before } = await get(name);
    await addCertificate(app.dependencies.sql, client.contextId, id, READ);
    const { updated_at: after } = await get(name);
    assert.ok(after > before);
    await successOf(await client.call('PUT', path(name), BODY));
    assert.equal((await get(name)).updated_at, after, 'the same again is no change');
  });

  it('two writers at once lose nothing', async () => {
    const name = await addHeard();
    const puts = Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0
        ? client.call('PATCH', path(name), { dwelling: { storeys: 2 } })
        : client.call('PATCH', path(name), { dwelling: { window_surface_m2: 20 } }),
    );
    for (const answer of await Promise.all(puts)) assert.equal(answer.status, 200);
    const { dwelling, facts } = await get(name);
    assert.deepEqual([dwelling['storeys'], dwelling['window_surface_m2']], [2, 20]);
    assert.equal(facts?.['energy_label']?.value, 'D');
  });

  it('whatever GET gives can be PUT back and patched with, and changes nothing', async () => {
    const { sql } = app.dependencies;
    await fc.assert(
      fc.asyncProperty(arbitraryEstate(anyText), fc.boolean(), async (body, overClient) => {
        const name = `any-${++count}`;
        await successOf(await client.call('PUT', path(name), body));
        const { id } = await get(name);
        await addCertificate(sql, client.contextId, id, { ...READ, estate_format: 'OPEN' }, overClient);
        const got = await get(name);
        assert.notEqual(got.facts, null);
        assert.equal((await client.call('PUT', path(name), got)).status, 200);
        assert.deepEqual(await get(name), got);
        assert.deepEqual(await successOf(await client.call('PATCH', path(name), got)), got);
      }),
      { numRuns: cases(15, 400) },
    );
  });
});
