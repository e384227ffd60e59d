import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Plan } from '@rooftree/engine';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { type Office, openOffice } from '../../testing/browser/office.ts';
import { untilEnded } from '../../testing/data/batches.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember } from '../../testing/test-member.ts';

const PRICES = [{ work: 'wall_cavity', region: 'BE-VLG', factor: 2 }];
const GRANT = {
  id: 'ghent',
  name: 'Gent isoleert',
  region: 'BE-VLG',
  zip_codes: ['9000'],
  works: ['heat_pump_air_water', 'heat_pump_hybrid', 'boiler_condensing'],
  income_groups: [],
  per: 'dwelling',
  amount: 321,
  max_eur: null,
  from: '2020-01-01',
  to: null,
  source: 'https://example.com/grant',
  checked_on: '2026-11-14',
};
const EMPTY = { prices: [], switched_off: [], grants: [] };

interface Renovation {
  renovation_id: string;
  estate_external_id: string;
  plan: Plan;
}
interface Current {
  version: number;
  plans: number;
  older_plans: number;
}

describe('the price book of a context', () => {
  let app: TestApp;
  let office: Office;
  before(async () => {
    app = await startTestApp({ hasWorker: true });
    office = await openOffice(app);
  });
  after(() => app.stop());

  const call = <Body>(method: string, path: string, body?: unknown) =>
    office.member.call(method, `/v1/price-book${path}`, body).then(successOf<Body>);
  const current = () => call<Current>('GET', '');

  async function publish(book: object): Promise<number> {
    const { revision } = await call<{ revision: number }>('GET', '/draft');
    const draft = await call<{ revision: number }>('PUT', '/draft', {
      revision,
      note: 'A note',
      ...EMPTY,
      ...book,
    });
    const body = { version: null, revision: draft.revision };
    return (await call<Current>('POST', '/publications', body)).version;
  }

  async function planAgain(): Promise<number> {
    const { job_ids: jobIds, estates } = await call<{ job_ids: string[]; estates: number }>('POST', '/plans');
    for (const id of jobIds) await untilEnded(app.dependencies.sql, id);
    return estates;
  }

  async function renovationOf(externalId: string): Promise<Renovation> {
    const { data } = await successOf<{ data: { renovation_id: string }[] }>(
      await office.client.call('GET', '/v1/renovations'),
    );
    for (const { renovation_id: id } of data) {
      const found = await successOf<Renovation>(await office.client.call('GET', `/v1/renovations/${id}`));
      if (found.estate_external_id === externalId) return found;
    }
    throw new Error(`no renovation of ${externalId}`);
  }

  it('begins with our own prices, and shows them', async () => {
    assert.deepEqual(
      { ...(await current()), created_at: null },
      { version: 0, note: '', created_at: null, ...EMPTY, plans: 5, older_plans: 0 },
    );
    const tables = await call<{ prices: object[]; grants: object[] }>('GET', '/tables');
    assert.ok(tables.prices.length > 60 && tables.grants.length > 20);
  });

  it('moves plans, their page and their reports together, and back again', async () => {
    const first = await renovationOf('GE-1');
    assert.ok(!('price_book' in first.plan));
    const report = await successOf<{ is_outdated: boolean }>(
      await office.client.call('POST', `/v1/renovations/${first.renovation_id}/reports`, {
        language: 'nl-BE',
      }),
    );
    assert.equal(report.is_outdated, false);
    const isOutdated = async () => {
      const path = `/v1/renovations/${first.renovation_id}/reports`;
      const [newest] = await successOf<{ is_outdated: boolean }[]>(await office.client.call('GET', path));
      return newest?.is_outdated;
    };

    const works = first.plan.steps.flatMap((step) => step.works.map(({ work }) => work));
    const prices = works.map((work) => ({ work, region: 'BE-VLG', factor: 1.1 }));
    const version = await publish({ prices, grants: [GRANT] });
    assert.equal((await current()).version, version);
    assert.deepEqual([(await current()).older_plans, await isOutdated()], [5, true]);
    assert.deepEqual((await renovationOf('GE-1')).plan, first.plan, 'a plan stays until it is made again');
    await call('POST', '/publications', { version: 0 });
    assert.equal(await isOutdated(), false, 'published again, the prices of the report are those of now');

    await call('POST', '/publications', { version });
    assert.equal(await planAgain(), 5);
    assert.equal((await current()).older_plans, 0);
    const second = await renovationOf('GE-1');
    assert.deepEqual(second.plan.price_book, { version });
    assert.ok(second.plan.totals.net_cost > first.plan.totals.net_cost);
    assert.equal(await planAgain(), 0, 'nothing is left of another version');

    const [estate] = await app.dependencies.sql<[{ token: string }]>`
      SELECT referral_token AS token FROM estates WHERE external_id = 'GE-1'`;
    const saved = await fetch(`${app.url}/r/${estate.token}/renovations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Mine', choices: '', date: second.plan.date }),
    });
    const { totals } = await successOf<{ totals: Plan['totals'] }>(saved);
    assert.deepEqual(totals, second.plan.totals, 'saved on the page, the plan is the same to the cent');

    const decision = await office.client.call('GET', `/v1/renovations/${first.renovation_id}/decision`);
    assert.equal(decision.status, 200, 'the plan is made again with its own version');
    await call('POST', '/publications', { version: 0 });
    const later = await office.client.call('GET', `/v1/renovations/${first.renovation_id}/decision`);
    assert.equal(later.status, 200, 'also when another version is used by now');
    await planAgain();
    const path = `/v1/renovations/${first.renovation_id}`;
    const last = await successOf<Renovation>(await office.client.call('GET', path));
    assert.deepEqual(last.plan, first.plan);
  });

  it('shows what publishing would change, without changing anything', async () => {
    const before = await current();
    const { revision } = await call<{ revision: number }>('GET', '/draft');
    const body = {
      revision,
      note: '',
      ...EMPTY,
      grants: [{ ...GRANT, works: ['wall_cavity'], amount: 100 }],
    };
    await call('PUT', '/draft', body);
    const preview = await call<{
      plans: number;
      sampled: number;
      moved: number;
      change_of_all: { expected: number };
    }>('POST', '/preview', { version: null });
    assert.deepEqual([preview.plans, preview.sampled], [5, 5]);
    assert.ok(preview.moved >= 1 && preview.moved <= 2, 'homes of Ghent alone');
    assert.ok(preview.change_of_all.expected < 0);
    const same = await call<{ moved: number }>('POST', '/preview', { version: before.version });
    assert.equal(same.moved, 0);
    assert.deepEqual(await current(), before);
    assert.equal((await office.member.call('DELETE', '/v1/price-book/draft')).status, 204);
    assert.equal((await office.member.call('DELETE', '/v1/price-book/draft')).status, 404);
  });

  it('warns the second of two editors, who loses nothing', async () => {
    const mine = await call<{ revision: number }>('PUT', '/draft', {
      revision: 0,
      note: 'Mine',
      ...EMPTY,
      prices: PRICES,
    });
    const theirs = { revision: 0, note: 'Theirs', ...EMPTY };
    const [status] = await refusalOf(await office.member.call('PUT', '/v1/price-book/draft', theirs));
    assert.equal(status, 409);
    const stale = { version: null, revision: mine.revision + 1 };
    assert.equal(
      (await refusalOf(await office.member.call('POST', '/v1/price-book/publications', stale)))[0],
      409,
    );
    assert.deepEqual(
      await call('PUT', '/draft', { ...theirs, revision: mine.revision }).then((saved) => Object(saved).note),
      'Theirs',
    );
    await office.member.call('DELETE', '/v1/price-book/draft');
  });

  it('holds a price of every work in every region, and many grants', async () => {
    const zips = Array.from({ length: 500 }, (_, index) => String(9000 + index));
    const grants = Array.from({ length: 50 }, (_, index) => ({ ...GRANT, id: `g${index}`, zip_codes: zips }));
    const saved = await call<{ grants: object[] }>('PUT', '/draft', {
      revision: 0,
      note: '',
      ...EMPTY,
      grants,
    });
    assert.equal(saved.grants.length, 50);
    await office.member.call('DELETE', '/v1/price-book/draft');
  });

  it('refuses what the engine would refuse, with the place of each fault', async () => {
    const wrong = {
      revision: 0,
      note: '',
      prices: [{ work: 'wall_cavity', region: 'BE' }],
      switched_off: [{ grant: 'nothing', reason: 'x' }],
      grants: [{ ...GRANT, works: ['wall_cavity', 'solar_panels'] }],
    };
    const [status, messages] = await refusalOf(
      await office.member.call('PUT', '/v1/price-book/draft', wrong),
    );
    assert.equal(status, 400);
    assert.deepEqual(
      messages.map((message) => message.split(' ')[0]),
      ['prices.0', 'switched_off.0.grant', 'grants.0.works'],
    );
    const unknown = await office.member.call('POST', '/v1/price-book/publications', { version: 99 });
    assert.equal(unknown.status, 404);
  });

  it('keeps a version as it was, and says in the audit who published it', async () => {
    const version = await publish({ prices: PRICES });
    await assert.rejects(
      async () => app.dependencies.sql`UPDATE price_books SET note = 'x' WHERE version = ${version}`,
      /never changed/,
    );
    const { versions } = await call<{ versions: { version: number; prices: number }[] }>('GET', '/versions');
    assert.deepEqual([versions[0]?.version, versions[0]?.prices], [version, 1]);
    const { entries } = await successOf<{
      entries: { operation: string; actor: { id: string }; after: object }[];
    }>(await office.member.call('GET', '/v1/audit?operation=publishPriceBook'));
    assert.deepEqual(entries[0]?.after, {
      price_book_version: version,
      prices: 1,
      switched_off: 0,
      grants: 0,
    });
  });

  it('is changed by owners alone, and is nothing to another context', async () => {
    const { contextId } = office.client;
    const editor = await addMember(app, { contextId, role: 'editor' });
    assert.equal((await editor.call('GET', '/v1/price-book')).status, 200);
    assert.equal((await editor.call('GET', '/v1/price-book/draft')).status, 403);
    assert.equal((await editor.call('POST', '/v1/price-book/publications', { version: 0 })).status, 403);
    const other = await app.addClient();
    const theirs = await successOf<Current>(await other.call('GET', '/v1/price-book'));
    assert.deepEqual([theirs.version, theirs.plans], [0, 0]);
    assert.equal((await other.call('GET', '/v1/price-book/versions/1')).status, 404);
  });
});
