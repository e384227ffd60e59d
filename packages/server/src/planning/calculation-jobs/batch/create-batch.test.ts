import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type Executor, transaction } from '../../../infra/database/sql.ts';
import { refusalOf, successOf } from '../../../testing/answers.ts';
import { addMixedEstates } from '../../../testing/data/mixed-estates.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { CalculationJob } from '../calculation-jobs.repository.ts';
import { createBatch } from './create-batch.ts';

const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
const JOBS = '/v1/calculation-jobs';

// No worker: what the endpoint makes stays as it made it.
const app = await startTestApp();
after(() => app.stop());
const { sql } = app.dependencies;
const client = await app.addClient({ context: { language: 'fr-BE' } });
const { contextId } = client;
await addMixedEstates(sql, contextId, 30);
await sql`UPDATE estates SET estate_type = 'LAND', estate_format = NULL WHERE context_id = ${contextId} AND external_id = 'house-20'`;
await sql`UPDATE estates SET year_built = NULL WHERE context_id = ${contextId} AND external_id = 'house-21'`;
await sql`UPDATE estates SET region = NULL WHERE context_id = ${contextId} AND external_id = 'house-22'`;
await sql`UPDATE estates SET deactivated_at = now() WHERE context_id = ${contextId} AND external_id = 'house-23'`;
await sql`UPDATE estates SET property_id = 'twins' WHERE context_id = ${contextId} AND external_id IN ('house-24', 'house-25')`;

const idOf = async (externalId: string): Promise<string> => {
  const [estate] = await sql<[{ id: string }]>`
    SELECT id FROM estates WHERE context_id = ${contextId} AND external_id = ${externalId}`;
  return estate.id;
};
const jobOf = (answer: Response) => successOf<CalculationJob>(answer);
const pageOf = (answer: Response) => successOf<{ total: number; data: CalculationJob[] }>(answer);
async function countEverything(): Promise<number[]> {
  const [row] = await sql<[{ jobs: number; entries: number }]>`
    SELECT (SELECT count(*) FROM calculation_jobs) AS jobs,
      (SELECT count(*) FROM graphile_worker._private_jobs) AS entries`;
  return [row.jobs, row.entries];
}

test('one estate: the batch is its job, with the fields of the contract in their order', async () => {
  const answer = await client.call('POST', BATCH, ['house-0']);
  const job = await jobOf(answer.clone());
  assert.equal(answer.status, 201);
  assert.equal(answer.headers.get('location'), `${JOBS}/${job.id}`);
  assert.deepEqual(Object.keys(job), [
    'id',
    'created_at',
    'updated_at',
    'external_id',
    'deactivated_at',
    'calculation_job_type',
    'calculation_job_status',
    'metadata',
    'estate_id',
    'name',
    'description',
    'expires_at',
    'published_at',
    'parent_id',
  ]);
  assert.equal(job.estate_id, await idOf('house-0'));
  assert.equal(job.calculation_job_status, 'NOT_STARTED');
  assert.equal(job.name, 'Plan de rénovation Lindenlaan 1, 2800 Mechelen');
  assert.deepEqual(job.metadata.estates, { total: 1, finished: 0, failed: 0 });
  // Exactly: both are of PostgreSQL's clock, which also decides when the job has expired.
  assert.equal(Date.parse(job.expires_at) - Date.parse(job.created_at), 24 * 3600 * 1000);
  assert.deepEqual(await jobOf(await client.call('GET', `${JOBS}/${job.id}`)), job);
});

test('flats of one building are distinguished by name, and a name too long is cut between characters', async () => {
  const put = (name: string, address: object) =>
    client.call('PUT', `/v1/estates/${name}`, {
      address: { country: 'BE', zip_code: '9000', place: 'Gent', ...address },
      estate_type: 'APARTMENT',
      year_built: 1970,
    });
  const nameOf = async (name: string) => (await jobOf(await client.call('POST', BATCH, [name]))).name;
  for (const box of ['bus 1', 'bus 2'])
    await put(box, { street: 'Kerkstraat', house_number: '12', house_number_extra: box });
  assert.equal(await nameOf('bus 1'), 'Plan de rénovation Kerkstraat 12 bus 1, 9000 Gent');
  assert.equal(await nameOf('bus 2'), 'Plan de rénovation Kerkstraat 12 bus 2, 9000 Gent');
  await put('long', { street: `x${'🏠'.repeat(254)}`, house_number: '1' });
  assert.equal(await nameOf('long'), `Plan de rénovation x${'🏠'.repeat(235)}`);
});

