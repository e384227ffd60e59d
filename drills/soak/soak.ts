/**
 * An hour of searches, writes, reports and batches at once, in 1 GB of memory with PostgreSQL in it (a cgroup where
 * this process may make one): nothing fails, and what the server holds in the last quarter is at most 5 % more than in
 * the second.
 *
 *   npm run drill -- soak minutes=60
 */
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../../packages/server/src/testing/until.ts';
import { numberOf, runDrill, type Try } from '../drill.ts';
import { type DrillServer, startDrillServer } from '../server.ts';

const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
const LIMIT_BYTES = 1024 ** 3;
const MOST_GROWTH = 0.05;
const ESTATES = 300;

/** The shell words that put what follows under the limit; none where cgroups cannot be made. */
function makeMemoryGroup() {
  const folder = `/sys/fs/cgroup/memory/rooftree-soak-${process.pid}`;
  try {
    mkdirSync(folder);
    writeFileSync(`${folder}/memory.limit_in_bytes`, String(LIMIT_BYTES));
  } catch {
    return null;
  }
  return {
    prelude: `echo $$ > ${folder}/tasks &&`,
    readMb: (name: string) => Number(readFileSync(`${folder}/memory.${name}`, 'utf8')) / 1e6,
    remove: () => rmdirSync(folder),
  };
}

function memoryMb(pid: number | undefined): number {
  const [, kib] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kib) * 1024) / 1e6;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function* soak(minutes: number): AsyncIterable<Try> {
  const group = makeMemoryGroup();
  const prelude = group === null ? {} : { prelude: group.prelude };
  {
    await using server = await startDrillServer({ estates: ESTATES, ...prelude });
    await server.call('POST', BATCH, server.names);
    const planned = async () => {
      const [row] = await server.sql<[{ plans: number }]>`SELECT count(*)::int AS plans FROM renovations`;
      return row.plans >= ESTATES;
    };
    await until(planned);
    yield await load(server, minutes, group?.readMb ?? (() => 0));
  }
  group?.remove();
}

async function load(server: DrillServer, minutes: number, readMb: (name: string) => number): Promise<Try> {
  const end = performance.now() + minutes * 60_000;
  const counts = new Map<string, number>();
  const samples: number[] = [];
  const plans = await server.sql<{ id: string }[]>`SELECT id FROM renovations WHERE deleted_at IS NULL`;
  const begin = performance.now();
  async function repeat(everyMs: number, work: (turn: number) => Promise<number | null>): Promise<void> {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const status = await work(turn);
      if (status !== null) counts.set(String(status), (counts.get(String(status)) ?? 0) + 1);
      await sleep(Math.max(0, Math.min(everyMs, end - performance.now())));
    }
  }
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await server.call(method, path, body);
    const atSecond = ((performance.now() - begin) / 1000).toFixed(0);
    if (answer.status >= 300 || answer.status === 0)
      console.log(`  at ${atSecond} s: ${method} ${path} ${answer.status} ${answer.body.slice(0, 200)}`);
    return answer.status;
  };
  const some = (turn: number) => server.names[turn % server.names.length] ?? '';
  await Promise.all([
    repeat(150, () => send('GET', '/v1/renovations')),
    repeat(200, () => send('GET', '/v1/estate/list?page_size=20')),
    repeat(300, (turn) => send('GET', `/v1/estates/${some(turn)}`)),
    repeat(400, (turn) => send('PATCH', `/v1/estates/${some(turn)}`, { price: 200_000 + turn })),
    repeat(4000, (turn) =>
      send('POST', `/v1/renovations/${plans[turn % plans.length]?.id}/reports`, { language: 'en' }),
    ),
    repeat(20_000, (turn) => {
      const first = (turn * 40) % server.names.length;
      return send('POST', BATCH, server.names.slice(first, first + 40));
    }),
    repeat(1000, async () => (await fetch(`${server.url}/health/ready`)).status),
    repeat(5000, async () => {
      samples.push(memoryMb(server.child().pid));
      return null;
    }),
    repeat(300_000, async (turn) => {
      const all = [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
      console.log(`  after ${turn * 5} min: server ${(samples.at(-1) ?? 0).toFixed(0)} MB, ${all}`);
      return null;
    }),
  ]);
  const quarter = Math.floor(samples.length / 4);
  const byQuarter = [0, 1, 2, 3].map((number) =>
    median(samples.slice(number * quarter, (number + 1) * quarter)),
  );
  const growth = (byQuarter[3] ?? 0) / (byQuarter[1] ?? 1) - 1;
  const isAnswered = [...counts.keys()].every((status) => Number(status) >= 200 && Number(status) < 300);
  return {
    isGood: isAnswered && growth <= MOST_GROWTH,
    summary:
      `${minutes} min: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}; ` +
      `memory by quarter ${byQuarter.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB (${(growth * 100).toFixed(1)} %), ` +
      `group at most ${readMb('max_usage_in_bytes').toFixed(0)} MB, ${readMb('failcnt') * 1e6} times at its limit`,
  };
}

await runDrill('soak', soak(numberOf('minutes', 60)));
