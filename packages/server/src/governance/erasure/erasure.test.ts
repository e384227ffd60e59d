import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createWebhook } from '../../output/webhooks/webhooks.service.ts';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { addRenovation } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
const SECRET = 'Zwanenhalsstraat';
const house = (street: string) => ({
  address: { country: 'BE', zip_code: '2800', street, house_number: '12' },
  metadata: { property_id: `${street}-property` },
  estate_type: 'HOUSE',
  year_built: 1962,
  media: [{ url: `https://pictures.example.com/${street}.jpg` }],
});

describe('an estate that is erased', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp({ hasWorker: true });
    client = await app.addClient();
  });
  after(() => app.stop());

  const put = async (name: string, street: string, by = client) => {
    const answer = await by.call('PUT', `/v1/estates/${name}`, house(street));
    return successOf<{ referral_link: string }>(answer);
  };
  const ended = async (id: string) =>
    until(async () => {
      const answer = await client.call('GET', `/v1/calculation-jobs/${id}`);
      return (await successOf<{ published_at: string | null }>(answer)).published_at !== null;
    });

  /** Every row of every table, the queue's too, as text. */
  async function everything(): Promise<string> {
    const { sql } = app.dependencies;
    const tables = await sql<{ name: string }[]>`
      SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname IN ('public', 'graphile_worker')`;
    const rows = await Promise.all(
      tables.map(({ name }) => sql.unsafe(`SELECT '${name}', to_jsonb(t)::text AS row FROM ${name} t`)),
    );
    return JSON.stringify(rows);
  }

  it('leaves nothing behind but the fact that it was', async () => {
    const { sql, config } = app.dependencies;
    // Nobody listens there: its events stay in the queue.
    const url = 'http://127.0.0.1:9/hooks';
    await createWebhook(sql, client.contextId, { url, events: [], allowPrivateAddresses: true });
    const { referral_link: link } = await put('secret-house', SECRET);
    await put('neighbour', 'Lindenlaan');
    const key = { 'idempotency-key': 'k-1' };
    const alone = await successOf<{ id: string }>(await client.call('POST', BATCH, ['secret-house'], key));
    await ended(alone.id);
    const names = ['secret-house', 'neighbour'];
    const both = await successOf<{ id: string }>(await client.call('POST', BATCH, names));
    await ended(both.id);
    const found = await successOf<{ data: { renovation_id: string; renovation_name: string }[] }>(
      await client.call('GET', '/v1/renovations'),
    );
    const renovation = found.data.find(({ renovation_name }) => renovation_name.includes(SECRET));
    const report = await successOf<{ url: string }>(
      await client.call(
        'POST',
        `/v1/renovations/${renovation?.renovation_id}/reports`,
        { language: 'en' },
        key,
      ),
    );
    const [{ id: estateId } = { id: '' }] = await sql<{ id: string }[]>`
      SELECT id FROM estates WHERE context_id = ${client.contextId} AND external_id = 'secret-house'`;
    await addRenovation(sql, client.contextId, { estateId, name: `Saved plan of ${SECRET}` });
    assert.equal((await fetch(report.url)).status, 200);
    assert.equal((await fetch(link)).status, 200);
    const token = link.split('/').at(-1) ?? '';
    const path = report.url.slice(`${config.cdnUrl}/`.length);
    const programme = {
      name: 'Both',
      first_year: new Date().getFullYear() + 1,
      years: 1,
      objective: 'LOWEST_COST',
      homes: { external_ids: names },
      complexes: [{ code: 'C', external_ids: names }],
    };
    const { id: programmeId } = await successOf<{ id: string }>(
      await client.call('POST', '/v1/programmes', programme, { 'idempotency-key': 'k-2' }),
    );
    const getProgramme = async () =>
      successOf<{ status: string }>(await client.call('GET', `/v1/programmes/${programmeId}`));
    await until(async () => (await getProgramme()).status === 'FINISHED');
    const countFiles = async () =>
      (await sql`SELECT FROM programme_files WHERE context_id = ${client.contextId}`).length;
    assert.equal(await countFiles(), 2);
    const before = await everything();
    for (const trace of [SECRET, 'secret-house', token, path]) assert.ok(before.includes(trace), trace);

    const erased = await client.call('DELETE', '/v1/estates/secret-house?erase=true');
    assert.deepEqual([erased.status, await erased.text()], [204, '']);
    // Listing them writes those that wait.
    await client.call('GET', '/v1/requests');

    const after = await everything();
    for (const trace of [SECRET, 'secret-house', token, path]) assert.ok(!after.includes(trace), trace);
    assert.equal(await countFiles(), 0, 'they name every home');
    assert.equal((await getProgramme()).status, 'FINISHED');
    assert.equal((await fetch(report.url)).status, 404);
    assert.equal((await fetch(link)).status, 404);
    const [line] = await sql`
      SELECT estate_id, client_id, renovations, reports, calculation_jobs FROM erasures WHERE context_id = ${client.contextId}`;
    assert.deepEqual(line, {
      estate_id: estateId,
      client_id: client.clientId,
      renovations: 2,
      reports: 1,
      calculation_jobs: 2,
    });
    // What belongs to the neighbour stays, and the batch of both.
    assert.ok(after.includes('Lindenlaan'));
    assert.equal((await client.call('GET', `/v1/calculation-jobs/${both.id}`)).status, 200);
    const left = await successOf<{ total: number }>(await client.call('GET', '/v1/renovations'));
    assert.equal(left.total, 1);
  });

  it('is unknown afterwards, and new when it is put again', async () => {
    const { referral_link: first } = await put('again', 'Kerkstraat');
    const erase = () => client.call('DELETE', '/v1/estates/again?erase=true');
    assert.equal((await erase()).status, 204);
    for (const answer of [await erase(), await client.call('GET', '/v1/estates/again')])
      assert.equal(answer.status, 404);
    assert.notEqual((await put('again', 'Kerkstraat')).referral_link, first);
  });

  it("stays while a job works on it, and is no other context's to erase", async () => {
    const stranger = await app.addClient();
    await put('busy', 'Marktplein');
    const { sql } = app.dependencies;
    const [{ id: jobId } = { id: '' }] = await sql<{ id: string }[]>`
      INSERT INTO calculation_jobs (context_id, calculation_job_type, estate_id, name, engine_version, data_version, estates_total)
      SELECT context_id, 'ENERGY_EFFICIENCY_INDICATION', id, 'Indication', '1', '1', 1 FROM estates
      WHERE context_id = ${client.contextId} AND external_id = 'busy' RETURNING id`;
    const erase = (by = client) => by.call('DELETE', '/v1/estates/busy?erase=true');
    assert.equal((await erase(stranger)).status, 404);
    assert.deepEqual(await refusalOf(await erase()), [
      409,
      [`the calculation job ${jobId} is working on this estate: stop it, or wait until it has ended`],
    ]);
    await client.call('POST', `/v1/calculation-jobs/${jobId}/stop`);
    assert.equal((await erase()).status, 204);
  });

  it('is only deactivated when nobody asks for more', async () => {
    await put('kept', 'Dorpsstraat');
    for (const query of ['', '?erase=false'])
      assert.equal((await client.call('DELETE', `/v1/estates/kept${query}`)).status, 204);
    assert.equal((await client.call('GET', '/v1/estates/kept')).status, 200);
    assert.equal((await client.call('DELETE', '/v1/estates/kept?erase=perhaps')).status, 400);
  });
});
