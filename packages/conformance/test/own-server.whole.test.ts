import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { addMixedEstates } from '../../server/src/testing/data/mixed-estates.ts';
import { runRooftree } from '../../server/src/testing/server/run-rooftree.ts';
import { startTestApp } from '../../server/src/testing/test-app.ts';
import { until } from '../../server/src/testing/until.ts';
import { type CheckResult, checkConformance } from '../src/index.ts';
import { type Passing, startChangingProxy } from './changing-proxy.ts';

const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';

const app = await startTestApp({ hasWorker: true, env: { ROOFTREE_RATE_LIMITS: 'on' } });
after(() => app.stop());
const { contextId, clientId, clientSecret, call } = await app.addClient();
await addMixedEstates(app.dependencies.sql, contextId, 12);
const address = { country: 'BE', zip_code: '9000' };
const managed = { address, estate_type: 'HOUSE', year_built: 1958, managing_user_external_id: 'an.maes' };
for (const [externalId, estate] of Object.entries({
  'plot-9': { address, estate_type: 'LAND' },
  'a-managed-house': managed,
}))
  assert.equal((await call('PUT', `/v1/estates/${externalId}`, estate)).status, 201);
await call('POST', BATCH, ['a-managed-house']);
await until(async () => /"total":1/.test(await (await call('GET', '/v1/renovations')).text()));

test('our own server passes every check', async (t) => {
  const results = await checkConformance({ baseUrl: app.url, clientId, clientSecret });
  const missed = results.filter(({ outcome }) => outcome !== 'passed');
  assert.deepEqual(missed, []);
  t.diagnostic(`${results.length} checks`);
});

interface ServerFault {
  spoil(answer: Passing): void;
  missed: string[];
}

const WRONG_MEDIA: ServerFault = {
  spoil: (answer) => {
    if (answer.call === 'GET /v1/estate/list') answer.body = answer.body.replace('"media":[]', '"media":{}');
  },
  missed: ['gives all active estates, every field of its type'],
};

/** What could go wrong in a server or in a proxy in front of it, and the checks that must notice. */
const FAULTS: ServerFault[] = [
  {
    spoil: ({ call, headers }) => void (call === 'POST /v1/oauth/token' && delete headers['cache-control']),
    missed: ['answers 200, a Bearer token of some seconds, never to be cached'],
  },
  {
    spoil: ({ headers }) => void delete headers['www-authenticate'],
    missed: ['a 401 names the scheme, and that the token is bad where one was sent'],
  },
  WRONG_MEDIA,
  {
    spoil: (answer) => {
      if (answer.call === 'GET /v1/renovations')
        answer.body = answer.body.replace(/("estimated_vat_cost":)\d+/, '$1999999');
    },
    missed: ['cost + VAT = total to the cent; the subsidy is at most the total'],
  },
  {
    spoil: (answer) => {
      if (answer.query === '?page=1.5') answer.body = answer.body.replace('integer', 'whole');
    },
    missed: ['?page=1.5: 400 “page must be an integer number”'],
  },
  {
    spoil: (answer) => {
      if (answer.call.startsWith('POST') && answer.body === '{}') answer.body = '{"statusCode":404}';
    },
    missed: ['POST for a renovation that is not there: 404 with an empty JSON object'],
  },
  {
    spoil: ({ headers }) => void delete headers['allow'],
    missed: ['an unknown method: 405 with the methods there are in Allow'],
  },
  {
    spoil: (answer) => {
      if (answer.call === `POST ${BATCH}`) answer.body = answer.body.replace(',"message":[', ',"messages":[');
    },
    missed: [
      'what can’t be accepted: 406 with the error body and messages',
      'no array: 406',
      'an empty array: 406',
      'null: 406',
      'malformed JSON: 406',
      'every fault has its message, with its place in the array; a good estate beside it does not help',
      'more than 100 faults: the first 100, then a count',
      'more than 10,000 strings: 406',
      'an estate of a type without renovation trajectory: 406 that says so',
      'an Accept header that excludes JSON: 406',
    ],
  },
];

test('a server that strays fails the checks on it, and no others', async (t) => {
  const proxy = await startChangingProxy(app.url, (answer) => {
    for (const { spoil } of FAULTS) spoil(answer);
  });
  t.after(() => proxy.stop());
  const results = await checkConformance({ baseUrl: proxy.url, clientId, clientSecret });
  const titles = (outcome: CheckResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).map(({ title }) => title);
  assert.deepEqual(titles('failed').toSorted(), FAULTS.flatMap(({ missed }) => missed).toSorted());
  assert.deepEqual(titles('not checked'), []);
});

test('the command reports to people, to scripts and by its exit code', async (t) => {
  const credentials = ['--client-id', clientId, '--client-secret', clientSecret, '--specification-only'];
  const good = await runRooftree(['conformance', '--base-url', app.url, ...credentials, '--json'], {});
  assert.equal(good.code, 0, good.stderr);
  const results: CheckResult[] = JSON.parse(good.stdout);
  assert.ok(results.every(({ outcome, source }) => outcome === 'passed' && /^\d/.test(source)));

  const proxy = await startChangingProxy(app.url, WRONG_MEDIA.spoil);
  t.after(() => proxy.stop());
  const bad = await runRooftree(['conformance', '--base-url', proxy.url, ...credentials], {});
  assert.equal(bad.code, 1);
  assert.match(
    bad.stdout,
    /✗ 4\.6 {9}gives all active estates, every field of its type\n {16}GET \/v1\/estate\/list: the body\.estates\[\d+\]\.estate\.media is \{\}, not an array\n/,
  );
  assert.ok(
    bad.stdout.endsWith(`${results.length} checks: ${results.length - 1} passed, 1 failed\n`),
    bad.stdout,
  );
  assert.match(bad.stderr, /fails 1 of the checks/);

  const nobody = await runRooftree(['conformance', '--base-url', 'http://127.0.0.1:9', ...credentials], {});
  assert.equal(nobody.code, 1);
  assert.match(nobody.stderr, /does not answer/);
});
