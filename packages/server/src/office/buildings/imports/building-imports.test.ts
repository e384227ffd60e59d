import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { refusalOf, successOf } from '../../../testing/answers.ts';
import { untilSomeoneWaits } from '../../../testing/database/until-someone-waits.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { addFlats, BUILDING } from '../building.fixture.ts';
import { findBuilding, lockBuildings } from '../buildings.repository.ts';
import { storeBuilding } from '../buildings.service.ts';

interface Checked {
  columns: { heading: string; column: string | null }[];
  notes: string[];
  problems: string[];
  rows: Record<'total' | 'new' | 'changed' | 'unchanged' | 'refused', number>;
  faults: { line: number; column: string | null; value: string | null; message: string }[];
  changed_rows: { external_id: string; changes: { column: string; before: string; after: string }[] }[];
}
interface Building {
  name: string;
  address: { country: string; region: string; street: string };
  facts: Record<string, unknown>;
  parts: { id: string }[];
  units: { external_id: string; name: string; share: number; votes: number | null }[];
  shares_total: number;
  updated_at: string;
}

const DUTCH =
  'Gebouw;Naam gebouw;Totaal quotiteiten;Appartement;Appartementnummer;Verdieping;Quotiteiten;Stemmen;Type verwarming\r\n' +
  'linde;Residentie Linde;1000;flat-1;1A;0;520;5;GAS\r\n;;;flat-2;2A;1;480;4;\r\n';
const FRENCH =
  "Immeuble,Nom de l'immeuble,Lot,Étage,Quotités\nlinde,Résidence Tilleul,flat-1,0,520\nlinde,,flat-2,1,480\n";

