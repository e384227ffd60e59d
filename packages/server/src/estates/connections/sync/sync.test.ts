import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { OWNER_MARK, WHISE_CREDENTIALS, whiseEstate } from '@rooftree/connectors/testing';
import { successOf } from '../../../testing/answers.ts';
import {
  type Agencies,
  type Agency,
  type RunAnswer,
  startAgencies,
} from '../../../testing/providers/agency.ts';
import { until } from '../../../testing/until.ts';

interface ReadEstate {
  id: string;
  price: number;
  year_built: number | null;
  estate_provider_type: string;
  deactivated_at: string | null;
  updated_at: string;
  address: { street: string };
  dwelling: Record<string, unknown>;
  facts: Record<string, { value: unknown; origin: string }>;
}

const counts = ({ run_status, read, created, changed, unchanged, refused, deactivated }: RunAnswer) => [
  run_status,
  { read, created, changed, unchanged, refused, deactivated },
];
const ended = (more: Partial<RunAnswer>) => [
  'FINISHED',
  { read: 0, created: 0, changed: 0, unchanged: 0, refused: 0, deactivated: 0, ...more },
];

describe('reading a connection', () => {
  let agencies: Agencies;
  let agency: Agency;
  const estate = async (name: string) =>
    successOf<ReadEstate>(await agency.client.call('GET', `/v1/estates/${name}`));
  const plansOf = async () => {
    const { sql } = agencies.app.dependencies;
    const [row] = await sql<[{ jobs: number; estates: number }]>`
      SELECT count(*)::int AS jobs, coalesce(sum(estates_total), 0)::int AS estates FROM calculation_jobs
      WHERE context_id = ${agency.client.contextId} AND parent_id IS NULL`;
    return row;
  };

  before(async () => {
    agencies = await startAgencies();
  });
  beforeEach(async () => {
    agencies.whise.behave();
    agencies.whise.estates.clear();
    agency = await agencies.open();
  });
  after(() => agencies.close());

  /** Plans take longer than all the rest. */
  const openWithoutPlans = async () => {
    agency = await agencies.open({ plans_estates: false });
  };

  it('brings the estates, page by page, and their facts in a layer of their own', async () => {
    await openWithoutPlans();
    agency.fill(130);
    assert.deepEqual(counts(await agency.read('FULL')), ended({ read: 130, created: 130 }));
    const first = await estate('1');
    assert.deepEqual(
      [first.estate_provider_type, first.price, first.address.street],
      ['WHISE', 181_000, 'Molenweg'],
    );
    assert.deepEqual([first.year_built, first.dwelling['habitable_space_m2']], [null, null]);
    assert.equal(first.facts['year_built']?.origin, 'CONNECTION');
    assert.equal(first.facts['habitable_space_m2']?.value, 71);
    const shown = await agency.show();
    assert.deepEqual([shown.estates, shown.state, shown.last_fault], [130, 'PAUSED', null]);
    assert.deepEqual(await plansOf(), { jobs: 0, estates: 0 });
  });

  it('writes nothing of what is the same, and plans only what a plan rests on', async () => {
    agency.fill(5);
    await agency.read('FULL');
    const before = await Promise.all(['1', '2', '3'].map(estate));
    assert.deepEqual(counts(await agency.read('FULL')), ended({ read: 5, unchanged: 5 }));
    assert.deepEqual((await estate('1')).updated_at, before[0]?.updated_at);
    const planned = await plansOf();
    assert.deepEqual(planned, { jobs: 1, estates: 5 });
    agencies.whise.estates.put('1', whiseEstate(1, { price: 199_000 }));
    agencies.whise.estates.put('2', whiseEstate(2, { area: 333 }));
    assert.deepEqual(counts(await agency.read('FULL')), ended({ read: 5, changed: 2, unchanged: 3 }));
    assert.equal((await estate('1')).price, 199_000);
    assert.equal((await estate('2')).facts['habitable_space_m2']?.value, 333);
    await until(async () => (await plansOf()).jobs === 2);
    assert.deepEqual(await plansOf(), { jobs: 2, estates: 6 });
  });

  it('leaves what the client says, until the provider changes that very fact', async () => {
    agency.fill(1);
    await agency.read('FULL');
    const correct = { dwelling: { habitable_space_m2: 95, heating_type: 'OIL' } };
    await successOf(await agency.client.call('PATCH', '/v1/estates/1', correct));
    agencies.whise.estates.put('1', whiseEstate(1, { price: 1 }));
    await agency.read('FULL');
    assert.equal((await estate('1')).facts['habitable_space_m2']?.value, 95);
    agencies.whise.estates.put('1', whiseEstate(1, { price: 1, area: 99 }));
    await agency.read('FULL');
    const { facts, dwelling } = await estate('1');
    assert.deepEqual(
      [facts['habitable_space_m2']?.value, facts['habitable_space_m2']?.origin],
      [99, 'CONNECTION'],
    );
    assert.equal(facts['heating_type']?.value, 'OIL');
    assert.equal(dwelling['habitable_space_m2'], 95);
  });

  it('adds facts to an estate that the client has made, and touches nothing else of it', async () => {
    agency.fill(1);
    const own = {
      address: { country: 'BE', zip_code: '5000', street: 'MOLENWEG', house_number: '2' },
      estate_type: 'HOUSE',
      price: 5,
    };
    await successOf(await agency.client.call('PUT', '/v1/estates/1', own));
    assert.deepEqual(counts(await agency.read('FULL')), ended({ read: 1, changed: 1 }));
    const found = await estate('1');
    assert.deepEqual([found.address.street, found.price, found.estate_provider_type], ['MOLENWEG', 5, 'API']);
    assert.equal(found.facts['habitable_space_m2']?.value, 71);
    agencies.whise.estates.clear();
    await agency.read('FULL');
    await agency.read('FULL');
    assert.equal((await estate('1')).deactivated_at, null);
  });

  it('reads changes from a little before the last read on, and a look that finds none is one call', async () => {
    agency.fill(3);
    await agency.read('FULL');
    const asked = agencies.whise.requests.length;
    await agency.read('DELTA');
    const calls = agencies.whise.requests.slice(asked).map(({ url }) => url.pathname);
    assert.deepEqual(calls, ['/v1/estates/list']);
    const { last_run: last, last_delta_read_at: at } = await agency.show();
    assert.deepEqual([last?.kind, typeof at], ['FULL', 'string']);
    const inAnHour = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 19);
    agencies.whise.estates.put('2', whiseEstate(2, { updateDateTime: inAnHour, price: 7 }));
    assert.deepEqual(counts(await agency.read('DELTA')), ended({ read: 1, changed: 1 }));
  });

  it('deactivates what two full reads did not have, and takes it back when it returns', async () => {
    agency.fill(10);
    await agency.read('FULL');
    agencies.whise.estates.vanish('4');
    assert.equal((await agency.read('FULL')).deactivated, 0);
    assert.equal((await estate('4')).deactivated_at, null);
    assert.equal((await agency.read('FULL')).deactivated, 1);
    assert.notEqual((await estate('4')).deactivated_at, null);
    assert.equal((await agency.read('FULL')).deactivated, 0);
    agencies.whise.estates.put('4', whiseEstate(4));
    assert.deepEqual(counts(await agency.read('FULL')), ended({ read: 10, changed: 1, unchanged: 9 }));
    assert.equal((await estate('4')).deactivated_at, null);
  });

  it('deactivates at once what the provider says is archived', async () => {
    agency.fill(10);
    await agency.read('FULL');
    const soon = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 19);
    agencies.whise.estates.put('3', whiseEstate(3, { status: { id: 5 }, updateDateTime: soon }));
    assert.deepEqual(counts(await agency.read('DELTA')), ended({ read: 1, deactivated: 1 }));
    assert.notEqual((await estate('3')).deactivated_at, null);
  });

  it('stops and asks before it deactivates more than a fifth', async () => {
    agency.fill(10);
    await agency.read('FULL');
    agencies.whise.estates.clear();
    assert.equal((await agency.read('FULL')).run_status, 'FINISHED');
    const waiting = await agency.read('FULL');
    assert.deepEqual([waiting.run_status, waiting.to_deactivate, waiting.deactivated], ['WAITING', 10, 0]);
    assert.equal((await agency.show()).state, 'NEEDS_DECISION');
    const path = `/v1/connections/${agency.connectionId}/runs`;
    assert.equal((await agency.owner.call('POST', path, { kind: 'FULL' })).status, 409);
    await successOf(await agency.owner.call('POST', `${path}/${waiting.id}/decision`, { decision: 'KEEP' }));
    assert.equal((await estate('1')).deactivated_at, null);
    assert.equal((await agency.show()).state, 'ACTIVE');
    assert.equal((await agency.read('FULL')).run_status, 'FINISHED');
    const again = await agency.read('FULL');
    const decide = (id: string) =>
      agency.owner.call('POST', `${path}/${id}/decision`, { decision: 'DEACTIVATE' });
    const decided = await successOf<RunAnswer>(await decide(again.id));
    assert.deepEqual([decided.run_status, decided.deactivated], ['FINISHED', 10]);
    assert.notEqual((await estate('1')).deactivated_at, null);
    assert.equal((await decide(again.id)).status, 409);
  });

  it('does not take a page that came twice for the one that it stands for', async () => {
    await openWithoutPlans();
    agency.fill(250);
    await agency.read('FULL');
    for (let reads = 0; reads < 2; reads++) {
      agencies.whise.misbehave({ kind: 'again', path: 'list', times: 1 });
      agencies.whise.misbehave({ kind: 'again', path: 'list', times: 1 });
      const run = await agency.read('FULL');
      assert.deepEqual([run.run_status, run.deactivated], ['FINISHED', 0]);
    }
    const { sql } = agencies.app.dependencies;
    const [row] = await sql<[{ missed: number }]>`
      SELECT max(missed_full_reads)::int AS missed FROM connection_estates WHERE connection_id = ${agency.connectionId}`;
    assert.equal(row.missed, 0);
  });

  it('goes on after a provider that was busy, broken, cut off or had forgotten us', async () => {
    await openWithoutPlans();
    agency.fill(250);
    const { whise } = agencies;
    whise.misbehave({ kind: 'status', status: 429, headers: { 'retry-after': '1' }, path: 'list', times: 1 });
    whise.misbehave({ kind: 'status', status: 500, path: 'list', times: 1 });
    whise.misbehave({ kind: 'half', path: 'list', times: 1 });
    whise.misbehave({ kind: 'status', status: 401, path: 'list', times: 1 });
    const run = await agency.read('FULL');
    assert.deepEqual(counts(run), ended({ read: 250, created: 250 }));
    assert.equal((await agency.show()).state, 'PAUSED');
  });

  it('names every estate that it cannot take, and takes the others', async () => {
    agency.fill(4);
    agencies.whise.estates.put('2', whiseEstate(2, { category: {} }));
    const run = await agency.read('FULL');
    assert.deepEqual(counts(run), ended({ read: 4, created: 3, refused: 1 }));
    const path = `/v1/connections/${agency.connectionId}/runs/${run.id}/refused-rows`;
    const { refused_rows: rows } = await successOf<{ refused_rows: object[] }>(
      await agency.owner.call('GET', path),
    );
    assert.deepEqual(rows, [
      {
        external_id: '2',
        reasons: ['its category is not filled in, or is one that we do not know'],
        is_known: false,
      },
    ]);
  });

  it('does not bring back what was erased', async () => {
    agency.fill(2);
    await agency.read('FULL');
    // As soon as its plan is made: until then somebody works on it.
    await until(async () => (await agency.client.call('DELETE', '/v1/estates/1?erase=true')).ok);
    const run = await agency.read('FULL');
    assert.deepEqual([run.created, run.refused, run.unchanged], [0, 1, 1]);
    assert.equal((await agency.client.call('GET', '/v1/estates/1')).status, 404);
  });

  it('keeps no word of an owner', async () => {
    agency.fill(20);
    await agency.read('FULL');
    const { sql } = agencies.app.dependencies;
    const tables = await sql<{ name: string }[]>`
      SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname IN ('public', 'graphile_worker')`;
    for (const { name } of tables) {
      const found = await sql.unsafe(`SELECT FROM ${name} AS row WHERE row::text LIKE $1 LIMIT 1`, [
        `%${OWNER_MARK}%`,
      ]);
      assert.equal(found.length, 0, name);
    }
    const secrets =
      await sql`SELECT FROM connections AS row WHERE row::text LIKE ${`%${WHISE_CREDENTIALS.password}%`}`;
    assert.equal(secrets.length, 0);
  });
});
