import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  EP_ONLINE_CREDENTIALS,
  type EpOnlineSimulator,
  epOnlineLabel,
  startEpOnline,
} from '@rooftree/connectors/testing';
import type { Sql } from '../../infra/database/sql.ts';
import { planGroupsOf } from '../../planning/calculation-jobs/plan-groups.ts';
import { successOf } from '../../testing/answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { type FetchOutcome, fetchLabelsTask, recordCandidates } from './fetch-labels.job.ts';
import { createLabelDownload, openLabelSession } from './label-session.ts';
import { readLabelFilesTask } from './read-label-files.job.ts';

const key = EP_ONLINE_CREDENTIALS.api_key;
const NOW = new Date('2026-11-04T08:00:00Z');
const HOMES = 6;

describe('labels from the files of the register', () => {
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
    register.files.changes.clear();
    register.files.day = '2026-11-01';
    await sql`DELETE FROM registered_labels`;
    await sql`DELETE FROM label_file_addresses`;
    await sql`DELETE FROM label_file`;
    await sql`INSERT INTO label_file DEFAULT VALUES`;
    await sql`UPDATE estates SET deactivated_at = coalesce(deactivated_at, now())`;
    client = await app.addClient();
    for (let number = 1; number <= HOMES; number += 1) await put(number);
    await recordCandidates(sql);
    register.requests.length = 0;
  });

  const put = async (number: number | string) =>
    successOf(
      await client.call('PUT', `/v1/estates/${encodeURIComponent(number)}`, {
        address: { country: 'NL', zip_code: '9999 XA', house_number: `${number}`, street: 'Dorpsstraat' },
        estate_type: 'HOUSE',
        estate_format: 'CLOSED',
        year_built: 1968,
      }),
    );
  const session = () => {
    const opened = openLabelSession(key, { EP_ONLINE: register.base });
    assert.ok(opened);
    return { ...opened, now: () => NOW };
  };
  const readFiles = (signal = new AbortController().signal, bulkFrom = HOMES) =>
    readLabelFilesTask({
      sql,
      session: session(),
      download: createLabelDownload({ EP_ONLINE: register.base }),
      bulkFrom,
      log,
    })({}, { number: 1, isLast: true, signal });
  /** The task of every minute. Returns what came of each single look-up. */
  const fetch = async () => {
    const outcomes: FetchOutcome[] = [];
    const task = fetchLabelsTask({
      sql,
      session: session(),
      batchMaxEstates: 100,
      planGroups: planGroupsOf(100),
      log,
      onFetched: (outcome) => outcomes.push(outcome),
      pauseBetweenCallsMs: 0,
    });
    await task({}, { number: 1, isLast: true, signal: new AbortController().signal });
    return outcomes;
  };
  const labelOf = async (number: number | string) =>
    successOf<{ label_status: string; energy_label: string | null; is_waiting: boolean; read_at: string }>(
      await client.call('GET', `/v1/estates/${encodeURIComponent(number)}/registered-label`),
    );
  const factOf = async (number: number) =>
    (
      await successOf<{ facts: Record<string, { value: unknown }> | null }>(
        await client.call('GET', `/v1/estates/${number}`),
      )
    ).facts?.['energy_label']?.value;
  const stateOf = async () => {
    const [row] = await sql<[{ rows: number; found: number; fault: string | null; through: string }]>`
      SELECT rows_read AS rows, addresses_found AS found, fault, changes_through::text AS through FROM label_file`;
    return row;
  };
  const downloads = () => register.requests.filter(({ url }) => url.pathname.startsWith('/files/'));

  it('become facts without a look-up each, and addresses that the file lacks have none', async () => {
    for (const number of [1, 2, 3]) register.labels.put(`${number}`, epOnlineLabel({ Huisnummer: number }));
    register.labels.put('shop', epOnlineLabel({ Huisnummer: 2, Gebouwklasse: 'U', Energieklasse: 'G' }));
    register.labels.put('3b', epOnlineLabel({ Huisnummer: 3, BAGVerblijfsobjectID: '0999010000000099' }));
    register.labels.put('other', epOnlineLabel({ Postcode: '1234AB', Huisnummer: 1 }));
    await readFiles();
    assert.deepEqual(await fetch(), []);
    const labels = await Promise.all([1, 2, 3, 4].map(labelOf));
    assert.deepEqual(
      labels.map(({ label_status, energy_label, is_waiting }) => [label_status, energy_label, is_waiting]),
      [
        ['FOUND', 'D', false],
        ['FOUND', 'D', false],
        ['SEVERAL', null, false],
        ['NONE', null, false],
      ],
    );
    assert.equal(labels[0]?.read_at, '2026-10-31T23:00:00.000Z', 'as of the day of the file');
    assert.deepEqual([await factOf(1), await factOf(3)], ['D', undefined]);
    const { rows, found, fault } = await stateOf();
    assert.deepEqual([rows, found, fault], [6, 3, null]);
    const staged = await sql`SELECT FROM label_file_addresses`;
    assert.equal(staged.length, 0);
  });

  it('are read once for a file, again for the next, and a newer answer stays', async () => {
    for (let number = 1; number <= HOMES; number += 1)
      register.labels.put(`${number}`, epOnlineLabel({ Huisnummer: number }));
    await readFiles();
    await sql`UPDATE label_file SET checked_at = NULL`;
    await readFiles();
    assert.equal(downloads().length, 1);
    await sql`UPDATE registered_labels SET asked_at = '2026-12-02T10:00:00Z' WHERE address = '9999XA 1'`;
    register.files.day = '2026-12-01';
    for (let number = 1; number <= HOMES; number += 1)
      register.labels.put(`${number}`, epOnlineLabel({ Huisnummer: number, Energieklasse: 'B' }));
    await sql`UPDATE label_file SET checked_at = NULL`;
    await readFiles(undefined, HOMES - 1);
    await fetch();
    assert.deepEqual([await factOf(1), await factOf(2)], ['D', 'B']);
  });

  it('say nothing of addresses that they have in another form, which are looked up', async () => {
    await put('1 achterhuis');
    await recordCandidates(sql);
    register.labels.put('1', epOnlineLabel({ Huisnummer: 1, Detailaanduiding: 'ACHTERHUIS' }));
    await readFiles();
    assert.equal((await labelOf('1 achterhuis')).label_status, 'WAITING');
    await sql`UPDATE label_file SET checked_at = NULL`;
    await sql`UPDATE registered_labels SET next_ask_at = NULL WHERE address <> '9999XA 1 ACHTERHUIS'`;
    await readFiles(undefined, 1);
    assert.equal(downloads().length, 1, 'and are no reason to read the file again');
  });

  it('are not read for a few estates: those are looked up one by one', async () => {
    await readFiles(undefined, HOMES + 1);
    assert.equal(register.requests.length, 0);
    assert.equal((await fetch()).length, HOMES);
  });

  it('that changed on a day are looked up again, each once', async () => {
    for (let number = 1; number <= HOMES; number += 1)
      register.labels.put(`${number}`, epOnlineLabel({ Huisnummer: number }));
    register.files.changes.set('2026-11-01', [epOnlineLabel({ Huisnummer: 1 })]);
    register.files.changes.set('2026-11-03', [
      epOnlineLabel({ Huisnummer: 2 }),
      epOnlineLabel({ Huisnummer: 77 }),
    ]);
    await readFiles();
    assert.equal((await stateOf()).through, '2026-11-03', 'a day without a file is passed over');
    register.labels.put('2', epOnlineLabel({ Huisnummer: 2, Energieklasse: 'A' }));
    assert.deepEqual(await fetch(), ['found', 'found']);
    assert.deepEqual([await factOf(1), await factOf(2)], ['D', 'A']);
    await sql`UPDATE label_file SET checked_at = NULL`;
    await readFiles();
    assert.deepEqual(await fetch(), []);
  });

  it('wait for the changes of yesterday', async () => {
    for (const day of ['2026-11-01', '2026-11-02']) register.files.changes.set(day, []);
    await readFiles();
    assert.equal((await stateOf()).through, '2026-11-02');
  });

  it('survive a process that ends at any point', async () => {
    for (let number = 1; number <= HOMES; number += 1)
      register.labels.put(`${number}`, epOnlineLabel({ Huisnummer: number }));
    // In the middle of the download: the simulator is never done with it.
    register.misbehave({ kind: 'silence', path: '/files/', times: 1 });
    const stop = new AbortController();
    const broken = readFiles(stop.signal);
    await until(async () => downloads().length > 0);
    stop.abort(new Error('the process ends'));
    await assert.rejects(broken);
    assert.equal((await labelOf(1)).label_status, 'WAITING', 'half a file says nothing of an address');
    await sql`UPDATE label_file SET paused_until = NULL`;
    await readFiles();
    assert.equal((await labelOf(1)).label_status, 'FOUND');
    // After the file was read and before its answers were written.
    await sql`UPDATE registered_labels SET label_status = 'WAITING', reading = NULL, asked_at = NULL, next_ask_at = now()`;
    await sql`
      INSERT INTO label_file_addresses (address, address_key, labels)
      SELECT address, address || ' ', ${JSON.stringify([epOnlineLabel({ Huisnummer: 1 })])}::text::jsonb
      FROM registered_labels WHERE address IN ('9999XA 1', '9999XA 3')`;
    // Looked up while the file was read: newer than the file.
    await sql`UPDATE registered_labels SET label_status = 'SEVERAL', asked_at = now() WHERE address = '9999XA 3'`;
    register.requests.length = 0;
    await readFiles(undefined, HOMES + 1);
    const labels = await Promise.all([1, 2, 3].map(labelOf));
    assert.deepEqual(
      labels.map(({ label_status }) => label_status),
      ['FOUND', 'WAITING', 'SEVERAL'],
    );
    assert.equal(register.requests.length, 0);
  });

  it('leave everything as it is while the file is damaged or missing, and say so', async () => {
    for (const misbehaviour of [
      { kind: 'half', path: '/files/', times: 1 },
      { kind: 'status', status: 403, path: '/files/', times: 1 },
      { kind: 'instead', reply: { body: '<html>maintenance</html>'.repeat(9) }, path: '/files/', times: 1 },
      { kind: 'status', status: 503, path: 'DownloadInfo', times: 1 },
    ] as const) {
      register.misbehave(misbehaviour);
      await readFiles();
      const { fault } = await stateOf();
      assert.ok(fault, misbehaviour.kind);
      assert.doesNotMatch(fault, /signature/);
      assert.equal((await labelOf(1)).label_status, 'WAITING');
      const calls = register.requests.length;
      await readFiles();
      assert.equal(register.requests.length, calls, 'it waits');
      await sql`UPDATE label_file SET paused_until = NULL`;
      register.behave();
    }
    await readFiles();
    assert.equal((await stateOf()).fault, null);
    assert.equal((await labelOf(1)).label_status, 'NONE');
  });
});
