/**
 * `npm run test:cluster`: many machines, made of processes on loopback: a PostgreSQL with a synchronous standby, two servers
 * behind nginx with TLS, three workers, a bucket. Callers write, search, plan and report through nginx while a large batch runs
 * and machines are killed, frozen, cut, slowed and left half-open; in the middle the primary is lost and the standby promoted.
 * Then everything that was promised must be there, once. In about four minutes.
 *
 *   npm run test:cluster                             2,000 estates in a batch, 20 faults
 *   npm run test:cluster -- estates=20000 seed=7     more of them, and the same faults as another run
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildConsole } from '../../packages/console/build.ts';
import { buildPlanner } from '../../packages/planner/build.ts';
import { assertWhole, countsOf } from '../../packages/server/src/testing/batches.ts';
import { findFreePort } from '../../packages/server/src/testing/free-port.ts';
import { addMixedEstates } from '../../packages/server/src/testing/mixed-estates.ts';
import { createPostgresPair } from '../../packages/server/src/testing/postgres-pair.ts';
import { runRooftree } from '../../packages/server/src/testing/run-rooftree.ts';
import { startTestBucket } from '../../packages/server/src/testing/test-bucket.ts';
import { until } from '../../packages/server/src/testing/until.ts';
import { startBalancer, whyNoProxy } from '../proxies/start-proxy.ts';
import { CLUSTER_FAULTS, drawFrom } from './cluster-faults.ts';
import { type Call, ClusterLoad } from './cluster-load.ts';
import { type Machine, startMachine } from './machine.ts';

const options = new Map(
  process.argv.slice(2).map((word) => {
    const [name = '', value = ''] = word.split('=');
    return [name, value];
  }),
);
const ESTATES = Number(options.get('estates') ?? 2000);
const FAULTS = Number(options.get('faults') ?? 20);
const SEED = Number(options.get('seed') ?? Math.floor(Math.random() * 1e6));
/** From the promotion until writes are answered again. */
const MOST_SECONDS_WITHOUT_WRITES = 10;
const BATCH_HANGS_AFTER_MS = 15 * 60_000;
const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';

const missing = whyNoProxy('nginx');
if (missing !== false) {
  console.error(`${missing}: apt-get install nginx`);
  process.exit(1);
}
// A server only starts with pages that are as new as their sources.
await buildPlanner();
await buildConsole();
await using made = new AsyncDisposableStack();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Else its processes would go on without it.
  process.once(signal, () => void made.disposeAsync().finally(() => process.exit(1)));
}
const pair = await createPostgresPair();
made.defer(() => pair.remove());
const bucket = await startTestBucket();
made.defer(() => bucket.stop());
const dataDir = mkdtempSync(join(tmpdir(), 'rooftree-cluster-'));
made.defer(() => rmSync(dataDir, { recursive: true, force: true }));
const port = await findFreePort();
const url = `https://localhost:${port}`;
const settings = {
  ...bucket.env,
  ROOFTREE_DATA_DIR: dataDir,
  PUBLIC_URL: url,
  ROOFTREE_TRUST_PROXY: '1',
  ROOFTREE_WORKER: 'off',
  ROOFTREE_DEMO: 'off',
  ROOFTREE_RATE_LIMITS: 'off',
  ROOFTREE_COMPUTE_THREADS: '1',
  ROOFTREE_BATCH_MAX_ESTATES: String(Math.max(ESTATES, 10)),
  ROOFTREE_BATCH_MAX_BYTES: String(8 * 1024 * 1024),
};
// The standby first: whoever takes the first host would write to it.
const databaseUrls = [pair.standby.databaseUrl, pair.primary.databaseUrl];
const machines: Machine[] = [];
for (const [name, command] of [
  ['server 1', 'serve'],
  ['server 2', 'serve'],
  ['worker 1', 'work'],
  ['worker 2', 'work'],
  ['worker 3', 'work'],
] as const) {
  const machine = await startMachine(name, command, databaseUrls, settings);
  machines.push(machine);
  made.defer(() => machine.end());
}
await until(() => machines.every((machine) => machine.isUp()));
made.defer(
  await startBalancer(
    port,
    machines.slice(0, 2).map((server) => server.port),
  ),
);

