import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { whiseEstate } from '@rooftree/connectors/testing';
import { successOf } from '../../../testing/answers.ts';
import { type Agencies, type Agency, startAgencies } from '../../../testing/providers/agency.ts';
import { until } from '../../../testing/until.ts';

const HOMES = 10;

describe('a provider that answers nonsense', () => {
  let agencies: Agencies;
  let agency: Agency;

  before(async () => {
    agencies = await startAgencies();
  });
  beforeEach(async () => {
    agencies.whise.behave();
    agencies.whise.estates.clear();
    agency = await agencies.open({ plans_estates: false });
    agency.fill(HOMES);
    await agency.read('FULL');
  });
  after(() => agencies.close());

  const activeHomes = async () => {
    const { sql } = agencies.app.dependencies;
    const [row] = await sql<[{ homes: number }]>`
      SELECT count(*)::int AS homes FROM estates WHERE context_id = ${agency.client.contextId} AND deactivated_at IS NULL`;
    return row.homes;
  };
  const streets = async () =>
    (
      await agencies.app.dependencies.sql<{ street: string }[]>`
        SELECT street FROM estates WHERE context_id = ${agency.client.contextId} ORDER BY external_id`
    ).map(({ street }) => street);
  /** Starts a sync and returns the message that it stopped with, or is tried again with. */
  const faultOf = async () => {
    const { sql } = agencies.app.dependencies;
    const path = `/v1/connections/${agency.connectionId}/runs`;
    const { id } = await successOf<{ id: string }>(await agency.owner.call('POST', path, { kind: 'FULL' }));
    let fault: string | null = null;
    await until(async () => {
      const [run] = await sql<[{ fault: string | null; status: string }]>`
        SELECT fault, run_status AS status FROM connection_runs WHERE id = ${id}`;
      fault = run.fault;
      return run.fault !== null || run.status !== 'RUNNING';
    });
    return fault;
  };

  for (const [what, body, fault] of [
    ['a web page', '<!DOCTYPE html><html><body>Maintenance</body></html>', /a web page instead of data/],
    ['nothing', '', /an empty response/],
    ['half a list', '{"estates":[{"id":1', /incomplete or invalid JSON/],
    ['an error inside a good answer', '{"message":"An error has occurred."}', /without estates/],
    ['an error beside a list', '{"isValidRequest":false,"estates":[]}', /rejected a valid request/],
  ] as const)
    it(`such as ${what} is named, and nothing is lost`, async () => {
      agencies.whise.misbehave({ kind: 'instead', path: 'list', reply: { body } });
      assert.match((await faultOf()) ?? '', fault);
      assert.equal(await activeHomes(), HOMES);
    });

  it('such as half of the list waits for a person, and deactivates nothing', async () => {
    for (let id = 1; id <= HOMES / 2; id++) agencies.whise.estates.vanish(String(id));
    await agency.read('FULL');
    assert.equal(await activeHomes(), HOMES);
    assert.equal((await agency.read('FULL')).run_status, 'WAITING');
    assert.deepEqual([(await agency.show()).state, await activeHomes()], ['NEEDS_DECISION', HOMES]);
  });

  it('such as the homes of another office waits for a person, and deactivates nothing', async () => {
    agencies.whise.estates.clear();
    for (let id = 501; id <= 520; id++) agencies.whise.estates.put(String(id), whiseEstate(id));
    await agency.read('FULL');
    const { run_status: status } = await agency.read('FULL');
    assert.deepEqual([status, (await agency.show()).state], ['WAITING', 'NEEDS_DECISION']);
    assert.equal(await activeHomes(), HOMES + 20);
  });

  it('such as the homes of another office under our ids stops, and changes none of them', async () => {
    const before = await streets();
    for (let id = 1; id <= HOMES; id++)
      agencies.whise.estates.put(
        String(id),
        whiseEstate(id, { address: `Andere straat ${id}`, zip: '8400' }),
      );
    await agency.owner.call('PATCH', `/v1/connections/${agency.connectionId}`, { is_paused: false });
    const { run_status: status, fault } = await agency.read('FULL');
    assert.deepEqual([status, (await agency.show()).state], ['FAILED', 'NEEDS_CREDENTIALS']);
    assert.match(fault ?? '', /10 of 10 homes have another street or postal code under the same ids/);
    assert.deepEqual([await streets(), await activeHomes()], [before, HOMES]);
  });

  it('such as the homes of another account stops before anything is stored', async () => {
    for (let id = 1; id <= HOMES; id++)
      agencies.whise.estates.put(String(id), whiseEstate(id, { clientId: 4711 }));
    assert.equal((await agency.read('FULL')).run_status, 'FINISHED');
    agencies.whise.estates.put('77', whiseEstate(77, { clientId: 4712 }));
    const { run_status: status, created, fault } = await agency.read('FULL');
    assert.deepEqual([status, created], ['FAILED', 0]);
    assert.match(fault ?? '', /homes of another account \(4712 instead of 4711\)/);
    assert.equal(await activeHomes(), HOMES);
  });

  it('such as another address of one home of many is a correction', async () => {
    agencies.whise.estates.put('1', whiseEstate(1, { address: 'Nieuwe naam' }));
    const { run_status: status, changed } = await agency.read('FULL');
    assert.deepEqual([status, changed], ['FINISHED', 1]);
  });

  it('such as changes with a clock a day ahead are read, and those after them are not passed over', async () => {
    const ahead = new Date(Date.now() + 86_400_000).toISOString().slice(0, 19);
    agencies.whise.estates.put('1', whiseEstate(1, { area: 111, updateDateTime: ahead }));
    assert.equal((await agency.read('DELTA')).changed, 1);
    const now = new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 19);
    agencies.whise.estates.put('2', whiseEstate(2, { area: 112, updateDateTime: now }));
    assert.equal((await agency.read('DELTA')).changed, 1);
    assert.equal(await activeHomes(), HOMES);
  });
});
