import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { addMixedEstates } from '../../testing/data/mixed-estates.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { CalculationJob } from './calculation-jobs.repository.ts';

const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
const INDICATIONS = '/v1/calculation-jobs/energy-efficiency-indication/batch';
const JOBS = '/v1/calculation-jobs';

// No worker: what the endpoints make stays as they made it.
const app = await startTestApp();
after(() => app.stop());
const { sql } = app.dependencies;
const client = await app.addClient();
const { contextId } = client;
await addMixedEstates(sql, contextId, 30);
await sql`UPDATE estates SET estate_type = 'LAND', estate_format = NULL WHERE context_id = ${contextId} AND external_id = 'house-20'`;
const stranger = await app.addClient();

const jobOf = (answer: Response) => successOf<CalculationJob>(answer);
const pageOf = (answer: Response) =>
  successOf<{ total: number; has_next_page: boolean; data: CalculationJob[] }>(answer);

test('401 without a token, 403 without the permission', async () => {
  const reader = await app.addClient({ contextId, permissions: ['renovations:read'] });
  assert.equal((await reader.call('POST', BATCH, ['house-0'])).status, 403);
  assert.equal((await reader.call('GET', JOBS)).status, 403);
  const anonymous = await fetch(`${app.url}${BATCH}`, { method: 'POST', body: '[]' });
  assert.equal(anonymous.status, 401);
  assert.deepEqual(await anonymous.json(), { statusCode: 401, error: 'Unauthorized' });
});

test('a job can be stopped once, with its children; what is final stays', async () => {
  const job = await jobOf(await client.call('POST', BATCH, ['house-8', 'house-9']));
  const stopped = await jobOf(await client.call('POST', `${JOBS}/${job.id}/stop`));
  assert.equal(stopped.calculation_job_status, 'STOPPED');
  const again = await jobOf(await client.call('POST', `${JOBS}/${job.id}/stop`));
  assert.equal(again.updated_at, stopped.updated_at);
  const { data } = await pageOf(await client.call('GET', `${JOBS}?parent_id=${job.id}&status=STOPPED`));
  assert.equal(data.length, 2);
});

test('an indication batch has the same rules, and no controls', async () => {
  const job = await jobOf(await client.call('POST', INDICATIONS, ['house-0', 'house-1']));
  assert.equal(job.calculation_job_type, 'ENERGY_EFFICIENCY_INDICATION');
  assert.equal((await client.call('POST', INDICATIONS, ['house-20'])).status, 406);
  assert.equal((await client.call('POST', `${INDICATIONS}?target_label=A`, ['house-0'])).status, 400);
});

test('the list has the jobs that were asked for, newest first, in pages', async () => {
  for (const name of ['house-1', 'house-2', 'house-3']) await client.call('POST', BATCH, [name]);
  const first = await pageOf(await client.call('GET', `${JOBS}?page_size=2`));
  assert.equal(first.data.length, 2);
  assert.equal(first.has_next_page, true);
  assert(first.data.every((job) => job.parent_id === null));
  const [newest, older] = first.data.map(({ created_at }) => created_at);
  assert(newest && older && newest >= older);
  const wrong = await client.call('GET', `${JOBS}?status=DONE&parent_id=1&page=0`);
  assert.equal((await refusalOf(wrong))[1].length, 3);
});

test("another context's estates and jobs are as if they were not there", async () => {
  const job = await jobOf(await client.call('POST', BATCH, ['house-0', 'house-1']));
  const [estate] = await sql<[{ id: string }]>`
    SELECT id FROM estates WHERE context_id = ${contextId} AND external_id = 'house-0'`;
  assert.deepEqual(await refusalOf(await stranger.call('POST', BATCH, [estate.id, 'house-0'])), [
    406,
    [`[0] "${estate.id}" is not an estate of this context`, '[1] "house-0" is not an estate of this context'],
  ]);
  const unknown = '019a8b20-11c2-7d53-a1f0-3e6b9c2d7a41';
  for (const id of [job.id, unknown]) {
    assert.equal((await stranger.call('GET', `${JOBS}/${id}`)).status, 404);
    assert.equal((await stranger.call('POST', `${JOBS}/${id}/stop`)).status, 404);
    assert.equal((await pageOf(await stranger.call('GET', `${JOBS}?parent_id=${id}`))).total, 0);
  }
  const untouched = await jobOf(await client.call('GET', `${JOBS}/${job.id}`));
  assert.equal(untouched.calculation_job_status, 'NOT_STARTED');
});
