/**
 * `npm run bench:sync`: what a system that keeps a copy of its portfolio of 100,000 estates asks for, each figure as a ratio of the
 * same run. Exit 1 when a target is missed.
 */
import { deriveClientKeys } from '../../packages/server/src/access/clients/client-keys.ts';
import { createClient, issueToken } from '../../packages/server/src/access/clients/clients.service.ts';
import { readListVersion } from '../../packages/server/src/estates/list/estates-page.repository.ts';
import { findEstate } from '../../packages/server/src/estates/one-estate.repository.ts';
import { findFreePort } from '../../packages/server/src/testing/free-port.ts';
import { useBenchDatabase } from '../service/bench-database.ts';
import { startRooftree } from '../service/processes.ts';
import { inTurns, loopRate, medianMs, requestRate } from '../service/rates.ts';
import { report } from '../service/report.ts';
import { seedContext } from '../service/seed.ts';
import { measureList, measureSearch } from './compression.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const ESTATES = Number(process.env['BENCH_ESTATES'] ?? 100_000);
const BATCH = Number(process.env['BENCH_BATCH'] ?? 10_000);
const SECRET_KEY = 'the key of a benchmark opens nothing';

await using made = new AsyncDisposableStack();
const { databaseUrl, sql } = await useBenchDatabase(made, 10);
const contextId = await seedContext(sql, { slug: 'large', estates: ESTATES, renovations: 0 });
const smallId = await seedContext(sql, { slug: 'small', estates: 2000, renovations: 2000 });
await sql`VACUUM ANALYZE`;

const keys = deriveClientKeys(SECRET_KEY);
const headersOf = async (id: string) => {
  const credentials = await createClient(sql, keys, id, { name: 'bench' });
  const { access_token } = await issueToken(sql, keys, 3600, credentials);
  return { authorization: `Bearer ${access_token}` };
};
const headers = await headersOf(contextId);
const rooftree = await startRooftree(await findFreePort(), databaseUrl, SECRET_KEY);
made.use(rooftree);

const listUrl = `${rooftree.url}/v1/estate/list`;
const read = async (more: Record<string, string> = {}) => {
  const answer = await fetch(listUrl, { headers: { ...headers, 'accept-encoding': 'identity', ...more } });
  const { byteLength } = await answer.arrayBuffer();
  return { status: answer.status, byteLength, etag: answer.headers.get('etag') ?? '' };
};
const { etag, byteLength } = await read();
const listMs = await medianMs(() => read(), 3);
const unchangedMs = await medianMs(() => read({ 'if-none-match': etag }), 200);
if ((await read({ 'if-none-match': etag })).status !== 304) throw new Error('the list has changed');
const versionMs = await medianMs(() => readListVersion(sql, contextId), 200);

// One estate
const name = () => `estate-${1 + Math.floor(Math.random() * ESTATES)}`;
const oneUrl = `${rooftree.url}/v1/estates/estate-77`;
await requestRate(oneUrl, 1, { headers });
const one = await inTurns({
  service: () => requestRate(oneUrl, SECONDS, { headers }),
  bare: () => loopRate(() => findEstate(sql, contextId, rooftree.url, 'estate-77'), SECONDS),
});
let price = 0;
const send = async (method: string, path: string, body: unknown) => {
  const answer = await fetch(`${rooftree.url}${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
};
/** The two statements of a PATCH, the second as plain as it can be. */
const bareChange = async () => {
  const externalId = name();
  await findEstate(sql, contextId, rooftree.url, externalId);
  await sql`UPDATE estates SET price_cents = ${++price}, updated_at = now()
    WHERE context_id = ${contextId} AND external_id = ${externalId}`;
};
const change = await inTurns({
  service: () =>
    requestRate(rooftree.url, SECONDS, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      next: () => ({ path: `/v1/estates/${name()}`, body: JSON.stringify({ price: ++price }) }),
    }),
  bare: () => loopRate(bareChange, SECONDS),
});

// Many estates in one call, each as different as a portfolio's
const house = (externalId: string) => ({
  external_id: externalId,
  address: {
    country: 'BE',
    zip_code: String(1000 + (++price % 8000)),
    street: 'Lindenlaan',
    house_number: '12',
  },
  estate_type: 'HOUSE',
  year_built: 1900 + (price % 120),
  price,
  // No two alike: the server keeps the labels of what it has seen.
  dwelling: { habitable_space_m2: 80 + (price % 1_000_000) / 10_000, heating_type: 'GAS' },
});
const putOne = () => {
  const { external_id, ...body } = house(name());
  return send('PUT', `/v1/estates/${external_id}`, body);
};
const newBatch = () => Array.from({ length: BATCH }, (_, number) => house(`batch-${number}`));
const putMany = async (batch = newBatch()) => {
  const begin = performance.now();
  await send('POST', '/v1/estates/batch', batch);
  return (BATCH * 1000) / (performance.now() - begin);
};
const nightly = newBatch();
await putMany(nightly);
const puts = await inTurns({
  batch: () => putMany(),
  again: () => putMany(nightly),
  single: () => loopRate(putOne, SECONDS),
});

const compression = [
  ...(await measureSearch(rooftree, await headersOf(smallId), SECONDS)),
  ...(await measureList(listUrl, headers)),
];

report([
  { what: `list of ${ESTATES} (${(byteLength / 1e6).toFixed(1)} MB)`, measured: listMs, unit: 'ms' },
  { what: 'the same, unchanged: 304', measured: unchangedMs, unit: 'ms' },
  { what: 'its time in the database', measured: versionMs, unit: 'ms', most: 2 },
  { what: 'GET of one estate', measured: one.service, unit: '/s' },
  { what: 'share of the bare SQL', measured: (100 * one.service) / one.bare, unit: '%', least: 50 },
  { what: 'PATCH of one estate', measured: change.service, unit: '/s' },
  { what: 'share of the bare SQL', measured: (100 * change.service) / change.bare, unit: '%', least: 50 },
  { what: 'PUT of one estate', measured: puts.single, unit: '/s' },
  { what: `batch of ${BATCH}, estates`, measured: puts.batch, unit: '/s' },
  { what: 'times single PUTs', measured: puts.batch / puts.single, unit: '×', least: 5 },
  { what: 'the same batch again, estates', measured: puts.again, unit: '/s' },
  ...compression,
]);
