/**
 * `npm run bench:tracing`: what traces cost a request that does nothing else, as processor time in one process: without the hooks, with them where no
 * traces are recorded, with a trace that is only passed on, and with all traces sent to a receiver. Exit 1 when a target is missed.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { logRequests } from '../../packages/server/src/http/observability/request-log.ts';
import { traceRequests } from '../../packages/server/src/http/observability/trace-requests.ts';
import { createLogger } from '../../packages/server/src/infra/logging/logger.ts';
import { createOtlpTracer } from '../../packages/server/src/infra/tracing/otlp-tracer.ts';
import { report } from '../service/report.ts';

// Many short turns, of which the cheapest counts: whatever else runs on the machine makes a request dearer, never cheaper.
const TURNS = Number(process.env['BENCH_TURNS'] ?? 60);
const REQUESTS = 300;
const TRACED = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' };

await using made = new AsyncDisposableStack();
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
const destination = new Writable({ write: (_chunk, _encoding, done) => done() });
const log = createLogger({ level: 'info', destination });
const tracer = createOtlpTracer({
  endpoint: `http://127.0.0.1:${port}`,
  headers: {},
  serviceName: 'bench',
  role: 'bench',
  version: '0',
  share: 1,
  log,
});
made.defer(() => tracer.close());

async function appWith(watch: (app: FastifyInstance) => void): Promise<FastifyInstance> {
  const app = Fastify();
  watch(app);
  logRequests(app);
  app.get('/v1/nothing', async () => ({}));
  await app.ready();
  made.defer(() => app.close());
  return app;
}
const plain = await appWith((app) => app.decorateRequest('trace', null));
const off = await appWith((app) => traceRequests(app, null));
const on = await appWith((app) => traceRequests(app, tracer));

const ways = {
  plain: () => plain.inject('/v1/nothing'),
  off: () => off.inject('/v1/nothing'),
  passed: () => off.inject({ url: '/v1/nothing', headers: TRACED }),
  on: () => on.inject('/v1/nothing'),
};
type Way = keyof typeof ways;
// `Object.keys` forgets which keys its object has.
const names = Object.keys(ways) as Way[];
/** Microseconds per request. */
async function cost(request: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < REQUESTS; count++) {
    await request();
    // So that traces go out meanwhile: an injected request never waits for a connection.
    await nextTurn();
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / REQUESTS;
}
const least: Record<Way, number> = { plain: Infinity, off: Infinity, passed: Infinity, on: Infinity };
for (let turn = 0; turn < TURNS; turn++)
  for (const name of names) least[name] = Math.min(least[name], await cost(ways[name]));
if (exports === 0) throw new Error('no traces were sent');

report([
  { what: 'an empty request, without the hooks', measured: least.plain, unit: 'µs' },
  { what: 'no traces recorded / without', measured: least.off / least.plain, unit: '×', most: 1.15 },
  { what: 'a trace passed on / without', measured: least.passed / least.plain, unit: '×' },
  { what: 'all traces sent / without', measured: least.on / least.plain, unit: '×' },
  { what: 'all traces sent, more per request', measured: least.on - least.plain, unit: 'µs' },
]);
