import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  startVera,
  VERA_CREDENTIALS,
  type VeraSimulator,
  veraUnit,
  whiseEstate,
} from '@rooftree/connectors/testing';
import { successOf } from '../../../testing/answers.ts';
import {
  type Agencies,
  type Agency,
  type RunAnswer,
  startAgencies,
} from '../../../testing/providers/agency.ts';
import { until } from '../../../testing/until.ts';
import type { ShownConflict } from './conflicts.service.ts';

interface ReadEstate {
  address: { street: string };
  estate_provider_type: string | null;
  facts: Record<string, { value: unknown; origin: string }> | null;
}

const OWN = {
  address: { country: 'BE', street: 'Kerkstraat', house_number: '12', zip_code: '2800', place: 'Mechelen' },
  estate_type: 'HOUSE',
};
const ELSEWHERE = {
  address: 'Langestraat',
  number: '3',
  zip: '8000',
  city: 'Brugge',
  box: undefined,
  area: 300,
};
const SAME = { address: 'Kerkstr.', number: '12', zip: '2800', city: 'Mechelen', box: undefined, area: 300 };

describe('a listing with the id of an estate', () => {
  let agencies: Agencies;
  let agency: Agency;
  const estate = async (name: string) =>
    successOf<ReadEstate>(await agency.client.call('GET', `/v1/estates/${name}`));
  const path = () => `/v1/connections/${agency.connectionId}/conflicts`;
  const conflicts = async () =>
    (await successOf<{ conflicts: ShownConflict[] }>(await agency.owner.call('GET', path()))).conflicts;
  const decide = async (decision: string, id = '500') =>
    successOf<{ external_id: string }>(
      await agency.owner.call('POST', `${path()}/${id}/decision`, { decision }),
    );
  const putOwn = () => agency.client.call('PUT', '/v1/estates/500', OWN);

  before(async () => {
    agencies = await startAgencies();
  });
  beforeEach(async () => {
    agencies.whise.behave();
    agencies.whise.estates.clear();
    agency = await agencies.open({ plans_estates: false });
  });
  after(() => agencies.close());

  const area = async (name: string) => (await estate(name)).facts?.['habitable_space_m2']?.value;

  it('joins it when both have one address, however it is written', async () => {
    await putOwn();
    agencies.whise.estates.put('500', whiseEstate(500, SAME));
    const { changed, refused } = await agency.read('FULL');
    assert.deepEqual([changed, refused, await area('500')], [1, 0, 300]);
    assert.equal((await estate('500')).address.street, 'Kerkstraat');
  });

  it('is kept apart when the addresses differ, until a person says that it is the same home', async () => {
    await putOwn();
    agencies.whise.estates.put('500', whiseEstate(500, ELSEWHERE));
    const { changed, created, refused } = await agency.read('FULL');
    assert.deepEqual([changed, created, refused], [0, 0, 1]);
    assert.equal((await estate('500')).facts, null);
    assert.equal((await agency.show()).conflicts, 1);
    const [conflict] = await conflicts();
    assert.deepEqual(
      [conflict?.external_id, conflict?.address_here, conflict?.address_there],
      ['500', 'Kerkstraat 12, 2800 Mechelen', 'Langestraat 3, 8000 Brugge'],
    );
    assert.deepEqual(
      conflict?.changes.find(({ name }) => name === 'habitable_space_m2'),
      { name: 'habitable_space_m2', here: null, there: 300 },
    );
    assert.deepEqual(await decide('SAME_HOME'), { external_id: '500' });
    assert.deepEqual([await area('500'), await conflicts()], [300, []]);
    agencies.whise.estates.put('500', whiseEstate(500, { ...ELSEWHERE, area: 301 }));
    await agency.read('FULL');
    assert.deepEqual([await area('500'), await conflicts()], [301, []]);
    assert.equal((await estate('500')).address.street, 'Kerkstraat');
  });

  it('becomes an estate of its own when a person says that they are different homes', async () => {
    await putOwn();
    agencies.whise.estates.put('500', whiseEstate(500, ELSEWHERE));
    await agency.read('FULL');
    assert.deepEqual(await decide('DIFFERENT_HOMES'), { external_id: '500-whise' });
    assert.equal((await estate('500')).facts, null);
    assert.deepEqual(
      [(await estate('500-whise')).address.street, await area('500-whise')],
      ['Langestraat', 300],
    );
    agencies.whise.estates.put('500', whiseEstate(500, { ...ELSEWHERE, area: 302 }));
    const { changed, created, refused } = await agency.read('FULL');
    assert.deepEqual([changed, created, refused, await area('500-whise')], [1, 0, 0, 302]);
    agencies.whise.estates.put(
      '500',
      whiseEstate(500, { ...ELSEWHERE, status: { id: 6 }, updateDateTime: '2099-01-01T00:00:00' }),
    );
    assert.equal(
      (await agency.read('DELTA')).deactivated + ((await agency.show()).state === 'NEEDS_DECISION' ? 1 : 0),
      1,
    );
    assert.equal((await estate('500')).facts, null);
  });

  it('is planned once it is decided, as what a sync brings', async () => {
    const planning = await agencies.open();
    for (const id of ['500', '501']) {
      await planning.client.call('PUT', `/v1/estates/${id}`, OWN);
      agencies.whise.estates.put(id, whiseEstate(Number(id), ELSEWHERE));
    }
    await planning.read('FULL');
    const list = `/v1/connections/${planning.connectionId}/conflicts`;
    for (const [id, decision] of [
      ['500', 'SAME_HOME'],
      ['501', 'DIFFERENT_HOMES'],
    ])
      await successOf(await planning.owner.call('POST', `${list}/${id}/decision`, { decision }));
    const { sql } = agencies.app.dependencies;
    const planned = () => sql<{ id: string }[]>`
      SELECT e.external_id AS id FROM renovations r JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id
      WHERE r.context_id = ${planning.client.contextId} ORDER BY 1`;
    await until(async () => (await planned()).length === 2);
    assert.deepEqual(
      (await planned()).map(({ id }) => id),
      ['500', '501-whise'],
    );
  });

  it('takes its facts back from an estate that it had joined, when they are different homes', async () => {
    await putOwn();
    agencies.whise.estates.put('500', whiseEstate(500, SAME));
    await agency.read('FULL');
    assert.equal(await area('500'), 300);
    agencies.whise.estates.put('500', whiseEstate(500, ELSEWHERE));
    await agency.read('FULL');
    assert.equal((await conflicts()).length, 1);
    assert.deepEqual(await decide('DIFFERENT_HOMES'), { external_id: '500-whise' });
    assert.equal((await estate('500')).facts, null);
    assert.equal(await area('500-whise'), 300);
  });

  it('that hides its address is compared all the same, and nothing of the address is stored', async () => {
    await putOwn();
    agencies.whise.estates.put('500', whiseEstate(500, { ...SAME, displayAddress: undefined }));
    assert.equal((await agency.read('FULL')).changed, 1);
    assert.equal((await conflicts()).length, 0);
    const hidden = whiseEstate(500, { ...ELSEWHERE, address: 'Verborgenstraat', displayAddress: undefined });
    agencies.whise.estates.put('500', hidden);
    await agency.read('FULL');
    assert.deepEqual(
      (await conflicts()).map(({ address_there }) => address_there),
      ['8000 Brugge'],
    );
    const stored = await agencies.app.dependencies.sql`
      SELECT FROM connection_conflicts WHERE listing::text LIKE '%Verborgenstraat%'`;
    assert.equal(stored.length, 0);
  });

  it('of which not even the provider knows the address waits for a person', async () => {
    await putOwn();
    const { address, number, box, ...rest } = whiseEstate(500, SAME);
    agencies.whise.estates.put('500', { ...rest, displayAddress: undefined });
    await agency.read('FULL');
    assert.equal((await conflicts()).length, 1);
  });

  it('is settled when the addresses agree later, and asked of nobody who may not', async () => {
    await putOwn();
    agencies.whise.estates.put('500', whiseEstate(500, ELSEWHERE));
    await agency.read('FULL');
    const other = await agencies.open();
    const foreign = `/v1/connections/${agency.connectionId}/conflicts`;
    assert.equal((await other.owner.call('GET', foreign)).status, 404);
    assert.equal(
      (await agency.owner.call('POST', `${path()}/501/decision`, { decision: 'SAME_HOME' })).status,
      404,
    );
    agencies.whise.estates.put('500', whiseEstate(500, SAME));
    await agency.read('FULL');
    assert.deepEqual([await conflicts(), await area('500')], [[], 300]);
  });
});

