/**
 * `npm run drill -- cluster`: many machines, made of processes on loopback: a PostgreSQL with a synchronous standby, a
 * PgBouncer before each, two servers behind nginx with TLS, three workers, a bucket. Callers write, search, plan and
 * report through nginx while a large batch runs and machines are killed, frozen, cut, slowed and left half-open; in the
 * middle the primary is lost and the standby promoted. Then everything that was promised must be there, once. In about
 * four minutes.
 *
 *   npm run drill -- cluster                          2,000 estates in a batch, 20 faults
 *   npm run drill -- cluster estates=20000 seed=7     more of them, and the same faults as another run
 *   npm run drill -- cluster faults=20 kills=all      every fault is a kill
 *   npm run drill -- cluster pooler=off               PostgreSQL itself, as where no PgBouncer is installed
 */
import assert from 'node:assert/strict';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { countsOf } from '../../packages/server/src/testing/data/batches.ts';
import { until } from '../../packages/server/src/testing/until.ts';
import { buildAll } from '../../scripts/build.ts';
import { whyNoPgBouncer } from '../pooler/start-pgbouncer.ts';
import { whyNoProxy } from '../proxies/start-proxy.ts';
import { CLUSTER_FAULTS, drawFrom } from './cluster-faults.ts';
import { describeProcessorTimes } from './describe-processor-times.ts';
import { judgeCluster } from './judge-cluster.ts';
import { type Promotion, startCluster } from './start-cluster.ts';

const options = new Map(
  process.argv.slice(2).map((word) => {
    const [name = '', value = ''] = word.split('=');
    return [name, value];
  }),
);
const ESTATES = Number(options.get('estates') ?? 2000);
const FAULTS = Number(options.get('faults') ?? 20);
const SEED = Number(options.get('seed') ?? Math.floor(Math.random() * 1e6));
const areAllKills = options.get('kills') === 'all';
const MOST_SECONDS_WITHOUT_WRITES = 10;

const missing = whyNoProxy('nginx');
if (missing !== false) {
  console.error(`${missing}: apt-get install nginx`);
  process.exit(1);
}
const noPooler = options.get('pooler') === 'off' ? 'as asked' : whyNoPgBouncer();
// A server only starts with pages that are as new as their sources.
await buildAll();
await using made = new AsyncDisposableStack();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Else its processes would go on without it.
  process.once(signal, () => void made.disposeAsync().finally(() => process.exit(1)));
}
const cluster = await startCluster({
  servers: 2,
  workers: 3,
  estates: ESTATES,
  isPooled: noPooler === false,
});
made.defer(() => cluster.remove());
const { machines, load, names, times } = cluster;
// Reports are made of these.
const large: string[] = [await cluster.postBatch(names.slice(0, 50), 'first')];
await cluster.untilEnded(large[0] ?? '');
const renovations = await cluster.sql<{ id: string }[]>`
  SELECT id FROM renovations WHERE context_id = ${cluster.contextId}`;
console.log(
  `Two servers behind nginx with TLS, three workers, a bucket, a primary with a synchronous standby, ` +
    (noPooler === false ? 'a PgBouncer before each' : `no PgBouncer (${noPooler})`),
);
// Seconds mean little on a machine that others use as well.
console.log(
  `${ESTATES} estates in a batch, ${FAULTS} faults, seed=${SEED}, load of the machine ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`,
);

const timesBefore = times.seconds();
load.start(renovations.map(({ id }) => id));
large.push(await cluster.postBatch(names, 'large-1'));
const draw = drawFrom(SEED);
const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(draw() * items.length)];
  assert(item !== undefined);
  return item;
};
let promotion: Promotion | undefined;
for (let number = 1; number <= FAULTS; number += 1) {
  await sleep(500 + draw() * 2000);
  // There is always one under way.
  const last = large.at(-1);
  if (last !== undefined && /FINISHED/.test((await countsOf(cluster.sql, last)).status))
    large.push(await cluster.postBatch(names, `large-${large.length}`));
  if (number === Math.ceil(FAULTS / 2)) {
    promotion = await cluster.losePrimary();
    console.log(`     the primary is lost, the standby promoted ${promotion.secondsAway.toFixed(1)} s later`);
  }
  const machine = pick(machines);
  // Every second one is a kill.
  const what = areAllKills || number % 2 === 0 ? 'killed' : pick(Object.keys(CLUSTER_FAULTS));
  console.log(`${String(number).padStart(3)}  ${machine.name} is ${what}`);
  await CLUSTER_FAULTS[what]?.(machine, cluster.bucket);
}
await until(() => machines.every((machine) => machine.isUp()));
await load.stop();
for (const id of [...large, ...load.batches.values()]) await cluster.untilEnded(id);

assert(promotion !== undefined);
const { lines, faults, secondsWithoutWrites } = await judgeCluster(cluster, large, promotion);
console.log(`\n${lines.join('\n')}`);
const [{ plans }] = await cluster.sql<[{ plans: number }]>`
  SELECT coalesce(sum(estates_finished), 0) AS plans FROM calculation_jobs
  WHERE context_id = ${cluster.contextId} AND parent_id IS NULL`;
console.log(describeProcessorTimes(timesBefore, times.seconds(), plans));
if (
  Object.values(faults).some((count) => count !== 0) ||
  secondsWithoutWrites > MOST_SECONDS_WITHOUT_WRITES
) {
  process.exitCode = 1;
  for (const machine of machines) console.error(`--- ${machine.name}\n${machine.lastWords()}`);
}