const { token, contextId, names } = await prepare();
const load = new ClusterLoad(url, token);
made.defer(() => load.close());
// Reports are made of these.
let sql = pair.primary.sql;
const first = await postBatch(names.slice(0, 50), 'first');
await untilEnded(first);
const renovations = await sql<{ id: string }[]>`SELECT id FROM renovations WHERE context_id = ${contextId}`;
console.log(
  `Two servers behind nginx with TLS, three workers, a bucket, a primary with a synchronous standby`,
);
// Seconds mean little on a machine that others use as well.
const load1 = loadavg()[0]?.toFixed(1);
console.log(
  `${ESTATES} estates in a batch, ${FAULTS} faults, seed=${SEED}, load of the machine ${load1} on ${availableParallelism()} cores`,
);

load.start(renovations.map(({ id }) => id));
const large: string[] = [await postBatch(names, 'large-0')];
const draw = drawFrom(SEED);
const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(draw() * items.length)];
  assert(item !== undefined);
  return item;
};
let promotion: { promotedAt: number; secondsAway: number } | undefined;
for (let number = 1; number <= FAULTS; number += 1) {
  await sleep(500 + draw() * 2000);
  // There is always one under way.
  const last = large.at(-1);
  if (last !== undefined && /FINISHED/.test((await countsOf(sql, last)).status))
    large.push(await postBatch(names, `large-${large.length}`));
  if (number === Math.ceil(FAULTS / 2)) await losePrimary();
  const machine = pick(machines);
  // Every second one is a kill.
  const what = number % 2 === 0 ? 'killed' : pick(Object.keys(CLUSTER_FAULTS));
  console.log(`${String(number).padStart(3)}  ${machine.name} is ${what}`);
  await CLUSTER_FAULTS[what]?.(machine, bucket);
}
await until(() => machines.every((machine) => machine.isUp()));
await load.stop();
for (const id of [...large, ...load.batches.values()]) await untilEnded(id);
await judge();

/** The machine of the primary falls silent, as one that lost its power: nobody is told. Whoever watches promotes the standby. */
async function losePrimary(): Promise<void> {
  // What is measured is how they find the other one, not how long they take to start.
  await until(() => machines.every((machine) => machine.isUp()));
  const lostAt = performance.now();
  // The second wire of each machine.
  for (const { wires } of machines) wires[1]?.silence();
  await pair.primary.kill();
  await pair.promote();
  sql = pair.standby.sql;
  const promotedAt = performance.now();
  promotion = { promotedAt, secondsAway: (promotedAt - lostAt) / 1000 };
  console.log(`     the primary is lost, the standby promoted ${promotion.secondsAway.toFixed(1)} s later`);
  await until(() =>
    load.calls.some(
      ({ what, status, startedAt }) => what.startsWith('PUT') && status === 201 && startedAt > promotedAt,
    ),
  );
}

