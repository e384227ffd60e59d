/**
 * `npm run bench -- request-log`: what the log of requests costs. The same cheap request on two servers, with the log and without, in turns;
 * each ratio is of two turns beside each other. Exit 1 when the target is missed. Needs Linux.
 */
import { loadavg } from 'node:os';
import { deriveClientKeys } from '../../packages/server/src/access/clients/client-keys.ts';
import { createClient, issueToken } from '../../packages/server/src/access/clients/clients.service.ts';
import { createContext } from '../../packages/server/src/access/contexts/contexts.service.ts';
import { findFreePort } from '../../packages/server/src/testing/server/free-port.ts';
import { useBenchDatabase } from '../service/bench-database.ts';
import { type ServerProcess, startRooftree } from '../service/processes.ts';
import { requestRate } from '../service/rates.ts';
import { report } from '../service/report.ts';

const PAIRS = Number(process.env['BENCH_PAIRS'] ?? 20);
/** Longer than the log waits before it writes. */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
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

interface Turn {
  rate: number;
  cpuMs: number;
}
async function turn(server: ServerProcess, seconds = SECONDS): Promise<Turn> {
  const before = server.cpuMs();
  const rate = await requestRate(`${server.url}/v1/renovations?page_size=1`, seconds, { headers });
  return { rate, cpuMs: (server.cpuMs() - before) / (rate * seconds) };
}

await turn(logging);
await turn(silent);
const pairs: { on: Turn; off: Turn }[] = [];
for (let pair = 0; pair < PAIRS; pair++) {
  // The first of a pair has no advantage over all of them.
  if (pair % 2 === 0) pairs.push({ on: await turn(logging), off: await turn(silent) });
  else {
    const off = await turn(silent);
    pairs.push({ on: await turn(logging), off });
  }
}
const [logged] = await sql<[{ count: number }]>`SELECT count(*)::int AS count FROM client_requests`;

/** Lower quartile, median and upper quartile. */
function quartiles(values: readonly number[]): [number, number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return [at(0.25), at(0.5), at(0.75)];
}
const percent = (ratio: number) => 100 * (ratio - 1);
const slower = quartiles(pairs.map(({ on, off }) => percent(off.rate / on.rate)));
const dearer = quartiles(pairs.map(({ on, off }) => percent(on.cpuMs / off.cpuMs)));
const spread = ([low, , high]: readonly number[]) => `${low?.toFixed(1)} to ${high?.toFixed(1)}`;
const middle = (pick: (pair: (typeof pairs)[number]) => number) => quartiles(pairs.map(pick))[1];

console.log(
  `${PAIRS} pairs of ${SECONDS} s, ${logged.count} requests logged, load ${loadavg()[0]?.toFixed(1)}`,
);
report([
  { what: 'requests with the log', measured: middle(({ on }) => on.rate), unit: '/s' },
  { what: 'requests without it', measured: middle(({ off }) => off.rate), unit: '/s' },
  { what: `slower (half: ${spread(slower)})`, measured: slower[1], unit: '%', most: 3 },
  { what: `processor time (half: ${spread(dearer)})`, measured: dearer[1], unit: '%' },
]);