describe('a sheet of buildings', () => {
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

  const send = (path: string, body: string | Uint8Array<ArrayBuffer>, type = 'text/csv') =>
    fetch(`${app.url}/v1/building-imports${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${syndic.token}`, 'content-type': type },
      body,
    });
  const check = async (body: string) => successOf<Checked>(await send('/check', body));
  const take = async (body: string) => successOf<{ rows: Checked['rows'] }>(await send('', body));
  const get = async (id = 'linde') => successOf<Building>(await syndic.call('GET', `/v1/buildings/${id}`));

  it('is read with headings in Dutch, French and English, and with merged cells', async () => {
    const checked = await check(DUTCH);
    assert.deepEqual(checked.problems, []);
    assert.deepEqual(checked.faults, []);
    assert.deepEqual(
      checked.columns.map(({ column }) => column),
      [
        'building_external_id',
        'building_name',
        'shares_total',
        'unit_external_id',
        'unit_name',
        'floor',
        'share',
        'votes',
        'heating_type',
      ],
    );
    assert.equal(checked.rows.new, 2);
    assert.equal((await syndic.call('GET', '/v1/buildings/linde')).status, 404, 'a check stores nothing');
    await take(DUTCH);
    const building = await get();
    assert.equal(building.name, 'Residentie Linde');
    // Of its first unit.
    assert.deepEqual([building.address.street, building.address.region], ['Lindenlaan', 'BE-VLG']);
    assert.equal(building.facts['heating_type'], 'GAS');
    assert.deepEqual(
      building.units.map(({ name, share, votes }) => [name, share, votes]),
      [
        ['1A', 520, 5],
        ['2A', 480, 4],
      ],
    );
    await syndic.call('DELETE', '/v1/buildings/linde');
    await take(FRENCH);
    assert.deepEqual([(await get()).name, (await get()).shares_total], ['Résidence Tilleul', 1000]);
  });

  it('is exported in the form in which it is imported, and changes nothing then', async () => {
    await successOf(await syndic.call('PUT', '/v1/buildings/linde', BUILDING));
    const before = await get();
    for (const [format, type] of [
      ['csv', 'text/csv'],
      ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ]) {
      const sheet = await syndic.call('GET', `/v1/buildings/linde/sheet?format=${format}`);
      const bytes = new Uint8Array(await sheet.arrayBuffer());
      const checked = await successOf<Checked>(await send('/check', bytes, type));
      assert.deepEqual([checked.faults, checked.changed_rows], [[], []]);
      assert.equal(checked.rows.unchanged, 2, format);
      await successOf(await send('', bytes, type));
    }
    assert.deepEqual(await get(), before, 'not even the moment of its last change');
  });

  it('changes only what changed, and leaves parts and facts without a column', async () => {
    await successOf(
      await syndic.call('PUT', '/v1/buildings/linde', { ...BUILDING, parts: BUILDING.parts.slice(0, 1) }),
    );
    const sheet =
      'building_external_id,unit_external_id,share,floor\nlinde,flat-1,500,3\nlinde,flat-2,500,1\n';
    const { rows, changed_rows } = await check(sheet);
    assert.deepEqual([rows.changed, rows.unchanged], [1, 1]);
    assert.deepEqual(changed_rows[0]?.changes, [{ column: 'floor', before: '0', after: '3' }]);
    await take(sheet);
    const after = await get();
    assert.deepEqual(
      [after.name, after.parts.length, after.facts['heating_type']],
      [BUILDING.name, 1, 'GAS'],
    );
    const smaller = 'building_external_id,unit_external_id,share\nlinde,flat-1,1000\n';
    assert.match((await check(smaller)).notes.join(), /flat-2 is not in the file/);
  });

  it('is refused as a whole, with line, column and value of each fault', async () => {
    const sheet =
      'building_external_id,shares_total,unit_external_id,unit_name,share,votes\n' +
      'linde,1000,flat-1,1A,400,1\nlinde,900,flat-1,1B,500,\nlinde,,flat-9,1C,x,2\neik,,flat-2,1,1,\nbeuk,,flat-2,1,1,\n';
    const { faults, rows } = await check(sheet);
    const seen = faults.map(({ line, column }) => `${line} ${column}`);
    for (const place of ['3 shares_total', '4 share', '6 unit_external_id'])
      assert.ok(seen.includes(place), `${place} in ${JSON.stringify(faults)}`);
    assert.equal(rows.refused, 4);
    const [status, messages] = await refusalOf(await send('', sheet));
    assert.equal(status, 400);
    assert.match(messages.join('\n'), /line 3/);
    assert.equal(
      (await syndic.call('GET', '/v1/buildings/eik')).status,
      404,
      'a good one is not stored either',
    );
  });

  it('names the estates that are not stored, where the sheet has no address either', async () => {
    const sheet = 'building_external_id,unit_external_id,share\nnieuw,new-1,400\nnieuw,new-2,600\n';
    const { faults } = await check(sheet);
    const named = faults.filter(({ message }) => /must be the external_id of a stored estate/.test(message));
    assert.deepEqual(
      named.map(({ line, value }) => [line, value]),
      [
        [2, 'new-1'],
        [3, 'new-2'],
      ],
    );
  });

  it('adds the apartments that are not stored, where it says what they are like', async () => {
    const sheet =
      'Gebouw;Straat;Nr;Postcode;Gemeente;Land;Bouwjaar;Appartement;Appartementnummer;Verdieping;Quotiteiten;Bewoonbare oppervlakte\r\n' +
      'nieuw;Lindenlaan;14;2800;Mechelen;BE;1971;new-1;1A;0;400;84\r\n;;;;;;;new-2;2A;1;600;96\r\n';
    const checked = await check(sheet);
    assert.deepEqual([checked.faults, checked.problems, checked.rows.new], [[], [], 2]);
    assert.equal((await syndic.call('GET', '/v1/estates/new-1')).status, 404, 'a check stores nothing');
    await take(sheet);
    const estate = await successOf<{
      address: { street: string; house_number_extra: string };
      dwelling: object;
    }>(await syndic.call('GET', '/v1/estates/new-2'));
    assert.deepEqual([estate.address.street, estate.address.house_number_extra], ['Lindenlaan', '2A']);
    assert.equal(Object.entries(estate.dwelling).find(([name]) => name === 'habitable_space_m2')?.[1], 96);
    assert.equal((await get('nieuw')).units.length, 2);
    assert.equal((await check(sheet)).rows.unchanged, 2, 'again');
    const planner = await app.addClient({ permissions: ['buildings:read', 'buildings:write'] });
    for (const path of ['/v1/building-imports', '/v1/building-imports/check']) {
      const refused = await fetch(`${app.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${planner.token}`, 'content-type': 'text/csv' },
        body: sheet,
      });
      assert.equal(refused.status, 403);
      assert.match(refused.headers.get('www-authenticate') ?? '', /scope="estates:write"/);
    }
    const wrong = sheet.replace('new-1', 'new-3').replace(';84', ';-84');
    const { faults } = await check(wrong);
    assert.deepEqual(
      faults.map(({ line, column, value }) => [line, column, value]),
      [[2, 'Bewoonbare oppervlakte', '-84']],
    );
  });

  it('names the rows whose shares do not add up, whose votes are missing, and units of no estate or another building', async () => {
    await successOf(
      await syndic.call('PUT', '/v1/buildings/eik', {
        ...BUILDING,
        parts: [],
        units: [{ external_id: 'flat-3', name: '1', share: 1000 }],
      }),
    );
    const sheet =
      'building_external_id,shares_total,unit_external_id,share,votes\nlinde,1000,flat-1,400,1\nlinde,1000,flat-2,500,\n';
    const { faults } = await check(sheet);
    assert.deepEqual(
      faults.map(({ line, column }) => [line, column]),
      [
        [2, null],
        [3, 'votes'],
      ],
    );
    assert.match(faults[0]?.message ?? '', /900/);
    const others = 'building_external_id,unit_external_id,share\nlinde,flat-3,1\nlinde,flat-7,1\n';
    const { faults: named } = await check(others);
    assert.deepEqual(
      named.map(({ line, column, value }) => [line, column, value]),
      [
        [3, 'unit_external_id', 'flat-7'],
        [2, 'unit_external_id', 'flat-3'],
      ],
    );
    assert.match(named[1]?.message ?? '', /eik.*linde/);
    assert.match((await check('a,b\n1,2\n')).problems.join(), /building_external_id/);
  });

  it('does not undo what somebody changes while it is read', async () => {
    const { sql } = app.dependencies;
    await take(DUTCH);
    const { building } = (await findBuilding(sql, syndic.contextId, 'linde')) ?? assert.fail();
    const [answer] = await sql.begin(async (tx) => {
      // On a busy machine the file is read longer than a transaction may rest.
      await tx`SET LOCAL idle_in_transaction_session_timeout = 0`;
      await lockBuildings(tx, syndic.contextId);
      // Has read the building, and waits until it may write.
      const waiting = send('', DUTCH.replace('520', '521').replace('480', '479'));
      await untilSomeoneWaits(sql);
      const money = { ...building.money, reserve_fund_eur: 77 };
      await storeBuilding(tx, syndic.contextId, { ...building, money });
      return [waiting];
    });
    const [status] = await refusalOf(await answer);
    assert.equal(status, 409);
    assert.equal((await findBuilding(sql, syndic.contextId, 'linde'))?.building.money.reserve_fund_eur, 77);
  });
});
