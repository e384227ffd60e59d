/**
 * `npm run bench -- request-log`: what the log of requests costs. The same cheap request on two servers, with the log
 * and without, in turns; each ratio is of two turns beside each other. The target is of processor time per request, of
 * the server and PostgreSQL together, which limits the throughput and which other programs hardly change. Ends after
 * BENCH_SECONDS. Exit 1 when the target is missed. Needs Linux.
 */
import { loadavg } from 'node:os';
import { deriveClientKeys } from '../../packages/server/src/access/clients/client-keys.ts';
import { createClient, issueToken } from '../../packages/server/src/access/clients/clients.service.ts';
import { createContext } from '../../packages/server/src/access/contexts/contexts.service.ts';
import { findFreePort } from '../../packages/server/src/testing/server/free-port.ts';
import { useBenchDatabase } from '../service/bench-database.ts';
import { type ServerProcess, startRooftree } from '../service/processes.ts';
import { measurePostgres } from '../service/processor-time.ts';
import { sendRequests } from '../service/rates.ts';
import { report } from '../service/report.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 180);
/** About as many as the log writes at once on a busy server. */
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 2000);
const SECRET_KEY = 'the key of a benchmark opens nothing';

await using made = new AsyncDisposableStack();
const { databaseUrl, sql } = await useBenchDatabase(made, 4);
const { id: contextId } = await createContext(sql, { slug: 'bench', name: 'Bench' });
const keys = deriveClientKeys(SECRET_KEY);
const credentials = await createClient(sql, keys, contextId, { name: 'bench' });
const { access_token: token } = await issueToken(sql, keys, 3600, credentials);
const headers = { authorization: `Bearer ${token}` };

async function start(log: 'on' | 'off'): Promise<ServerProcess> {
  const env = { ROOFTREE_REQUEST_LOG: log };
  const server = await startRooftree(await findFreePort(), databaseUrl, SECRET_KEY, { env });
  return made.use(server);
}
const logging = await start('on');
const silent = await start('off');

const postgresMs = await measurePostgres(sql);

interface Turn {
  serverMs: number;
  postgresMs: number;
}
async function turn(server: ServerProcess): Promise<Turn> {
  const before = { server: server.cpuMs(), postgres: postgresMs() };
  await sendRequests(`${server.url}/v1/renovations?page_size=1`, REQUESTS, headers);
  // A reading waits until all is written that its process has logged.
  const answer = await fetch(`${server.url}/v1/requests?page_size=1`, { headers });
  if (!answer.ok) throw new Error(`reading the log: ${answer.status} ${await answer.text()}`);
  const cost = (after: number, from: number) => (after - from) / REQUESTS;
  return {
    serverMs: cost(server.cpuMs(), before.server),
    postgresMs: cost(postgresMs(), before.postgres),
  };
}

// Until their code is compiled.
for (let warmUp = 0; warmUp < 4; warmUp++) for (const server of [logging, silent]) await turn(server);
const loadBefore = loadavg()[0] ?? 0;
const end = performance.now() + SECONDS * 1000;
const pairs: { on: Turn; off: Turn }[] = [];
while (performance.now() < end) {
  // The first of a pair has no advantage over all of them.
  if (pairs.length % 2 === 0) pairs.push({ on: await turn(logging), off: await turn(silent) });
  else {
    const off = await turn(silent);
    pairs.push({ on: await turn(logging), off });
  }
}
const [logged] = await sql<[{ count: number }]>`
  SELECT coalesce(sum(json_array_length(requests::json)), 0)::int AS count FROM client_request_batches`;

/** Lower quartile, median and upper quartile. */
function quartiles(values: readonly number[]): [number, number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return [at(0.25), at(0.5), at(0.75)];
}
const percent = (ratio: number) => 100 * (ratio - 1);
const total = (one: Turn) => one.serverMs + one.postgresMs;
const dearer = quartiles(pairs.map(({ on, off }) => percent(total(on) / total(off))));
const spread = ([low, , high]: readonly number[]) => `${low?.toFixed(1)} to ${high?.toFixed(1)}`;
/**
 * Other programs only ever add to a turn, by filling the caches: its lower quartile is nearest to what it costs by
 * itself.
 */
const undisturbed = (pick: (pair: (typeof pairs)[number]) => Turn) =>
  quartiles(pairs.map((pair) => total(pick(pair))))[0];
const medianOf = (pick: (pair: (typeof pairs)[number]) => number) => quartiles(pairs.map(pick))[1];
const microseconds = (what: string, pick: (one: Turn) => number) => [
  { what: `${what}, with the log`, measured: 1000 * medianOf(({ on }) => pick(on)), unit: 'µs' },
  { what: `${what}, without it`, measured: 1000 * medianOf(({ off }) => pick(off)), unit: 'µs' },
];

console.log(
  `${pairs.length} pairs of 2 × ${REQUESTS} requests in ${SECONDS} s, ${logged.count} logged, ` +
    `load ${loadBefore.toFixed(1)} to ${loadavg()[0]?.toFixed(1)}. Processor time is per request.`,
);
report([
  ...microseconds('server', ({ serverMs }) => serverMs),
  ...microseconds('PostgreSQL', ({ postgresMs }) => postgresMs),
  { what: `processor time, pair by pair, half ${spread(dearer)}`, measured: dearer[1], unit: '%' },
  {
    what: 'processor time, lower quartile of each',
    measured: percent(undisturbed(({ on }) => on) / undisturbed(({ off }) => off)),
    unit: '%',
    most: 3,
  },
]);