describe('two providers that deliver one number', () => {
  let agencies: Agencies;
  let vera: VeraSimulator;
  before(async () => {
    vera = await startVera();
    agencies = await startAgencies({}, [`VERA=${vera.base}`]);
  });
  after(async () => {
    await agencies.close();
    await vera.close();
  });

  it('are compared by address, and never merged', async () => {
    const agency = await agencies.open({ plans_estates: false });
    agencies.whise.estates.clear();
    agencies.whise.estates.put('7', whiseEstate(7));
    await agency.read('FULL');
    const settings = {
      provider: 'VERA',
      name: 'Company',
      credentials: VERA_CREDENTIALS,
      plans_estates: false,
    };
    const second = await agencies.open(settings, agency);
    vera.units.put('7', veraUnit(7, { id: '7' }));
    const { created, refused }: RunAnswer = await second.read('FULL');
    assert.deepEqual([created, refused], [0, 1]);
    const list = `/v1/connections/${second.connectionId}/conflicts`;
    const found = await successOf<{ conflicts: ShownConflict[] }>(await second.owner.call('GET', list));
    assert.equal(found.conflicts.length, 1);
    const decided = await second.owner.call('POST', `${list}/7/decision`, { decision: 'DIFFERENT_HOMES' });
    assert.deepEqual(await successOf(decided), { external_id: '7-vera' });
    assert.equal(
      (await successOf<ReadEstate>(await second.client.call('GET', '/v1/estates/7'))).estate_provider_type,
      'WHISE',
    );
    assert.equal(
      (await successOf<ReadEstate>(await second.client.call('GET', '/v1/estates/7-vera')))
        .estate_provider_type,
      'VERA',
    );
  });
});
