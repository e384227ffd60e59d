/**
 * `npm run bench -- tools`: `plan_home` of the tool server as an assistant calls it, with the client of the protocol
 * over HTTP, on the homes of the demo. On a machine that does other work, only the server's processor time counts. Exit
 * 1 when the target is missed. Needs Linux.
 */
import { loadavg } from 'node:os';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { deriveClientKeys } from '../../packages/server/src/access/clients/client-keys.ts';
import { createClient, issueToken } from '../../packages/server/src/access/clients/clients.service.ts';
import { createContext } from '../../packages/server/src/access/contexts/contexts.service.ts';
import { readEstateFile } from '../../packages/server/src/estates/imports/read/estate-file.ts';
import { DEMO_CONTEXTS } from '../../packages/server/src/start/demo/demo-contexts.ts';
import { startBatch, untilEnded } from '../../packages/server/src/testing/data/batches.ts';
import { findFreePort } from '../../packages/server/src/testing/server/free-port.ts';
import { useBenchDatabase } from '../service/bench-database.ts';
import { startRooftree } from '../service/processes.ts';
import { report } from '../service/report.ts';

const CALLS = Number(process.env['BENCH_CALLS'] ?? 300);
const WARM_UP_CALLS = 60;
const SECRET_KEY = 'the key of a benchmark opens nothing';
const PLANNED_WITHIN_MS = 300_000;

await using made = new AsyncDisposableStack();
const { databaseUrl, sql } = await useBenchDatabase(made, 4);
const { id: contextId } = await createContext(sql, { slug: 'bench', name: 'Bench' });
const keys = deriveClientKeys(SECRET_KEY);
const credentials = await createClient(sql, keys, contextId, { name: 'bench' });
const { access_token: token } = await issueToken(sql, keys, 3600, credentials);
const headers = { authorization: `Bearer ${token}` };
const env = { ROOFTREE_WORKER: 'on' };
const rooftree = await startRooftree(await findFreePort(), databaseUrl, SECRET_KEY, { env });
made.use(rooftree);

const homes: string[] = [];
const [{ estatesFile }] = DEMO_CONTEXTS;
for await (const { value } of readEstateFile(estatesFile)) {
  const { external_id: externalId, ...estate } = value;
  const answer = await fetch(`${rooftree.url}/v1/estates/${externalId}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(estate),
  });
  if (!answer.ok) throw new Error(`${externalId}: ${answer.status} ${await answer.text()}`);
  if (estate['estate_type'] === 'HOUSE' || estate['estate_type'] === 'APARTMENT')
    homes.push(String(externalId));
}
await untilEnded(sql, await startBatch(sql, contextId, { names: homes }), PLANNED_WITHIN_MS);

const assistant = new Client({ name: 'bench', version: '1.0.0' });
await assistant.connect(
  new StreamableHTTPClientTransport(new URL(`${rooftree.url}/mcp`), { requestInit: { headers } }),
);
made.defer(() => assistant.close());

/** Every second plan is one without gas, which is searched again. */
async function measureCall(index: number): Promise<{ ms: number; cpuMs: number }> {
  const args = { external_id: homes[index % homes.length], fossil_free: index % 2 === 1 };
  const cpuBefore = rooftree.cpuMs();
  const begin = performance.now();
  const { isError, content } = await assistant.callTool({ name: 'plan_home', arguments: args });
  if (isError) throw new Error(`${args.external_id}: ${JSON.stringify(content)}`);
  const ms = performance.now() - begin;
  return { ms, cpuMs: rooftree.cpuMs() - cpuBefore };
}

for (let index = 0; index < WARM_UP_CALLS; index++) await measureCall(index);
const calls: { ms: number; cpuMs: number }[] = [];
for (let index = 0; index < CALLS; index++) calls.push(await measureCall(index));

function quantile(of: 'ms' | 'cpuMs', share: number): number {
  const sorted = calls.map((call) => call[of]).sort((a, b) => a - b);
  return sorted[Math.ceil(share * CALLS) - 1] ?? Number.NaN;
}
console.log(`${CALLS} calls on ${homes.length} homes, load ${loadavg()[0]?.toFixed(1)}`);
report([
  { what: 'plan_home, median', measured: quantile('ms', 0.5), unit: 'ms' },
  { what: 'plan_home, 95 of 100 within', measured: quantile('ms', 0.95), unit: 'ms', most: 60 },
  { what: 'processor time of the server, median', measured: quantile('cpuMs', 0.5), unit: 'ms' },
  { what: 'processor time, 95 of 100 within', measured: quantile('cpuMs', 0.95), unit: 'ms' },
]);
