import assert from 'node:assert/strict';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { removeFiles } from '../../infra/files/stored-files.service.ts';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { addPlannedRenovation } from '../../testing/data/planned-renovation.ts';
import { untilSomeoneWaits } from '../../testing/database/until-someone-waits.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

interface Report {
  id: string;
  created_at: string;
  name: string;
  url: string;
  is_outdated: boolean;
}

describe('POST /v1/renovations/{renovation_id}/reports', () => {
  let app: TestApp;
  let client: TestClient;
  let renovationId: string;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient({ context: { name: 'Huis & Haard' } });
    ({ id: renovationId } = await addPlannedRenovation(
      app.dependencies.sql,
      client.contextId,
      'semiDetached1958',
    ));
  });
  after(() => app.stop());

  const create = (body: unknown = { language: 'nl-BE' }, headers = {}, id = renovationId, by = client) =>
    by.call('POST', `/v1/renovations/${id}/reports`, body, headers);
  const list = async (id = renovationId) =>
    successOf<Report[]>(await client.call('GET', `/v1/renovations/${id}/reports`));

  it('frees the bytes of the file once they are stored', async (test) => {
    const write = test.mock.method(app.dependencies.files, 'write');
    await successOf<Report>(await create());
    assert.deepEqual(
      write.mock.calls.map((call) => call.arguments[1].byteLength),
      [0],
    );
  });

  it('answers 201 with a report that can be downloaded at once, and is in the list', async () => {
    const answer = await create();
    assert.equal(answer.status, 201);
    const report = await successOf<Report>(answer);
    assert.deepEqual(Object.keys(report), ['id', 'created_at', 'name', 'url', 'is_outdated']);
    assert.equal(report.name, 'Renovatiepaspoort Lindenlaan 12, Mechelen');
    assert.equal(report.is_outdated, false);
    assert.match(
      report.url,
      /\/cdn\/reports\/[A-Za-z0-9_-]{22}\/renovatiepaspoort-lindenlaan-12-mechelen\.pdf$/,
    );
    const file = await fetch(report.url);
    assert.equal(file.status, 200);
    assert.equal(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
      '%PDF-',
    );
    assert.deepEqual((await list())[0], report);
  });

  it('serves a file with the headers that a browser needs, and parts of it', async () => {
    const { url } = await successOf<Report>(await create({ language: 'en' }));
    const whole = await fetch(url);
    const content = Buffer.from(await whole.arrayBuffer());
    const header = (name: string) => whole.headers.get(name);
    assert.equal(header('content-type'), 'application/pdf');
    assert.equal(
      header('content-disposition'),
      'inline; filename="renovation-passport-lindenlaan-12-mechelen.pdf"',
    );
    assert.equal(header('x-content-type-options'), 'nosniff');
    assert.match(header('x-robots-tag') ?? '', /noindex/);
    assert.equal(header('content-length'), String(content.length));

    const etag = header('etag') ?? '';
    assert.equal((await fetch(url, { headers: { 'if-none-match': etag } })).status, 304);
    const part = await fetch(url, { headers: { range: 'bytes=5-9' } });
    assert.equal(part.status, 206);
    assert.equal(part.headers.get('content-range'), `bytes 5-9/${content.length}`);
    assert.deepEqual(Buffer.from(await part.arrayBuffer()), content.subarray(5, 10));
    const beyond = await fetch(url, { headers: { range: `bytes=${content.length}-` } });
    assert.equal(beyond.status, 416);
    const head = await fetch(url, { method: 'HEAD' });
    assert.deepEqual([head.status, head.headers.get('etag')], [200, etag]);
  });

  it('serves nothing but reports: no listing, no traversal, no other file', async () => {
    const secret = join(app.dependencies.config.dataDir, 'files', 'secret.pdf');
    await writeFile(secret, 'secret');
    const paths = [
      '',
      'reports/',
      'secret.pdf',
      '../secret.pdf',
      '%2e%2e/%2e%2e/secret.pdf',
      'reports/..%2fsecret.pdf',
    ];
    for (const path of paths) {
      const answer = await fetch(`${app.url}/cdn/${path}`);
      assert.ok([400, 404].includes(answer.status), `${path} ${answer.status}`);
      assert.doesNotMatch(await answer.text(), /secret/);
    }
  });

  it('refuses a wrong or missing language, an unknown field and another content type', async () => {
    const languages = 'language must be one of the following values: nl-BE, nl-NL, fr-BE, en';
    assert.deepEqual(await refusalOf(await create({ language: 'de' })), [400, [languages]]);
    const [status, faults] = await refusalOf(await create({ colour: 'red' }));
    assert.equal(status, 400);
    assert.ok(
      faults.some((fault) => fault.startsWith('language')),
      faults.join(),
    );
    assert.ok(faults.includes('property colour should not exist'), faults.join());
  });

  it('answers 404 {} for an unknown renovation and for one of another context, 400 for a deleted one', async () => {
    const unknown = await create(undefined, {}, '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90');
    assert.deepEqual([unknown.status, await unknown.text()], [404, '{}']);
    const stranger = await app.addClient();
    const other = await create(undefined, {}, renovationId, stranger);
    assert.deepEqual([other.status, await other.text()], [404, '{}']);

    const { sql } = app.dependencies;
    const gone = await addPlannedRenovation(sql, client.contextId, 'semiDetached1958');
    await sql`UPDATE renovations SET deleted_at = now() WHERE id = ${gone.id}`;
    assert.deepEqual(await refusalOf(await create(undefined, {}, gone.id)), [400, ['renovation is deleted']]);
  });

  it('makes one report for one Idempotency-Key, also when both requests come at once', async () => {
    const before = await list();
    const key = { 'idempotency-key': 'one-report' };
    const answers = await Promise.all([create(undefined, key), create(undefined, key)]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    assert.deepEqual(second, first);
    assert.equal((await list()).length, before.length + 1);
    const [status] = await refusalOf(await create({ language: 'en' }, key));
    assert.equal(status, 422);
  });

  it("uses the context's own CDN in its address", async () => {
    const own = await app.addClient({ context: { cdnUrl: 'https://files.example.com/x' } });
    const { id } = await addPlannedRenovation(app.dependencies.sql, own.contextId, 'detached2022');
    const { url } = await successOf<Report>(await create(undefined, {}, id, own));
    assert.match(url, /^https:\/\/files\.example\.com\/x\/reports\//);
  });

  it('calls a report outdated once what it shows has changed', async () => {
    const { sql } = app.dependencies;
    const { id } = await addPlannedRenovation(sql, client.contextId, 'detached2022');
    await successOf(await create(undefined, {}, id));
    assert.equal((await list(id))[0]?.is_outdated, false);
    await sql`UPDATE renovations SET plan = jsonb_set(plan::jsonb, '{engine_version}', '"9"') WHERE id = ${id}`;
    assert.equal((await list(id))[0]?.is_outdated, true);
  });

  it('has its file removed when its renovation is deleted for good, and by no other report', async () => {
    const { sql, files } = app.dependencies;
    const kept = await successOf<Report>(await create());
    const { id } = await addPlannedRenovation(sql, client.contextId, 'detached2022');
    const gone = await successOf<Report>(await create(undefined, {}, id));
    await sql`DELETE FROM renovations WHERE id = ${id}`;
    assert.deepEqual(await removeFiles({ sql, files }, 1000), { removed: 1 });
    const statusOf = async (url: string) => (await fetch(url, { method: 'HEAD' })).status;
    assert.deepEqual([await statusOf(gone.url), await statusOf(kept.url)], [404, 200]);
  });

  it('answers 404 when its renovation is deleted while the file is written', async () => {
    const { sql } = app.dependencies;
    const { id } = await addPlannedRenovation(sql, client.contextId, 'detached2022');
    const deletion = await sql.reserve();
    await deletion`BEGIN`;
    await deletion`DELETE FROM renovations WHERE id = ${id}`;
    const answer = create(undefined, {}, id);
    await untilSomeoneWaits(sql);
    await deletion`COMMIT`;
    deletion.release();
    assert.deepEqual([(await answer).status, await (await answer).text()], [404, '{}']);
  });

  it('answers 503 when the file cannot be written, and leaves neither file nor row', async () => {
    const { id } = await addPlannedRenovation(app.dependencies.sql, client.contextId, 'detached2022');
    const folder = join(app.dependencies.config.dataDir, 'files', 'reports');
    const aside = `${folder}-aside`;
    await rename(folder, aside);
    await writeFile(folder, 'a file where a folder should be');
    try {
      const answer = await create(undefined, {}, id);
      assert.equal(answer.status, 503);
      assert.ok(answer.headers.get('retry-after'));
    } finally {
      await rm(folder);
      await rename(aside, folder);
    }
    assert.deepEqual(await list(id), []);
    assert.equal((await create(undefined, {}, id)).status, 201, 'recovers by itself');
  });
});
