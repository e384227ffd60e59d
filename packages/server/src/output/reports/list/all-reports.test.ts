import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { refusalOf, successOf } from '../../../testing/answers.ts';
import { addEstate, addRenovation } from '../../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';

interface Page {
  reports: {
    id: string;
    language: string;
    created_by: string | null;
    is_outdated: boolean;
    has_other_prices: boolean;
    has_other_branding: boolean;
    outdated_since: { estate_updated_at: string | null; renovation_updated_at: string | null };
    estate: { external_id: string };
  }[];
  next: string | null;
}

describe('GET /v1/reports', () => {
  let app: TestApp;
  let client: TestClient;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());
  beforeEach(async () => {
    client = await app.addClient();
  });

  const list = async (query = '', by = client) =>
    successOf<Page>(await by.call('GET', `/v1/reports${query}`));

  /** A report of what the renovation is now, or, with another fingerprint, of what it was. */
  async function addReport(
    renovationId: string,
    { minutesAgo = 0, language = 'nl-BE', isOutdated = false, by = client } = {},
  ): Promise<string> {
    const path = `${randomBytes(16).toString('base64url')}.pdf`;
    const [row] = await app.dependencies.sql<[{ id: string }]>`
      INSERT INTO renovation_reports (context_id, renovation_id, language, name, path, bytes, fingerprint, created_at, actor_kind, actor_id)
      SELECT ${by.contextId}, ${renovationId}, ${language}, 'Passport', ${path}, 1,
        ${isOutdated ? 'of before' : app.dependencies.sql`report_fingerprint(${by.contextId}, ${renovationId})`},
        now() - make_interval(mins => ${minutesAgo}), 'client', ${by.clientId}
      RETURNING id`;
    return row.id;
  }
  const addHome = async (externalId: string) => {
    const { sql } = app.dependencies;
    const estateId = await addEstate(sql, client.contextId, { externalId });
    return addRenovation(sql, client.contextId, { estateId });
  };

  it('has of each plan and language the newest, with its estate and who made it', async () => {
    const [one, other] = [await addHome('h-1'), await addHome('h-2')];
    await addReport(one, { minutesAgo: 50 });
    const newest = await addReport(one, { minutesAgo: 40 });
    const french = await addReport(one, { minutesAgo: 30, language: 'fr-BE' });
    const second = await addReport(other, { minutesAgo: 20 });
    const { reports, next } = await list();
    assert.deepEqual(
      reports.map(({ id, estate }) => [id, estate.external_id]),
      [
        [second, 'h-2'],
        [french, 'h-1'],
        [newest, 'h-1'],
      ],
    );
    assert.equal(next, null);
    assert.equal(reports[0]?.created_by, 'Test client');
    const dutch = await list('?language=nl-BE');
    assert.deepEqual(
      dutch.reports.map(({ id }) => id),
      [second, newest],
    );
  });

  it('marks outdated ones, and since when', async () => {
    const [one, other] = [await addHome('h-1'), await addHome('h-2')];
    const outdated = await addReport(one, { minutesAgo: 10, isOutdated: true });
    const current = await addReport(other, { minutesAgo: 10 });
    const found = await list('?is_outdated=true');
    assert.deepEqual(
      found.reports.map(({ id, is_outdated }) => [id, is_outdated]),
      [[outdated, true]],
    );
    assert.ok(found.reports[0]?.outdated_since.estate_updated_at);
    const { reports } = await list('?is_outdated=false');
    assert.deepEqual(
      reports.map(({ id, is_outdated, outdated_since }) => [id, is_outdated, outdated_since]),
      [[current, false, { estate_updated_at: null, renovation_updated_at: null }]],
    );
  });

  it('finds what only other prices made outdated', async () => {
    const { sql } = app.dependencies;
    const { contextId } = client;
    const renovation = await addHome('h-1');
    const report = await addReport(renovation);
    await sql`
      UPDATE renovations SET created_at = now() - interval '3 days', updated_at = now() - interval '3 days' WHERE context_id = ${contextId}`;
    await sql`UPDATE estates SET updated_at = now() - interval '3 days' WHERE context_id = ${contextId}`;
    assert.deepEqual((await list('?is_outdated=true')).reports, []);
    await sql`
      INSERT INTO price_books (context_id, version, note, book) VALUES (${contextId}, 1, 'x', '{"version": 1}')`;
    await sql`UPDATE contexts SET price_book_version = 1 WHERE id = ${contextId}`;
    const { reports } = await list('?is_outdated=true');
    assert.deepEqual(
      reports.map(({ id, has_other_prices }) => [id, has_other_prices]),
      [[report, true]],
    );
  });

  it('finds what only another contact made outdated, until it is as it was; what is unknown is not', async () => {
    const { sql } = app.dependencies;
    const [known] = [await addReport(await addHome('h-1')), await addReport(await addHome('h-2'))];
    await sql`
      UPDATE renovation_reports p SET branding = c.branding FROM contexts c WHERE c.id = p.context_id AND p.id = ${known}`;
    const outdated = async () =>
      (await list('?is_outdated=true')).reports.map(({ id, has_other_branding }) => [id, has_other_branding]);
    assert.deepEqual(await outdated(), []);
    await sql`UPDATE contexts SET contact_phone = '+32 9 000 00 02' WHERE id = ${client.contextId}`;
    assert.deepEqual(await outdated(), [[known, true]]);
    await sql`UPDATE contexts SET contact_phone = NULL WHERE id = ${client.contextId}`;
    assert.deepEqual(await outdated(), []);
  });

  it('goes on where the page before ended, also among reports of one moment', async () => {
    const renovations = await Promise.all(['h-1', 'h-2', 'h-3'].map(addHome));
    for (const renovation of renovations) await addReport(renovation);
    await app.dependencies.sql`
      UPDATE renovation_reports SET created_at = '2026-11-14T09:30:00Z' WHERE context_id = ${client.contextId}`;
    const seen: string[] = [];
    for (let after = '', isFirst = true; isFirst || after !== ''; isFirst = false) {
      const { reports, next } = await list(`?page_size=1${after && `&after=${after}`}`);
      seen.push(...reports.map(({ estate }) => estate.external_id));
      after = next ?? '';
    }
    assert.deepEqual(seen.sort(), ['h-1', 'h-2', 'h-3']);
    const [status, messages] = await refusalOf(await client.call('GET', '/v1/reports?after=1'));
    assert.equal(status, 400);
    assert.match(messages.join(), /^after must match/);
  });

  it('leaves out deleted plans and deactivated estates, and what is of other contexts', async () => {
    const [one, other] = [await addHome('h-1'), await addHome('h-2')];
    await addReport(one);
    await addReport(other);
    await client.call('DELETE', '/v1/estates/h-1');
    await client.call('DELETE', `/v1/renovations/${other}`);
    assert.deepEqual((await list()).reports, []);
    assert.deepEqual((await list('', await app.addClient())).reports, []);
  });
});
