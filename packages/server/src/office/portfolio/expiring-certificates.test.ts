import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { successOf } from '../../testing/answers.ts';
import { addCertificate } from '../../testing/data/certificate-facts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

interface Page {
  data: { external_id: string; certificate_valid_until: string | null }[];
}

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.stop());

const houseIn = (street: string) => ({
  address: { country: 'BE', zip_code: '9000', place: 'Gent', street, house_number: '1' },
  estate_type: 'HOUSE',
  year_built: 1962,
});

test('finds the certificates that expire, or have expired, until the home has a newer one', async () => {
  const { sql } = app.dependencies;
  const agency = await app.addClient();
  const expiring = async (days: number) => {
    const { data } = await successOf<Page>(
      await agency.call('GET', `/v1/portfolio/estates?certificate_expires_within=${days}`),
    );
    return data.map(({ external_id }) => external_id);
  };
  for (const name of ['soon', 'over', 'later', 'none'])
    await agency.call('PUT', `/v1/estates/${name}`, houseIn(name));
  const idOf = async (name: string) => {
    const [row] = await sql<[{ id: string }]>`
      SELECT id FROM estates WHERE context_id = ${agency.contextId} AND external_id = ${name}`;
    return row.id;
  };
  const endsIn: [string, number][] = [
    ['soon', 30],
    ['over', -5],
    ['later', 400],
  ];
  for (const [name, days] of endsIn) {
    const id = await idOf(name);
    await addCertificate(sql, agency.contextId, id, { energy_label: 'E' });
    await sql`
      UPDATE estates SET facts = replace(facts::text, '2034-03-12', to_char(current_date + ${days}::integer, 'YYYY-MM-DD'))::jsonb
      WHERE id = ${id}`;
  }
  assert.deepEqual((await expiring(60)).sort(), ['over', 'soon']);
  assert.deepEqual(await expiring(10), ['over']);
  const { data } = await successOf<Page>(await agency.call('GET', '/v1/portfolio/estates?search=none'));
  assert.equal(data[0]?.certificate_valid_until, null);
  await sql`
    UPDATE estates SET facts = facts || '{"storeys": {"certificate": {"valid_until": "2040-01-01"}}}'
    WHERE id = ${await idOf('over')}`;
  assert.deepEqual(await expiring(60), ['soon']);
  await agency.call('DELETE', '/v1/estates/soon');
  assert.deepEqual(await expiring(60), []);
});
