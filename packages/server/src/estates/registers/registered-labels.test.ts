import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  BAG_CREDENTIALS,
  bagAddress,
  EP_ONLINE_CREDENTIALS,
  type EpOnlineSimulator,
  epOnlineLabel,
  json,
  startBag,
  startEpOnline,
} from '@rooftree/connectors/testing';
import type { Sql } from '../../infra/database/sql.ts';
import { planGroupsOf } from '../../planning/calculation-jobs/plan-groups.ts';
import { successOf } from '../../testing/answers.ts';
import { addCertificate } from '../../testing/data/certificate-facts.ts';
import { planOf } from '../../testing/data/planned-renovation.ts';
import { addRenovation } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { type FetchOutcome, fetchLabelsTask } from './fetch-labels.job.ts';
import { openBagSession, openLabelSession } from './label-session.ts';

interface Fact {
  value: unknown;
  origin: string;
  certificate: { register?: string; issued_on: string; job_id: string | null } | null;
  weakness: string | null;
}
interface Label {
  is_on: boolean;
  label_status: string;
  is_waiting: boolean;
  read_at: string | null;
  energy_label: string | null;
  registered_on: string | null;
  fault: string | null;
}

const HOME = {
  address: {
    country: 'NL',
    zip_code: '9999 XA',
    house_number: '12',
    street: 'Dorpsstraat',
    place: 'Nergenshuizen',
  },
  estate_type: 'HOUSE',
  estate_format: 'CLOSED',
  year_built: 1968,
};
const key = EP_ONLINE_CREDENTIALS.api_key;

