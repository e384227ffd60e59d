import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { addEstate } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { addFlats, BUILDING } from './building.fixture.ts';

interface Unit {
  external_id: string;
  share: number;
  votes: number | null;
}
interface Building {
  external_id: string;
  address: { region: string };
  parts: { id: string; units: string[]; orientation: string | null }[];
  units: Unit[];
  messages: string[];
  updated_at: string;
}
interface Page {
  total: number;
  data: { external_id: string; units: number; shares_stated: number }[];
}

describe('buildings', () => {
  let app: TestApp;
  let syndic: TestClient;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());
  beforeEach(async () => {
    syndic = await app.addClient();
    await addFlats(app.dependencies.sql, syndic.contextId, ['flat-1', 'flat-2', 'flat-3']);
  });

  const put = (id: string, body: object = BUILDING) => syndic.call('PUT', `/v1/buildings/${id}`, body);
  const get = async (id: string) => successOf<Building>(await syndic.call('GET', `/v1/buildings/${id}`));
  const list = async (query = '') => successOf<Page>(await syndic.call('GET', `/v1/buildings${query}`));

  it('are created, read, put back unchanged, replaced and deleted', async () => {
    const created = await put('linde');
    assert.equal(created.status, 201);
    const building = await successOf<Building>(created);
    assert.equal(building.address.region, 'BE-VLG');
    assert.deepEqual(building.messages, []);
    assert.equal(building.units[1]?.votes, null);
    const again = await put('linde', building);
    assert.equal(again.status, 200);
    assert.deepEqual({ ...(await get('linde')), updated_at: '' }, { ...building, updated_at: '' });
    const units = [...BUILDING.units]
      .reverse()
      .map((unit) => ({ ...unit, external_id: unit.external_id.replace('2', '3') }));
    await successOf(await put('linde', { ...BUILDING, units, parts: [] }));
    assert.deepEqual(
      (await get('linde')).units.map(({ external_id: unit }) => unit),
      ['flat-3', 'flat-1'],
    );
    assert.equal((await syndic.call('DELETE', '/v1/buildings/linde')).status, 204);
    assert.equal((await syndic.call('GET', '/v1/buildings/linde')).status, 404);
    assert.equal((await syndic.call('DELETE', '/v1/buildings/linde')).status, 404);
    assert.equal((await syndic.call('GET', '/v1/estates/flat-1')).status, 200);
  });

  it('are listed by name, and found by part of their name, street or city', async () => {
    await successOf(await put('b', { ...BUILDING, name: 'Zonnehof' }));
    const own = [{ external_id: 'flat-3', name: '1', share: 1000 }];
    await successOf(await put('a', { ...BUILDING, name: 'Eikenhof', units: own, parts: [] }));
    const { total, data } = await list();
    assert.equal(total, 2);
    assert.deepEqual(
      data.map(({ external_id, units, shares_stated }) => [external_id, units, shares_stated]),
      [
        ['a', 1, 1000],
        ['b', 2, 1000],
      ],
    );
    assert.deepEqual((await list('?page=2&page_size=1')).data[0]?.external_id, 'b');
    assert.equal((await list('?q=zonne')).total, 1);
    assert.equal((await list('?q=LINDENLAAN')).total, 2);
    assert.equal((await list('?q=nowhere')).total, 0);
  });

  it('are refused with a sentence for each row that is wrong', async () => {
    const units = [
      { external_id: 'flat-1', name: '1A', share: 400, votes: 1 },
      { external_id: 'flat-1', name: '1A', share: 500 },
    ];
    const parts = [{ id: 'lift', kind: 'lift', apportioning: 'UNITS_WITH_PART', units: ['flat-9'] }];
    const [status, messages] = await refusalOf(await put('linde', { ...BUILDING, units, parts }));
    assert.equal(status, 400);
    assert.deepEqual(
      ['units have shares', 'units[1].external_id', 'units[1].votes', 'parts[0].units'].filter(
        (path) => !messages.some((message) => message.startsWith(path)),
      ),
      [],
      messages.join('\n'),
    );
    assert.match(messages.join('\n'), /900/);
    const [empty, [message]] = await refusalOf(await put('linde', { ...BUILDING, units: [], parts: [] }));
    assert.deepEqual([empty, message?.startsWith('units')], [400, true]);
    const facts = { flat_roof_surface_m2: -1, heating_type: 'COAL' };
    assert.equal((await put('linde', { ...BUILDING, facts })).status, 400);
    const cents = { reserve_fund_eur: 0.001 };
    assert.match(
      (await refusalOf(await put('linde', { ...BUILDING, money: cents })))[1].join(),
      /two decimals/,
    );
    assert.equal((await list()).total, 0);
  });

  it('have units that are apartments of the context, each in one building', async () => {
    await addEstate(app.dependencies.sql, syndic.contextId, { externalId: 'house' });
    const named = (name: string) => ({
      ...BUILDING,
      parts: [],
      units: [{ external_id: name, name: '1', share: 1000 }],
    });
    const [, unknown] = await refusalOf(await put('x', named('flat-9')));
    assert.deepEqual(unknown, ['units[0].external_id must be the external_id of a stored estate: flat-9']);
    const [, house] = await refusalOf(await put('x', named('house')));
    assert.deepEqual(house, ['units[0].external_id must be an apartment, not of type HOUSE: house']);
    await successOf(await put('linde'));
    const [status, messages] = await refusalOf(await put('eik', named('flat-2')));
    assert.equal(status, 409);
    assert.deepEqual(messages, [
      'units[0].external_id is in the building linde and cannot be in eik too: flat-2',
    ]);
  });

  it('get a unit from one writer when two want it at once', async () => {
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((id) => put(id)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409, 409]);
  });

  it('are incomplete when the estate of a unit is erased', async () => {
    await successOf(await put('linde'));
    assert.equal((await syndic.call('DELETE', '/v1/estates/flat-2?erase=true')).status, 204);
    const { units, parts, messages } = await get('linde');
    assert.deepEqual(
      units.map(({ external_id: unit }) => unit),
      ['flat-1'],
    );
    assert.deepEqual(parts.find(({ id }) => id === 'lift')?.units, []);
    assert.match(messages.join('\n'), /500/);
    assert.equal((await list()).data[0]?.shares_stated, 500);
  });

  it('need the right to write estates to change their facts; the rest of a building does not', async () => {
    await successOf(await put('linde'));
    const { contextId } = syndic;
    const planner = await app.addClient({ contextId, permissions: ['buildings:read', 'buildings:write'] });
    for (const [method, body] of [
      ['PUT', { ...BUILDING, facts: { heating_type: 'HEAT_PUMP' } }],
      ['DELETE', undefined],
    ] as const) {
      const refused = await planner.call(method, '/v1/buildings/linde', body);
      assert.equal(refused.status, 403, method);
      assert.match(refused.headers.get('www-authenticate') ?? '', /scope="estates:write"/);
    }
    assert.equal((await get('linde')).units.length, 2);
    await successOf(await planner.call('POST', '/v1/buildings/linde/plan', {}));
    // It says nothing about what is there.
    assert.equal((await planner.call('DELETE', '/v1/buildings/unknown')).status, 403);
  });

  it('state facts once for all units: plans of the estates use them until the unit leaves the building', async () => {
    const facts = async (id: string) => {
      const { facts: held, dwelling } = await successOf<{
        dwelling: Record<string, unknown>;
        facts: Record<string, { value: unknown; origin: string }> | null;
      }>(await syndic.call('GET', `/v1/estates/${id}`));
      return {
        own: dwelling['heating_type'],
        held: held?.['heating_type'],
        share: held?.['owner_share_percent']?.value,
      };
    };
    const planned = async () => {
      const [row] = await app.dependencies.sql<{ heating: string | null }[]>`
        SELECT dwelling ->> 'heating_type' AS heating FROM estates
        WHERE context_id = ${syndic.contextId} AND external_id = 'flat-1'`;
      return row?.heating;
    };
    await successOf(await syndic.call('PATCH', '/v1/estates/flat-1', { dwelling: { heating_type: 'OIL' } }));
    await successOf(await put('linde'));
    const { own, held, share } = await facts('flat-1');
    assert.deepEqual([own, held?.value, held?.origin, share], ['OIL', 'GAS', 'BUILDING', 50]);
    assert.equal(await planned(), 'GAS');
    // The nightly PUT of the client changes nothing of it.
    await successOf(await syndic.call('PATCH', '/v1/estates/flat-1', { dwelling: { heating_type: 'WOOD' } }));
    assert.equal(await planned(), 'GAS');
    await successOf(await put('linde', { ...BUILDING, facts: { heating_type: 'HEAT_PUMP' } }));
    assert.equal(await planned(), 'HEAT_PUMP');
    assert.equal((await syndic.call('DELETE', '/v1/buildings/linde')).status, 204);
    assert.equal(await planned(), 'WOOD');
    assert.equal((await facts('flat-2')).held, undefined);
  });
});