test('several estates, named by id, external_id or property_id; the same one twice counts once', async () => {
  const names = [await idOf('house-1'), 'house-2', 'property-3', 'house-3', 'house-1'];
  const job = await jobOf(await client.call('POST', BATCH, names));
  assert.equal(job.estate_id, null);
  assert.equal(job.name, 'Plans de rénovation (3)');
  assert.equal(job.metadata.estates.total, 3);
  const page = await pageOf(await client.call('GET', `${JOBS}?parent_id=${job.id}&sort_direction=ASC`));
  assert.equal(page.total, 3);
  assert.deepEqual(
    page.data.map(({ estate_id }) => estate_id),
    [await idOf('house-1'), await idOf('house-2'), await idOf('house-3')],
  );
  assert(page.data.every(({ parent_id }) => parent_id === job.id));
});

test('an external_id goes before a property_id, and an id before both', async () => {
  const other = await app.addClient();
  await addMixedEstates(sql, other.contextId, 3);
  const estates = await sql<{ id: string }[]>`
    SELECT id FROM estates WHERE context_id = ${other.contextId} ORDER BY external_id`;
  const [first, second, third] = estates.map(({ id }) => id);
  await sql`UPDATE estates SET external_id = ${first ?? ''} WHERE id = ${second ?? ''}`;
  await sql`UPDATE estates SET property_id = 'shared' WHERE id = ${first ?? ''}`;
  await sql`UPDATE estates SET external_id = 'shared' WHERE id = ${third ?? ''}`;
  const byId = await jobOf(await other.call('POST', BATCH, [first]));
  assert.equal(byId.estate_id, first);
  const byExternalId = await jobOf(await other.call('POST', BATCH, ['shared']));
  assert.equal(byExternalId.estate_id, third);
});

test('every fault of the body is a 406, all at once, and nothing is created', async () => {
  const before = await countEverything();
  const names = [
    ...['house-4', 'nobody', 'house-20', 'house-21', 'house-22', 'house-23', 'twins', ''],
    ...['a\0b', '\ud800'],
  ];
  assert.deepEqual(await refusalOf(await client.call('POST', BATCH, names)), [
    406,
    [
      '[1] "nobody" is not an estate of this context',
      '[2] "house-20" is of type LAND, which has no renovation trajectory',
      '[3] "house-21" has no year_built, without which it can\'t be calculated',
      '[4] "house-22" has no region: give its region or a zip_code that has one',
      '[5] "house-23" is not an estate of this context',
      '[6] "twins" is the property_id of several estates: name each by its external_id',
      '[7] "" is not an estate of this context',
      '[8] "a\\u0000b" is not an estate of this context',
      '[9] "\\ud800" is not an estate of this context',
    ],
  ]);
  const refused: [unknown, string[]][] = [
    [{}, ['body must be an array of strings']],
    [[], ['body must contain at least 1 string']],
    [Array(10_001).fill('x'), ['body must contain no more than 10000 strings']],
    [
      ['house-4', 3, ['house-5']],
      ['[1] must be a string', '[2] must be a string'],
    ],
  ];
  for (const [body, messages] of refused)
    assert.deepEqual(await refusalOf(await client.call('POST', BATCH, body)), [406, messages]);
  const strangers = Array.from({ length: 130 }, (_, index) => `no-${index}`);
  const [, messages] = await refusalOf(await client.call('POST', BATCH, strangers));
  assert.equal(messages.length, 101);
  assert.equal(messages.at(-1), 'and 30 more');
  assert.deepEqual(await countEverything(), before);
});

