/**
 * `npm run bench`: the service on a large database, each figure as a ratio measured in the same run: against a
 * raw node:http server with the same bytes, and against the bare SQL in a loop on a pool of the same size. Exit 1 when
 * a target is missed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deriveClientKeys } from '../../packages/server/src/access/clients/client-keys.ts';
import { createClient, issueToken } from '../../packages/server/src/access/clients/clients.service.ts';
import { readEstateBatch } from '../../packages/server/src/estates/estates.repository.ts';
import { LIST_BATCH } from '../../packages/server/src/estates/estates.service.ts';
import { searchRenovations } from '../../packages/server/src/planning/renovations/renovations.repository.ts';
import { useBenchDatabase } from './bench-database.ts';
import { startRawServer, startRooftree } from './processes.ts';
import { inTurns, loopRate, medianMs, readToEnd, requestRate } from './rates.ts';
import { report } from './report.ts';
import { seedContext } from './seed.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const POOL_SIZE = 10;
const SECRET_KEY = 'the key of a benchmark opens nothing';
const PORTS = { rooftree: 18461, raw: 18462 };

await using made = new AsyncDisposableStack();
const { folder, databaseUrl, sql } = await useBenchDatabase(made, POOL_SIZE);

console.log('Seeding 50 contexts of 2,000 renovations, and one of 1,000,000 with 20,000 estates …');
const small: string[] = [];
for (let number = 1; number <= 50; number++) {
  small.push(await seedContext(sql, { slug: `small-${number}`, estates: 2000, renovations: 2000 }));
}
const large = await seedContext(sql, { slug: 'large', estates: 20_000, renovations: 1_000_000 });
await sql`VACUUM ANALYZE`;

const keys = deriveClientKeys(SECRET_KEY);
const clientOf = async (contextId: string) => {
  const credentials = await createClient(sql, keys, contextId, { name: 'bench' });
  const { access_token } = await issueToken(sql, keys, 3600, credentials);
  return { credentials, headers: { authorization: `Bearer ${access_token}` } };
};
const [firstSmall = ''] = small;
const smallClient = await clientOf(firstSmall);
const largeClient = await clientOf(large);
const rooftree = await startRooftree(PORTS.rooftree, databaseUrl, SECRET_KEY);
made.use(rooftree);

const get = async (path: string, { headers }: { headers: Record<string, string> }) => {
  // `fetch` would take answers compressed, which the load does not.
  const answer = await fetch(rooftree.url + path, { headers: { ...headers, 'accept-encoding': 'identity' } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
};
const rawRate = async (body: string | Buffer, connections?: number) => {
  const file = join(folder, 'raw.json');
  writeFileSync(file, body);
  await using raw = await startRawServer(PORTS.raw, file);
  await requestRate(raw.url, 1, connections ? { connections } : {});
  return await requestRate(raw.url, SECONDS, connections ? { connections } : {});
};
const bareSearch = (contextId: string, skip = 0) =>
  searchRenovations(sql, contextId, {
    skip,
    take: 20,
    sortBy: 'created_at',
    direction: 'DESC',
    includeDeleted: false,
    externalUserId: undefined,
    updatedSince: undefined,
  });

// Search
const searchUrl = `${rooftree.url}/v1/renovations?page_size=20`;
const searchBody = await (await get('/v1/renovations?page_size=20', smallClient)).text();
await requestRate(searchUrl, 3, smallClient);
const search = await inTurns({
  service: () => requestRate(searchUrl, SECONDS, smallClient),
  bare: () => loopRate(() => bareSearch(firstSmall), SECONDS),
  raw: () => rawRate(searchBody),
});

// Depth
const page = (client: typeof smallClient, number: number) => () =>
  get(`/v1/renovations?page_size=20&page=${number}`, client).then((answer) => answer.arrayBuffer());
for (const number of [1, 25_000, 40_000]) await medianMs(page(largeClient, number), 10);
const smallPageMs = await medianMs(page(smallClient, 1), 400);
const largePageMs = await medianMs(page(largeClient, 1), 400);
const deepPageMs = await medianMs(page(largeClient, 40_000), 40);
const middlePageMs = await medianMs(page(largeClient, 25_000), 40);

// Estate list
const idleMb = rooftree.memoryMb();
let mostMb = 0;
const watch = setInterval(() => {
  mostMb = Math.max(mostMb, rooftree.memoryMb());
}, 20);
const firstByteMs = await medianMs(async () => {
  const answer = await get('/v1/estate/list', largeClient);
  await answer.body?.cancel();
}, 20);
const listBytes = (await (await get('/v1/estate/list', largeClient)).arrayBuffer()).byteLength;
const bareList = async () => {
  for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
    after = (await readEstateBatch(sql, large, rooftree.url, { after, size: LIST_BATCH })).lastId;
  }
};
const listUrl = `${rooftree.url}/v1/estate/list`;
const longList = await inTurns({
  service: () => loopRate(() => readToEnd(listUrl, largeClient.headers), SECONDS, 2),
  bare: () => loopRate(bareList, SECONDS, 2),
});
clearInterval(watch);
const shortListBody = await (await get('/v1/estate/list', smallClient)).text();
const shortList = await inTurns({
  service: () => requestRate(listUrl, SECONDS, { ...smallClient, connections: 8 }),
  raw: () => rawRate(shortListBody, 8),
});

// Token
const tokenOptions = {
  method: 'POST',
  headers: {
    'x-service-client-id': smallClient.credentials.clientId,
    'x-service-client-secret': smallClient.credentials.clientSecret,
  },
};
await requestRate(`${rooftree.url}/v1/oauth/token`, 2, tokenOptions);
const tokenBody = await (await fetch(`${rooftree.url}/v1/oauth/token`, tokenOptions)).text();
const token = await inTurns({
  service: () => requestRate(`${rooftree.url}/v1/oauth/token`, SECONDS, tokenOptions),
  raw: () => rawRate(tokenBody),
});

report([
  { what: 'search, page of 20, 32 connections', measured: search.service, unit: '/s' },
  { what: 'the same statement in a loop', measured: search.bare, unit: '/s' },
  { what: 'share of the bare SQL', measured: (100 * search.service) / search.bare, unit: '%', least: 50 },
  { what: 'raw node:http with the same bytes', measured: search.raw, unit: '/s' },
  // NestJS 12 + TypeORM on the same data does 1/75 of raw http; five times that is 1/15.
  { what: 'raw http / search', measured: search.raw / search.service, unit: '×', most: 15 },
  { what: 'page 1 of 2,000 renovations', measured: smallPageMs, unit: 'ms' },
  { what: 'page 1 of 1,000,000', measured: largePageMs, unit: 'ms' },
  { what: 'ratio of the two', measured: largePageMs / smallPageMs, unit: '×', most: 2 },
  { what: 'page 40,000 of 1,000,000', measured: deepPageMs, unit: 'ms', most: 60 },
  { what: 'page 25,000 (the middle, the worst)', measured: middlePageMs, unit: 'ms' },
  {
    what: `estate list of 20,000 (${(listBytes / 1e6).toFixed(1)} MB)`,
    measured: longList.service,
    unit: '/s',
  },
  { what: 'the same statements in a loop', measured: longList.bare, unit: '/s' },
  { what: 'share of the bare SQL', measured: (100 * longList.service) / longList.bare, unit: '%', least: 40 },
  { what: 'first byte', measured: firstByteMs, unit: 'ms', most: 50 },
  { what: 'memory above idle', measured: mostMb - idleMb, unit: 'MB', most: 60 },
  { what: 'estate list of 2,000', measured: shortList.service, unit: '/s' },
  { what: 'raw http / that list', measured: shortList.raw / shortList.service, unit: '×' },
  { what: 'token', measured: token.service, unit: '/s' },
  { what: 'share of raw http', measured: (100 * token.service) / token.raw, unit: '%', least: 25 },
]);