describe('the registered labels of Dutch estates', () => {
  let register: EpOnlineSimulator;
  let app: TestApp;
  let sql: Sql;
  let client: TestClient;
  const log = { debug() {}, warn() {}, error() {} };

  before(async () => {
    register = await startEpOnline();
    app = await startTestApp({
      env: { ROOFTREE_EP_ONLINE_KEY: key, ROOFTREE_CONNECTION_BASES: `EP_ONLINE=${register.base}` },
    });
    sql = app.dependencies.sql;
  });
  after(async () => {
    await app.stop();
    await register.close();
  });
  beforeEach(async () => {
    register.behave();
    register.labels.clear();
    register.requests.length = 0;
    await sql`DELETE FROM registered_labels`;
    await sql`UPDATE estates SET deactivated_at = coalesce(deactivated_at, now())`;
    await sql`UPDATE label_register SET faults_in_row = 0, fault_kind = NULL, fault = NULL, paused_until = NULL`;
    client = await app.addClient();
  });

  /** One run of the task, as the queue makes it, or until the first answer. Returns what came of each question. */
  const ask = async ({
    apiKey = key,
    answerWithinMs = 30_000,
    isStopped = false,
  } = {}): Promise<FetchOutcome[]> => {
    const session = openLabelSession(apiKey, { EP_ONLINE: register.base }, answerWithinMs);
    assert.ok(session);
    const outcomes: FetchOutcome[] = [];
    const stop = new AbortController();
    const onFetched = (outcome: FetchOutcome) => {
      outcomes.push(outcome);
      if (isStopped) stop.abort();
    };
    const task = fetchLabelsTask({
      sql,
      session,
      batchMaxEstates: 100,
      planGroups: planGroupsOf(100),
      log,
      onFetched,
      pauseBetweenCallsMs: 0,
    });
    await task({}, { number: 1, isLast: true, signal: stop.signal });
    return outcomes;
  };
  const put = async (name: string, changes: object = {}, caller = client) =>
    successOf(await caller.call('PUT', `/v1/estates/${name}`, { ...HOME, ...changes }));
  const estateOf = async (name: string, caller = client) =>
    successOf<{ id: string; updated_at: string; facts: Record<string, Fact> | null }>(
      await caller.call('GET', `/v1/estates/${name}`),
    );
  const factOf = async (name: string, fact: string, caller = client) =>
    (await estateOf(name, caller)).facts?.[fact];
  const labelOf = async (name: string, caller = client) =>
    successOf<Label>(await caller.call('GET', `/v1/estates/${name}/registered-label`));
  /** As if the weeks had passed. */
  const scheduleNow = () =>
    sql`UPDATE registered_labels SET next_ask_at = now() WHERE next_ask_at IS NOT NULL`;

  it('are waited for until they are facts, also once the process that had asked is gone', async () => {
    await put('one');
    register.labels.put('one', epOnlineLabel());
    await assert.rejects(ask({ isStopped: true }), { name: 'AbortError' });
    const read = await labelOf('one');
    assert.deepEqual([read.label_status, read.is_waiting], ['FOUND', true]);
    assert.equal((await estateOf('one')).facts, null);
    assert.deepEqual(await ask(), []);
    assert.equal((await labelOf('one')).is_waiting, false);
    assert.equal((await factOf('one', 'energy_label'))?.value, 'D');
  });

  it('become facts of a certificate that names the register and its day', async () => {
    await put('one');
    register.labels.put('one', epOnlineLabel());
    assert.deepEqual(
      [(await labelOf('one')).label_status, (await labelOf('one')).is_waiting],
      ['WAITING', true],
    );
    assert.deepEqual(await ask(), ['found']);
    const label = await factOf('one', 'energy_label');
    assert.equal(label?.value, 'D');
    assert.equal(label?.origin, 'CERTIFICATE');
    assert.equal(label?.certificate?.register, 'EP_ONLINE');
    assert.equal(label?.certificate?.issued_on, '2024-03-10');
    assert.equal(label?.certificate?.job_id, null);
    assert.equal((await factOf('one', 'energy_score_kwh_per_m2'))?.value, 272.4);
    assert.equal((await factOf('one', 'habitable_space_m2'))?.value, 96.5);
    const told = await labelOf('one');
    assert.deepEqual(
      [told.label_status, told.is_waiting, told.energy_label, told.registered_on, told.fault],
      ['FOUND', false, 'D', '2024-03-10', null],
    );
    assert.ok(told.read_at);
    // Nothing is due: nobody is asked, and nothing is written.
    const before = await estateOf('one');
    assert.deepEqual(await ask(), []);
    assert.deepEqual(await estateOf('one'), before);
  });

  it('stand behind what the client and a newer certificate say, and in front of an older one', async () => {
    register.labels.put('one', epOnlineLabel());
    await put('one', { dwelling: { habitable_space_m2: 120 } });
    const { id } = await estateOf('one');
    // Of 12 March 2024, two days after the registration.
    await addCertificate(sql, client.contextId, id, { energy_label: 'C' });
    await put('two');
    await addCertificate(sql, client.contextId, (await estateOf('two')).id, { energy_label: 'C' });
    await ask();
    assert.equal((await factOf('one', 'habitable_space_m2'))?.origin, 'CLIENT');
    assert.equal((await factOf('one', 'energy_label'))?.value, 'C');
    register.labels.put(
      'one',
      epOnlineLabel({ Registratiedatum: '2025-01-01T00:00:00', Energieklasse: 'B' }),
    );
    await scheduleNow();
    assert.deepEqual(await ask(), ['found'], 'two estates at one address: one call');
    assert.deepEqual(
      [(await factOf('one', 'energy_label'))?.value, (await factOf('two', 'energy_label'))?.value],
      ['B', 'B'],
    );
  });

  it('count less once they have expired', async () => {
    register.labels.put('one', epOnlineLabel({ Geldig_tot: '2025-01-01T00:00:00' }));
    await put('one');
    await ask();
    assert.equal((await factOf('one', 'energy_label'))?.weakness, 'certificate_expired');
  });

  it('are one call for one address, of whichever context', async () => {
    const other = await app.addClient();
    register.labels.put('one', epOnlineLabel());
    await put('one');
    await put('two', { address: { ...HOME.address, zip_code: '9999xa' } }, other);
    assert.deepEqual(await ask(), ['found']);
    await put('later', {}, other);
    assert.deepEqual(await ask(), [], 'what was answered lately is known');
    assert.equal(register.requests.length, 1);
    for (const [name, caller] of [
      ['one', client],
      ['two', other],
      ['later', other],
    ] as const)
      assert.equal((await factOf(name, 'energy_label', caller))?.value, 'D', name);
    assert.equal((await client.call('GET', '/v1/estates/two/registered-label')).status, 404);
    assert.equal((await client.call('POST', '/v1/estates/two/registered-label')).status, 404);
  });

  it('are asked for anew when the address changes, and the one of before no longer counts', async () => {
    register.labels.put('one', epOnlineLabel());
    await put('one');
    await ask();
    await put('one', { address: { ...HOME.address, house_number: '14' } });
    register.misbehave({ kind: 'status', status: 503, times: 1 });
    assert.deepEqual(await ask(), ['busy']);
    assert.equal((await factOf('one', 'energy_label'))?.value, undefined, 'also while the register is away');
    await sql`UPDATE label_register SET paused_until = NULL`;
    assert.deepEqual(await ask(), ['none']);
    assert.equal((await labelOf('one')).label_status, 'NONE');
    await put('one', { address: { ...HOME.address, zip_code: null } });
    assert.deepEqual(await ask(), []);
    assert.equal((await labelOf('one')).label_status, 'NO_ADDRESS');
    await put('one');
    assert.deepEqual(await ask(), ['found']);
    assert.equal((await factOf('one', 'energy_label'))?.value, 'D');
  });

  it('are never guessed: none, several, another kind of home', async () => {
    for (const name of ['none', 'several', 'flat'])
      await put(name, {
        address: { ...HOME.address, house_number: { none: '1', several: '2', flat: '3' }[name] },
      });
    register.labels.put('a', epOnlineLabel({ Huisnummer: 2, BAGVerblijfsobjectID: '0999010000000020' }));
    register.labels.put('b', epOnlineLabel({ Huisnummer: 2, BAGVerblijfsobjectID: '0999010000000021' }));
    register.labels.put('c', epOnlineLabel({ Huisnummer: 3, Gebouwtype: 'Appartement' }));
    assert.deepEqual((await ask()).sort(), ['found', 'none', 'several']);
    for (const [name, status] of [
      ['none', 'NONE'],
      ['several', 'SEVERAL'],
      ['flat', 'OTHER_KIND'],
    ] as const) {
      assert.equal((await labelOf(name)).label_status, status);
      assert.equal((await estateOf(name)).facts?.['energy_label'], undefined, name);
    }
    // Somebody corrects the kind: what is known counts, without another call.
    await put('flat', {
      estate_type: 'APARTMENT',
      estate_format: null,
      address: { ...HOME.address, house_number: '3' },
    });
    assert.deepEqual(await ask(), []);
    assert.equal((await labelOf('flat')).label_status, 'FOUND');
    assert.equal((await factOf('flat', 'energy_label'))?.value, 'D');
  });

  it('leave everything as it is while the register refuses, is busy, slow or sends nonsense', async () => {
    register.labels.put('one', epOnlineLabel());
    await put('one');
    await ask();
    await put('two', { address: { ...HOME.address, house_number: '14' } });
    const lift = () => sql`UPDATE label_register SET paused_until = NULL`;

    assert.deepEqual(await ask({ apiKey: 'wrong' }), ['credentials']);
    assert.match((await labelOf('two')).fault ?? '', /ROOFTREE_EP_ONLINE_KEY/);
    const calls = register.requests.length;
    const session = openLabelSession('wrong', { EP_ONLINE: register.base });
    assert.ok(session);
    const task = fetchLabelsTask({
      sql,
      session,
      batchMaxEstates: 100,
      planGroups: planGroupsOf(100),
      log,
      pauseBetweenCallsMs: 0,
    });
    const attempt = { number: 1, isLast: true, signal: new AbortController().signal };
    await task({}, attempt);
    await task({}, attempt);
    assert.equal(register.requests.length, calls + 1, 'a process that starts tries once, then waits');

    await lift();
    register.misbehave({ kind: 'status', status: 429, headers: { 'retry-after': '86400' }, times: 1 });
    assert.deepEqual(await ask(), ['busy']);
    assert.deepEqual(await ask(), [], 'as long as it says');
    const [paused] = await sql<[{ hours: number }]>`
      SELECT extract(epoch FROM paused_until - now())::int / 3600 AS hours FROM label_register`;
    assert.ok(paused.hours >= 23, String(paused.hours));
    for (const misbehaviour of [
      { kind: 'status', status: 500, times: 1 },
      { kind: 'half', times: 1 },
    ] as const) {
      await lift();
      register.misbehave(misbehaviour);
      assert.deepEqual(await ask(), ['busy']);
    }
    await lift();
    register.misbehave({ kind: 'silence' });
    assert.deepEqual(await ask({ answerWithinMs: 50 }), ['busy']);
    register.behave();
    assert.equal((await labelOf('two')).label_status, 'WAITING');
    await lift();
    register.misbehave({ kind: 'instead', times: 1, reply: json({ odd: true }) });
    assert.deepEqual(await ask(), ['unusable']);
    assert.equal((await labelOf('two')).label_status, 'UNUSABLE');
    assert.equal((await factOf('one', 'energy_label'))?.value, 'D');
    await lift();
    await scheduleNow();
    assert.deepEqual((await ask()).sort(), ['found', 'none']);
    assert.equal((await labelOf('two')).fault, null);
  });

  it('stop being asked for when every answer is nonsense', async () => {
    for (let number = 1; number <= 8; number += 1)
      await put(`${number}`, { address: { ...HOME.address, house_number: `${number}` } });
    register.misbehave({ kind: 'instead', reply: json({ odd: true }) });
    assert.equal((await ask()).length, 5);
  });

  it('of an address that the register does not accept delay nobody else', async () => {
    for (let number = 1; number <= 8; number += 1)
      await put(`${number}`, { address: { ...HOME.address, house_number: `${number}` } });
    register.misbehave({ kind: 'status', status: 400, times: 7 });
    assert.deepEqual((await ask()).sort(), ['none', ...Array(7).fill('unusable')]);
    assert.equal((await labelOf('1')).fault, null);
  });

  it('of a shop never become those of a home', async () => {
    await put('one');
    register.labels.put('shop', epOnlineLabel({ Gebouwklasse: 'Utiliteitsbouw', Energieklasse: 'G' }));
    await ask();
    assert.equal((await labelOf('one')).label_status, 'NONE');
    assert.equal(await factOf('one', 'energy_label'), undefined);
  });

  it('are asked for again by hand, where they can be', async () => {
    await put('one');
    await ask();
    register.labels.put('one', epOnlineLabel());
    // At whatever part of a millisecond.
    for (let time = 0; time < 10; time++) {
      const asked = await client.call('POST', '/v1/estates/one/registered-label');
      assert.equal(asked.status, 202);
      assert.match(await asked.text(), /"is_waiting" ?: ?true/);
    }
    assert.deepEqual(
      [(await labelOf('one')).label_status, (await labelOf('one')).is_waiting],
      ['NONE', true],
    );
    assert.deepEqual(await ask(), ['found']);
    await put('gent', { address: { country: 'BE', zip_code: '9000', house_number: '1' } });
    assert.equal((await client.call('POST', '/v1/estates/gent/registered-label')).status, 409);
    assert.equal((await labelOf('gent')).label_status, 'NO_ADDRESS');
  });

  it('wait while an estate is deactivated', async () => {
    await put('one');
    await client.call('DELETE', '/v1/estates/one');
    assert.deepEqual(await ask(), []);
    await put('one');
    assert.deepEqual(await ask(), ['none']);
    await scheduleNow();
    await client.call('DELETE', '/v1/estates/one');
    assert.deepEqual(await ask(), []);
    await put('one');
    assert.deepEqual(await ask(), ['none']);
  });

  it('plan anew only estates that have a plan which rests on them', async () => {
    const jobs = async () => {
      const [row] = await sql<[{ count: number }]>`
        SELECT count(*)::int FROM calculation_jobs WHERE context_id = ${client.contextId}`;
      return row.count;
    };
    register.labels.put('one', epOnlineLabel());
    await put('one');
    const { id } = await estateOf('one');
    await ask();
    assert.equal(await jobs(), 0, 'it had no plan');
    const renovationId = await addRenovation(sql, client.contextId, {
      estateId: id,
      plan: planOf('terraced1968'),
    });
    await sql`UPDATE renovations SET is_edited = false WHERE id = ${renovationId}`;
    await scheduleNow();
    await ask();
    assert.equal(await jobs(), 0, 'the same label again');
    register.labels.put('one', epOnlineLabel({ Geldig_tot: '2035-03-08T00:00:00' }));
    await scheduleNow();
    await ask();
    assert.equal(await jobs(), 0, 'another day, on which no plan rests');
    register.labels.put(
      'one',
      epOnlineLabel({ Energieklasse: 'B', Primaire_fossiele_energie_EMG_forfaitair: 170 }),
    );
    await scheduleNow();
    await ask();
    assert.equal(await jobs(), 1);
  });

  it('are those of the number in the register of addresses, where there is one', async () => {
    const bag = await startBag();
    try {
      const askWith = async (bagKey: string) => {
        const [session, addresses] = [
          openLabelSession(key, { EP_ONLINE: register.base }),
          openBagSession(bagKey, { BAG: bag.base }),
        ];
        assert.ok(session && addresses);
        const outcomes: FetchOutcome[] = [];
        const task = fetchLabelsTask({
          sql,
          session,
          bag: addresses,
          batchMaxEstates: 100,
          planGroups: planGroupsOf(100),
          log,
          onFetched: (outcome) => outcomes.push(outcome),
          pauseBetweenCallsMs: 0,
        });
        await task({}, { number: 1, isLast: true, signal: new AbortController().signal });
        return outcomes;
      };
      // Two labels at the address, of which one is of the dwelling that the register of addresses names.
      register.labels.put('one', epOnlineLabel());
      register.labels.put(
        'other',
        epOnlineLabel({ BAGVerblijfsobjectID: '0999010000000099', Energieklasse: 'G' }),
      );
      bag.addresses.put('one', bagAddress());
      await put('one');
      assert.deepEqual(await askWith(BAG_CREDENTIALS.api_key), ['found']);
      assert.equal((await factOf('one', 'energy_label'))?.value, 'D');
      // Without an answer of the register of addresses, the address is asked for as before.
      await scheduleNow();
      assert.deepEqual(await askWith('wrong'), ['several']);
      register.labels.vanish('other');
      register.labels.put('one', epOnlineLabel({ BAGVerblijfsobjectID: null }));
      await scheduleNow();
      assert.deepEqual(await askWith(BAG_CREDENTIALS.api_key), ['found'], 'a label without a number');
    } finally {
      await bag.close();
    }
  });
});
