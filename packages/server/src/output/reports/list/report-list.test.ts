import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { refusalOf, successOf } from '../../../testing/answers.ts';
import { addRenovation } from '../../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';

interface Report {
  id: string;
  url: string;
  is_outdated: boolean;
}

describe('GET /v1/renovations/{renovation_id}/reports', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
  });
  after(() => app.stop());

  const list = (id: string, by = client) => by.call('GET', `/v1/renovations/${id}/reports`);

  async function addReport(
    of: TestClient,
    renovationId: string,
    createdAt: string,
  ): Promise<[string, string]> {
    const path = `${randomBytes(16).toString('base64url')}.pdf`;
    const [row] = await app.dependencies.sql<[{ id: string }]>`
      INSERT INTO renovation_reports (context_id, renovation_id, language, name, path, bytes, fingerprint, created_at)
      VALUES (${of.contextId}, ${renovationId}, 'en', 'A "report"', ${path}, 1,
        report_fingerprint(${of.contextId}, ${renovationId}), ${createdAt})
      RETURNING id`;
    return [row.id, path];
  }

  it('lists them newest first, every field in its order', async () => {
    const id = await addRenovation(app.dependencies.sql, client.contextId);
    assert.deepEqual(await successOf(await list(id)), []);
    const [older] = await addReport(client, id, '2026-01-01T00:00:00.000Z');
    const [newer, path] = await addReport(client, id, '2026-01-02T00:00:00.000Z');
    const reports = await successOf<Report[]>(await list(id));
    assert.deepEqual(
      reports.map((report) => report.id),
      [newer, older],
    );
    assert.equal(
      JSON.stringify(reports[0]),
      JSON.stringify({
        id: newer,
        created_at: '2026-01-02T00:00:00.000Z',
        name: 'A "report"',
        url: `${app.url}/cdn/${path}`,
        is_outdated: false,
      }),
    );
  });

  it("has the address of the context's own CDN", async () => {
    const own = await app.addClient({ context: { cdnUrl: 'https://files.example.com/x' } });
    const id = await addRenovation(app.dependencies.sql, own.contextId);
    const [, path] = await addReport(own, id, '2026-01-01T00:00:00.000Z');
    const [report] = await successOf<Report[]>(await list(id, own));
    assert.equal(report?.url, `https://files.example.com/x/${path}`);
  });

  it('calls a report outdated once its renovation or its estate changed, and not before', async () => {
    const { sql } = app.dependencies;
    const outdated = async (id: string) => (await successOf<Report[]>(await list(id)))[0]?.is_outdated;
    const changes = [
      (id: string) => sql`UPDATE renovations SET plan = '{"steps":[1]}' WHERE id = ${id}`,
      (id: string) => sql`UPDATE renovations SET name = 'Other' WHERE id = ${id}`,
      (id: string) =>
        sql`UPDATE estates SET street = 'Other' FROM renovations r WHERE r.id = ${id} AND estates.id = r.estate_id`,
    ];
    for (const change of changes) {
      const id = await addRenovation(sql, client.contextId);
      await addReport(client, id, '2026-01-01T00:00:00.000Z');
      await sql`UPDATE renovations SET updated_at = now() WHERE id = ${id}`;
      assert.equal(await outdated(id), false);
      await change(id);
      assert.equal(await outdated(id), true);
    }
  });

  it('also answers for a deleted renovation', async () => {
    const id = await addRenovation(app.dependencies.sql, client.contextId, {
      deletedAt: '2026-11-15T00:00:00.000Z',
    });
    await addReport(client, id, '2026-01-01T00:00:00.000Z');
    assert.equal((await successOf<Report[]>(await list(id))).length, 1);
  });

  it('answers 404 with an empty object for an unknown renovation, 400 for what is no id', async () => {
    const unknown = await list('019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90');
    assert.deepEqual([unknown.status, await unknown.text()], [404, '{}']);
    assert.deepEqual(await refusalOf(await list('one')), [400, ['renovation_id must be a UUID']]);
  });
});