async function judge(): Promise<void> {
  const [rows] = await sql<[{ found: number }]>`
    SELECT count(*) AS found FROM estates WHERE context_id = ${contextId} AND external_id = ANY(${load.written})`;
  const lostWrites = load.written.length - rows.found;
  const [jobs] = await sql<[{ parents: number }]>`
    SELECT count(*) AS parents FROM calculation_jobs WHERE context_id = ${contextId} AND estates_total IS NOT NULL AND parent_id IS NULL`;
  const asked = 1 + large.length + load.batches.size;
  const wholeFaults: string[] = [];
  let children = 0;
  for (const id of [...large, ...load.batches.values()]) {
    const { total, finished } = await countsOf(sql, id);
    children += total;
    if (total !== finished) wholeFaults.push(`${id}: ${finished} of ${total}`);
    await assertWhole(sql, contextId, id).catch((error: Error) => wholeFaults.push(error.message));
  }
  const files = await sql<{ path: string }[]>`SELECT path FROM stored_files WHERE state = 'live'`;
  const objects = new Set(await bucket.objects());
  const deadLinks = files.filter(({ path }) => !objects.has(path)).length;
  const [kept] = await sql<[{ reports: number }]>`SELECT count(*) AS reports FROM renovation_reports`;

  const bad = load.calls.filter(({ status }) => status >= 300 || status === 0);
  const wrong = bad.filter(({ status, hasRetryAfter }) => status !== 503 || !hasRetryAfter);
  const starts = machines.map(({ name, starts }) => `${name} ${starts()}`).join(', ');
  console.log(`\n${load.calls.length} calls: ${countStatuses(load.calls)}; starts: ${starts}`);
  console.log(`${load.written.length} acknowledged writes, ${lostWrites} lost`);
  console.log(
    `${large.length} batches of ${ESTATES} and ${load.batches.size} small ones: ${children} plans, ${wholeFaults.length} faults; ` +
      `${jobs.parents - asked} batches too many`,
  );
  console.log(
    `${load.reports.length} reports answered, ${kept.reports} kept, ${deadLinks} without their file`,
  );
  console.log(`${wrong.length} answers other than a success or 503 with Retry-After`);
  for (const { what, status, text } of wrong.slice(0, 10))
    console.log(`  ${what}: ${status} ${text.slice(0, 200)}`);
  const seconds = tellPromotion();
  for (const fault of wholeFaults.slice(0, 10)) console.log(`  ${fault}`);
  const isGood =
    lostWrites === 0 &&
    wholeFaults.length === 0 &&
    jobs.parents === asked &&
    deadLinks === 0 &&
    kept.reports >= load.reports.length &&
    wrong.length === 0 &&
    seconds <= MOST_SECONDS_WITHOUT_WRITES;
  if (isGood) return;
  process.exitCode = 1;
  for (const machine of machines) console.error(`--- ${machine.name}\n${machine.lastWords()}`);
}

/** Seconds from the promotion to the first write that was answered with a success. */
function tellPromotion(): number {
  assert(promotion !== undefined);
  const { promotedAt } = promotion;
  const writes = load.calls.filter(({ what, endedAt }) => what.startsWith('PUT') && endedAt > promotedAt);
  const firstGood = Math.min(...writes.filter(({ status }) => status === 201).map(({ endedAt }) => endedAt));
  // A later fault of the list would count as well.
  const lastBad = Math.max(
    promotedAt,
    ...writes
      .filter(({ status, startedAt }) => status !== 201 && startedAt < firstGood)
      .map(({ endedAt }) => endedAt),
  );
  const seconds = (firstGood - promotedAt) / 1000;
  console.log(
    `The first write after the promotion was answered ${seconds.toFixed(1)} s later, the last that began before it and failed ${((lastBad - promotedAt) / 1000).toFixed(1)} s later`,
  );
  return Math.max(seconds, (lastBad - promotedAt) / 1000);
}

function countStatuses(calls: readonly Call[]): string {
  const counts = Map.groupBy(calls, ({ status }) => status);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, some]) => `${some.length} × ${status || 'no answer'}`)
    .join(', ');
}

async function prepare() {
  const env = machines[0]?.env ?? {};
  const rooftree = async (...args: string[]) => {
    const { code, stdout, stderr } = await runRooftree(args, env);
    assert.equal(code, 0, stderr);
    return stdout;
  };
  await rooftree('contexts', 'create', 'north', '--name', 'North');
  const client = JSON.parse(
    await rooftree('clients', 'create', '--context', 'north', '--name', 'load', '--json'),
  );
  const [context] = await pair.primary.sql<[{ id: string }]>`SELECT id FROM contexts WHERE slug = 'north'`;
  const names = await addMixedEstates(pair.primary.sql, context.id, ESTATES);
  const answer = await fetch(`http://127.0.0.1:${machines[0]?.port}/v1/oauth/token`, {
    method: 'POST',
    headers: { 'x-service-client-id': client.client_id, 'x-service-client-secret': client.client_secret },
  });
  const { access_token: token }: { access_token: string } = JSON.parse(await answer.text());
  return { token, contextId: context.id, names };
}

async function postBatch(estates: readonly string[], key: string): Promise<string> {
  for (;;) {
    const { status, text } = await load.call('POST', BATCH, estates, key);
    if (status === 201) return JSON.parse(text).id;
    assert.equal(status, 503, text);
    await sleep(1000);
  }
}

async function untilEnded(id: string): Promise<void> {
  await until(
    async () => !/NOT_STARTED|RUNNING/.test((await countsOf(sql, id)).status),
    BATCH_HANGS_AFTER_MS,
  );
}
