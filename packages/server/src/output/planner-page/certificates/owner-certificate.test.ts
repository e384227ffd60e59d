import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { FLEMISH_PAPER } from '@rooftree/certificates/testing';
import { changeContext } from '../../../access/contexts/contexts.service.ts';
import { madePdf } from '../../../estates/certificates/pdf/made-pdf.fixture.ts';
import { successOf } from '../../../testing/answers.ts';
import { addReferredEstate, OLD_HOUSE } from '../../../testing/data/referred-estate.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';

interface Read {
  failure: string | null;
  address_check: string;
  certificate: { issued_on: string } | null;
  facts: { name: string; value: unknown; confidence: string }[];
  left_out: { name: string; reason: string }[];
  is_kept: boolean;
}

const PAPER = madePdf(...FLEMISH_PAPER);
const INVOICE =
  'Invoice for a bicycle with a basket, a bell and two lamps, sold to a customer who rides it to work every day of the week';
const JSON_ONLY = { accept: 'application/json' };

describe('a certificate that is handed over on the page', () => {
  let app: TestApp;
  let client: TestClient;
  let link: string;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient({ context: { slug: 'agency', name: 'Agency' } });
    ({ link } = await addReferredEstate(client));
  });
  after(() => app.stop());

  const send = (
    url: string,
    file: Uint8Array | string,
    fields: Record<string, string> = {},
    headers = {},
  ) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(Buffer.from(file))]), 'certificate.pdf');
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return fetch(url, { method: 'POST', body: form, headers, redirect: 'manual' });
  };
  const read = async (file: Uint8Array | string, of = link, fields = {}) =>
    successOf<Read>(await send(`${of}/certificate`, file, fields, JSON_ONLY));
  const stored = async () => {
    const { sql } = app.dependencies;
    const [row] = await sql`
      SELECT (SELECT count(*) FROM calculation_jobs) AS jobs, (SELECT count(*) FROM stored_files) AS files,
        (SELECT count(*) FROM estates WHERE layers IS NOT NULL) AS layered`;
    return row;
  };

  it('is read with how sure each value is, and nothing of it is kept', async () => {
    const before = await stored();
    const { failure, address_check: check, certificate, facts, is_kept: isKept } = await read(PAPER);
    assert.deepEqual([failure, check, certificate?.issued_on, isKept], [null, 'same', '2024-03-01', false]);
    const factOf = (name: string) => facts.find((fact) => fact.name === name);
    assert.deepEqual(factOf('energy_score_kwh_per_m2'), {
      name: 'energy_score_kwh_per_m2',
      value: 250,
      confidence: 'HIGH',
    });
    assert.ok(facts.some(({ confidence }) => confidence === 'MEDIUM'));
    assert.ok(facts.every(({ confidence }) => confidence !== 'LOW'));
    assert.deepEqual(await stored(), before);
  });

  it('stays unkept when only the owner wants it kept, and becomes a job when the agency does too', async () => {
    const before = await stored();
    assert.equal((await read(PAPER, link, { keep: 'on' })).is_kept, false);
    assert.deepEqual(await stored(), before);
    await changeContext(app.dependencies.sql, 'agency', { keepsOwnerCertificates: true });
    assert.equal((await read(PAPER)).is_kept, false);
    assert.deepEqual(await stored(), before);
    assert.equal((await read(PAPER, link, { keep: 'on' })).is_kept, true);
    const [job] = await app.dependencies.sql<
      [{ context_id: string; controls: { apply: string }; document_path: string | null }]
    >`SELECT context_id, controls, document_path FROM calculation_jobs`;
    assert.equal(job.context_id, client.contextId);
    assert.equal(job.controls.apply, 'empty');
    assert.notEqual(job.document_path, null);
    await changeContext(app.dependencies.sql, 'agency', { keepsOwnerCertificates: false });
  });

  it('of another address, or what is no certificate, changes nothing and says so', async () => {
    const elsewhere = { ...OLD_HOUSE, address: { ...OLD_HOUSE.address, house_number: '99' } };
    const { link: other } = await addReferredEstate(client, elsewhere);
    const differs = await read(PAPER, other);
    assert.deepEqual([differs.address_check, differs.facts], ['different', []]);
    assert.equal((await read(madePdf(INVOICE), other)).failure, 'not_a_certificate');
    assert.equal((await read('\0\0\0', other)).failure, 'unreadable');
  });

  it('from before the renovation gives the areas only', async () => {
    const { link: renovated } = await addReferredEstate(client, { ...OLD_HOUSE, year_renovated: 2025 });
    const { facts, left_out: left } = await read(PAPER, renovated);
    assert.ok(facts.some(({ name }) => name === 'outer_wall_surface_m2'));
    assert.ok(facts.every(({ name }) => name !== 'energy_label'));
    assert.equal(left.find(({ name }) => name === 'energy_label')?.reason, 'older_than_renovation');
  });

  it('without script leads back to the page with the facts in its address, or with a kind sentence', async () => {
    const { link: own } = await addReferredEstate(client);
    const answer = await send(`${own}/certificate?lang=en&target=B`, PAPER);
    assert.equal(answer.status, 303);
    const address = answer.headers.get('location') ?? '';
    assert.ok(address.startsWith(`${own}?`));
    const query = new URL(address).searchParams;
    assert.deepEqual(
      [query.get('target'), query.get('energy_score_kwh_per_m2'), query.get('outer_wall_insulation_type')],
      ['B', '250', '1.7'],
    );
    const html = await (await fetch(address)).text();
    assert.match(html, /The plan below now uses the certificate/);
    assert.match(html, /1\.70 W\/m²K/);
    const failed = await send(`${own}/certificate?lang=en`, 'nothing');
    const failedPage = await (await fetch(failed.headers.get('location') ?? '')).text();
    assert.match(failedPage, /does not look like an energy certificate|could not read this file/);
  });

  it('is read while the forms of others arrive slowly', async () => {
    const { hostname, port, pathname } = new URL(`${link}/certificate`);
    let arriving = 0;
    app.app.server.on('request', () => (arriving += 1));
    const slow = Array.from({ length: 3 }, () => {
      const socket = connect(Number(port), hostname);
      socket.write(
        `POST ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000\r\n\r\n--b`,
      );
      return socket;
    });
    await until(() => arriving === slow.length);
    const { failure } = await read(PAPER);
    assert.equal(failure, null);
    for (const socket of slow) socket.destroy();
  });

  it('is refused where the link leads nowhere, is too large, or is no form', async () => {
    const nowhere = `${app.url}/r/${'x'.repeat(22)}/certificate`;
    assert.equal((await send(nowhere, PAPER, {}, JSON_ONLY)).status, 404);
    const { link: own } = await addReferredEstate(client);
    const large = Buffer.alloc(11 * 1024 * 1024, 'a');
    assert.equal((await send(`${own}/certificate`, large, {}, JSON_ONLY)).status, 413);
    const plain = await fetch(`${own}/certificate`, { method: 'POST', body: 'text', headers: JSON_ONLY });
    assert.equal(plain.status, 415);
  });
});

describe('handing over certificates again and again', () => {
  it('is refused after a few in a minute, also from other networks for the same link', async () => {
    const app = await startTestApp({ env: { ROOFTREE_RATE_LIMITS: 'on', ROOFTREE_TRUST_PROXY: '1' } });
    try {
      const { link } = await addReferredEstate(await app.addClient());
      const statuses: number[] = [];
      // More than a minute has room for: a slow machine may come into the next one.
      for (let network = 1; network <= 50 && !statuses.includes(429); network++) {
        const form = new FormData();
        form.set('file', new Blob(['x']), 'x');
        const headers = { ...JSON_ONLY, 'x-forwarded-for': `203.0.${network}.1` };
        statuses.push((await fetch(`${link}/certificate`, { method: 'POST', body: form, headers })).status);
      }
      assert.deepEqual([statuses[0], statuses.at(-1)], [200, 429]);
    } finally {
      await app.stop();
    }
  });
});
