import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { UNKNOWN_SHAPE } from '@rooftree/planner/drawing/house-shape';
import { makePassport } from './output/reports/passport.ts';
import { passportContent } from './output/reports/passport-content.ts';
import { successOf } from './testing/answers.ts';
import { planOf } from './testing/data/planned-renovation.ts';
import { addReferredEstate, OLD_HOUSE } from './testing/data/referred-estate.ts';
import { SAMPLE_ADDRESS } from './testing/data/sample-passport.ts';
import { startTestApp, type TestApp, type TestClient } from './testing/test-app.ts';

/** Half past midnight on 1 January 2027 in Brussels and Amsterdam. */
const NEW_YEAR = new Date('2026-12-31T23:30:00.000Z');

let app: TestApp;
let client: TestClient;
before(async () => {
  app = await startTestApp();
  mock.timers.enable({ apis: ['Date'], now: NEW_YEAR });
  client = await app.addClient();
});
after(async () => {
  mock.timers.reset();
  await app.stop();
});

test('a house of the new year is taken', async () => {
  const put = (year_built: number) => client.call('PUT', '/v1/estates/new', { ...OLD_HOUSE, year_built });
  assert.equal((await put(2027)).status, 201);
  assert.equal((await put(2028)).status, 400);
});

test('a batch is planned with the prices and rules of the new year', async () => {
  await successOf(await client.call('PUT', '/v1/estates/planned', OLD_HOUSE));
  const path = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
  const { id } = await successOf<{ id: string }>(await client.call('POST', path, ['planned']));
  const [entry] = await app.dependencies.sql`
    SELECT payload->>'date' AS date FROM graphile_worker._private_jobs
    WHERE payload->>'batchId' = ${id} AND payload->>'date' IS NOT NULL`;
  assert.equal(entry?.['date'], '2027-01-01');
});

test('the page plans for the new year and saves such a plan', async () => {
  const { link } = await addReferredEstate(client);
  const html = await (await fetch(`${link}?lang=en`)).text();
  assert.match(html, /"date":"2027-01-01"/);
  const body = JSON.stringify({ name: 'Early', choices: '', date: '2027-01-01' });
  const headers = { 'content-type': 'application/json' };
  assert.equal((await fetch(`${link}/renovations`, { method: 'POST', headers, body })).status, 201);
});

test('a report carries the date of the new year', () => {
  const passport = makePassport({
    createdAt: NEW_YEAR,
    issuer: null,
    address: SAMPLE_ADDRESS,
    plannerUrl: null,
    shape: UNKNOWN_SHAPE,
    origins: null,
    plan: planOf('semiDetached1958'),
    outlook: null,
  });
  const { document, cover } = passportContent(passport, 'en');
  assert.equal(document.date, '2027-01-01');
  assert(JSON.stringify(cover.date).includes('1 January 2027'));
});
