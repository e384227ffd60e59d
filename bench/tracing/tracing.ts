/**
 * `npm run bench:tracing [-- <another checkout>]`: what traces cost, as processor time per request of servers that are loaded in turns: one that
 * records none, one that sends all of them to a receiver, and, where another checkout is named, that version of the server. Exit 1 when a target is missed.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deriveClientKeys } from '../../packages/server/src/clients/client-keys.ts';
import { createClient, issueToken } from '../../packages/server/src/clients/clients.service.ts';
import { useBenchDatabase } from '../service/bench-database.ts';
import { type ServerProcess, startRooftree } from '../service/processes.ts';
import { loopCount } from '../service/rates.ts';
import { type Figure, report } from '../service/report.ts';
import { seedContext } from '../service/seed.ts';

// Many short turns, of which the cheapest counts: whatever else runs on the machine makes a request dearer, never cheaper.
const TURNS = Number(process.env['BENCH_TURNS'] ?? 15);
const REQUESTS = 400;
const SECRET_KEY = 'the key of a benchmark opens nothing';
const PORTS = { off: 18471, on: 18472, other: 18473 };
const [project] = process.argv.slice(2);

await using made = new AsyncDisposableStack();
const { databaseUrl, sql } = await useBenchDatabase(made, 4);
const contextId = await seedContext(sql, { slug: 'traced', estates: 2000, renovations: 2000 });
await sql`VACUUM ANALYZE`;
const keys = deriveClientKeys(SECRET_KEY);
const credentials = await createClient(sql, keys, contextId, { name: 'bench' });
const { access_token: token } = await issueToken(sql, keys, 3600, credentials);

let exports = 0;
const receiver = createServer((request, response) => {
  exports += 1;
  request.resume().on('end', () => response.writeHead(200).end());
}).listen(0, '127.0.0.1');
made.defer(() => {
  receiver.close();
  receiver.closeAllConnections();
});
await once(receiver, 'listening');
// A TCP server's address is never a path.
const { port } = receiver.address() as AddressInfo;

const off = made.use(await startRooftree(PORTS.off, databaseUrl, SECRET_KEY));
const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
const on = made.use(await startRooftree(PORTS.on, databaseUrl, SECRET_KEY, { env }));
const other =
  project === undefined
    ? null
    : made.use(await startRooftree(PORTS.other, databaseUrl, SECRET_KEY, { project }));

/** Microseconds of processor time per search; the client's is another process's. */
const cost = (server: ServerProcess) => async () => {
  const before = server.cpuMs();
  await loopCount(() => search(server), REQUESTS);
  return ((server.cpuMs() - before) * 1000) / REQUESTS;
};
const search = async ({ url }: ServerProcess) => {
  const answer = await fetch(`${url}/v1/renovations?page_size=20`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status}`);
};
for (const server of [off, on, other]) if (server !== null) await cost(server)();
const measured = { off: cost(off), on: cost(on), other: other && cost(other) };
const costs = {
  off: Number.POSITIVE_INFINITY,
  on: Number.POSITIVE_INFINITY,
  other: Number.POSITIVE_INFINITY,
};
for (let turn = 0; turn < TURNS; turn++)
  for (const name of ['off', 'on', 'other'] as const)
    costs[name] = Math.min(costs[name], (await measured[name]?.()) ?? Number.POSITIVE_INFINITY);
if (exports === 0) throw new Error('no traces were sent');

const against: Figure[] =
  other === null
    ? []
    : [
        { what: 'the other checkout', measured: costs.other, unit: 'µs' },
        { what: 'traces off / the other checkout', measured: costs.off / costs.other, unit: '×', most: 1.05 },
      ];
report([
  { what: 'search, no traces recorded', measured: costs.off, unit: 'µs' },
  ...against,
  { what: 'all traces sent', measured: costs.on, unit: 'µs' },
  { what: 'traces on / off', measured: costs.on / costs.off, unit: '×', most: 1.5 },
]);
