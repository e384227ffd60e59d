import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { addEstate } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { oldChildren } from './old-jobs.repository.ts';

interface Job {
  id: string;
  external_id: string | null;
  description: string;
  deactivated_at: string | null;
}

const PLANS = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
const INDICATIONS = '/v1/calculation-jobs/energy-efficiency-indication/batch';

describe('a calculation job', () => {
  let app: TestApp;
  let client: TestClient;
  let estateId: string;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
    estateId = await addEstate(app.dependencies.sql, client.contextId, {
      externalId: 'one',
      propertyId: 'plot',
    });
    await addEstate(app.dependencies.sql, client.contextId, { externalId: 'two' });
  });
  after(() => app.stop());

  const start = async (path: string, names: string[], by = client) =>
    successOf<Job>(await by.call('POST', path, names));
  const list = async (query = '') =>
    (await successOf<{ data: Job[] }>(await client.call('GET', `/v1/calculation-jobs${query}`))).data;
  const end = (id: string) =>
    app.dependencies.sql`
      UPDATE calculation_jobs SET calculation_job_status = 'STOPPED', estates_stopped = estates_total
      WHERE context_id = ${client.contextId} AND (id = ${id} OR parent_id = ${id})`;

  it('has the string by which the estate was named, the first when several name it', async () => {
    for (const name of ['one', 'plot', estateId])
      assert.equal((await start(INDICATIONS, [name, 'one'])).external_id, name);
  });

  it('has the name that its caller gave to the whole, and its children those of their estates', async () => {
    const batch = await start(`${PLANS}?external_id=night%20run`, ['two', 'plot', 'one']);
    assert.equal(batch.external_id, 'night run');
    const children = await list(`?parent_id=${batch.id}`);
    assert.deepEqual(children.map(({ external_id }) => external_id).toSorted(), ['plot', 'two']);
    assert.equal((await start(PLANS, ['one', 'two'])).external_id, null);
    assert.equal((await start(`${INDICATIONS}?external_id=x`, ['one'])).external_id, 'x');
    const empty = await client.call('POST', `${PLANS}?external_id=`, ['one']);
    assert.deepEqual(await refusalOf(empty), [
      400,
      ['external_id must be longer than or equal to 1 characters'],
    ]);
  });

  const sentences: [string, string, string][] = [
    ['en', PLANS, 'Calculates a renovation plan for Lindenlaan 12, 2800 Mechelen.'],
    ['nl-BE', PLANS, 'Berekent een renovatieplan voor Lindenlaan 12, 2800 Mechelen.'],
    ['fr-BE', INDICATIONS, 'Estime le label énergétique de Lindenlaan 12, 2800 Mechelen.'],
  ];
  for (const [language, path, sentence] of sentences)
    it(`says what it does: ${sentence}`, async () => {
      const own = await app.addClient({ context: { language: language as 'en' } });
      await addEstate(app.dependencies.sql, own.contextId, { externalId: 'one' });
      assert.equal((await start(path, ['one'], own)).description, sentence);
    });

  it('says so of many at once', async () => {
    const { description } = await start(INDICATIONS, ['one', 'two']);
    assert.equal(description, 'Estimates the energy label of each of 2 estates.');
  });

  it('can be archived when it has ended, and is then off the list', async () => {
    const { id } = await start(INDICATIONS, ['one', 'two']);
    const archive = () => client.call('POST', `/v1/calculation-jobs/${id}/archive`);
    assert.deepEqual(await refusalOf(await archive()), [
      409,
      ["the calculation job is NOT_STARTED and can't be archived before it has ended"],
    ]);
    await end(id);
    const archived = await successOf<Job>(await archive());
    assert.match(String(archived.deactivated_at), /Z$/);
    assert.deepEqual(await successOf<Job>(await archive()), archived);
    assert.deepEqual(await successOf<Job>(await client.call('GET', `/v1/calculation-jobs/${id}`)), archived);
    const isListed = async (query: string) => (await list(query)).some((job) => job.id === id);
    assert.deepEqual([await isListed(''), await isListed('?include_archived=true')], [false, true]);
    assert.equal((await list(`?parent_id=${id}`)).length, 2);
    const stranger = await app.addClient();
    const theirs = await stranger.call('POST', `/v1/calculation-jobs/${id}/archive`);
    assert.equal(theirs.status, 404);
  });

  it('is archived when its children are removed', async () => {
    const { id } = await start(INDICATIONS, ['one', 'two']);
    await end(id);
    const { sql } = app.dependencies;
    await sql`UPDATE calculation_jobs SET created_at = now() - interval '91 days' WHERE parent_id = ${id}`;
    assert.equal(await oldChildren.remove(sql, 90, 1000), 2);
    const job = await successOf<Job>(await client.call('GET', `/v1/calculation-jobs/${id}`));
    assert.notEqual(job.deactivated_at, null);
  });
});