test('a body that is no JSON, none at all, or an Accept that excludes JSON is a 406 too', async () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${app.url}${BATCH}`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json', ...headers },
    });
  assert.deepEqual(await refusalOf(await post('["house-0"')), [406, ['request body must be valid JSON']]);
  assert.deepEqual(await refusalOf(await post('')), [406, ['body must be an array of strings']]);
  const html = await post('["house-0"]', { accept: 'text/html' });
  assert.deepEqual(await refusalOf(html), [406, ['Accept must allow application/json']]);
  const large = await post(JSON.stringify(['x'.repeat(1024 * 1024)]));
  assert.equal(large.status, 413);
});

test('a batch sent again with its Idempotency-Key is the same batch', async () => {
  const key = { 'idempotency-key': 'order-1' };
  const [first, second] = await Promise.all([
    client.call('POST', BATCH, ['house-5', 'house-6'], key),
    client.call('POST', BATCH, ['house-5', 'house-6'], key),
  ]);
  assert.equal(first.status, 201);
  assert.equal(second.status, 201);
  assert.equal((await jobOf(first)).id, (await jobOf(second)).id);
  assert.equal((await client.call('POST', BATCH, ['house-7'], key)).status, 422);
});

test('controls are checked, and kept with the job and its children', async () => {
  const query =
    'target_label=B&budget_eur=45000.5&excluded_measures=battery,%20heat_pump_ground&income_group=3&ownership=landlord';
  const job = await jobOf(await client.call('POST', `${BATCH}?${query}`, ['house-0', 'house-5']));
  const wanted = {
    target_label: 'B',
    budget_eur: 45000.5,
    excluded_measures: ['battery', 'heat_pump_ground'],
    income_group: 3,
    ownership: 'landlord',
  };
  assert.deepEqual({ ...job.metadata.controls, ...wanted }, job.metadata.controls);
  const { data } = await pageOf(await client.call('GET', `${JOBS}?parent_id=${job.id}`));
  for (const child of data) assert.deepEqual(child.metadata.controls, job.metadata.controls);

  const wrong = 'target_label=Z&budget_eur=-1&income_group=9&ownership=king&objective=fun&foo=1';
  const [status, messages] = await refusalOf(await client.call('POST', `${BATCH}?${wrong}`, ['house-0']));
  assert.equal(status, 400);
  for (const name of ['target_label', 'budget_eur', 'income_group', 'ownership', 'objective', 'property foo'])
    assert(
      messages.some((message) => message.startsWith(name)),
      `${name} in ${messages}`,
    );
  const wrongMeasure = await client.call('POST', `${BATCH}?excluded_measures=magic`, ['house-0']);
  assert.match((await refusalOf(wrongMeasure))[1].join(), /^each value in excluded_measures must be one of/);
  const otherScale = await client.call('POST', `${BATCH}?target_label=C%2B`, ['house-0', 'house-2']);
  const [otherStatus, otherMessages] = await refusalOf(otherScale);
  assert.equal(otherStatus, 406);
  assert.match(otherMessages.join(), /^\[0\] "house-0" is in BE-VLG, where target_label must be one of/);
});

test('ten thousand strings are one batch, and what is read grows with the strings, not with the estates', async () => {
  const large = await app.addClient();
  const names = await addMixedEstates(sql, large.contextId, 10_000);
  await sql`ANALYZE estates`;
  const job = await jobOf(await large.call('POST', BATCH, names));
  assert.equal(job.metadata.estates.total, 10_000);

  const few = names.slice(0, 100);
  const type = 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION';
  const read = await transaction(sql, async (tx) => {
    const before = await countReadEstates(tx);
    await createBatch(tx, large.contextId, { type, names: few, controls: null });
    return (await countReadEstates(tx)) - before;
  });
  // By id, by external_id and by property_id, and once more when the children refer to them.
  assert(read <= 4 * few.length, `${read} rows read for ${few.length} strings`);
});

test('a connection that knew the tables when they were small reads no more than another', async () => {
  const database = await createTestDatabase();
  const [{ id: contextId }] = await database.sql<[{ id: string }]>`
    INSERT INTO contexts (slug, name) VALUES ('grown', 'Grown') RETURNING id`;
  const batch = (tx: Executor, names: string[]) =>
    createBatch(tx, contextId, { type: 'ENERGY_EFFICIENCY_INDICATION', names, controls: null });
  const read = await transaction(database.sql, async (tx) => {
    await batch(tx, await addMixedEstates(tx, contextId, 20));
    const names = await addMixedEstates(tx, contextId, 3000, 20);
    const before = await countReadEstates(tx);
    await batch(tx, names.slice(-100));
    return (await countReadEstates(tx)) - before;
  });
  await database.drop();
  // All of them at most once for each kind of name: PostgreSQL cannot know yet how many there are.
  assert(read <= 3 * 3020 + 100, `${read} rows read for 100 strings`);
});

/** Rows of estates that this connection has read so far, with an index or without. */
async function countReadEstates(tx: Executor): Promise<number> {
  const [row] = await tx<[{ read: number }]>`
    SELECT seq_tup_read + idx_tup_fetch AS read FROM pg_stat_xact_user_tables WHERE relname = 'estates'`;
  return row.read;
}
