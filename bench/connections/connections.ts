/**
 * `npm run bench:connections`: a first read of twenty thousand estates from a simulated provider by `rooftree work`: estates per second, the
 * memory above that of the idle worker, and the rate against `rooftree estates import` of the same houses on the same database. Then a full
 * read of which nothing changed, and a look for changes that finds none. Needs Linux, whose kernel knows the memory of a process.
 */
import { chmodSync, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { startWhise, WHISE_CREDENTIALS, whiseEstate } from '@rooftree/connectors/testing';
// The mapping alone has no public entry.
import { mapEstate } from '../../packages/connectors/src/whise/mapping.ts';
import { COMMAND } from '../../packages/server/src/access/audit/audit.ts';
import { deriveClientKeys } from '../../packages/server/src/access/clients/client-keys.ts';
import { createConnection } from '../../packages/server/src/estates/connections/connections.service.ts';
import { syncNow } from '../../packages/server/src/estates/connections/sync/syncs.service.ts';
import { startRooftree } from '../../packages/server/src/testing/run-rooftree.ts';
import { createTestDatabase } from '../../packages/server/src/testing/test-database.ts';
import { TEST_SECRET_KEY } from '../../packages/server/src/testing/test-secret-key.ts';
import { report } from '../service/report.ts';

const ESTATES = Number(process.env['BENCH_ESTATES'] ?? 20_000);
const SAMPLE_MS = 50;

await using made = new AsyncDisposableStack();
const folder = mkdtempSync(join(tmpdir(), 'rooftree-connections-bench-'));
chmodSync(folder, 0o711);
made.defer(() => rmSync(folder, { recursive: true, force: true }));
const { sql, databaseUrl, drop } = await createTestDatabase();
made.defer(drop);
const whise = await startWhise();
made.defer(() => whise.close());
for (let id = 1; id <= ESTATES; id++) whise.estates.put(String(id), whiseEstate(id));

const contexts = await sql<{ id: string }[]>`
  INSERT INTO contexts (slug, name) VALUES ('read', 'Read'), ('imported', 'Imported') RETURNING id`;
const contextId = contexts[0]?.id ?? '';
const keys = deriveClientKeys(TEST_SECRET_KEY);
const connectionId = await createConnection(
  { sql, loadKeys: async () => keys },
  contextId,
  { provider: 'WHISE', name: 'Bench', credentials: WHISE_CREDENTIALS, isPaused: true, plansEstates: false },
  COMMAND,
);

const env = {
  DATABASE_URL: databaseUrl,
  ROOFTREE_DATA_DIR: join(folder, 'data'),
  ROOFTREE_CONNECTION_BASES: `WHISE=${whise.base}`,
};
const worker = startRooftree(['work'], env);
await worker.prints('The worker waits');
const memoryMb = () => {
  const status = readFileSync(`/proc/${worker.child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1000;
};

/** Of the worker with its threads; unlike the clock it does not change with what else runs. Ticks of a hundredth of a second, proc(5). */
const processorSeconds = () => {
  const [user = 0, system = 0] = readFileSync(`/proc/${worker.child.pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / 100;
};

interface Measured {
  seconds: number;
  processorSeconds: number;
  peakMb: number;
  calls: number;
}

async function read(kind: 'FULL' | 'DELTA'): Promise<Measured> {
  const calls = whise.requests.length;
  const processor = processorSeconds();
  let peakMb = memoryMb();
  using _sampler = setInterval(() => {
    peakMb = Math.max(peakMb, memoryMb());
  }, SAMPLE_MS);
  const started = performance.now();
  const runId = await syncNow(sql, contextId, connectionId, kind, COMMAND);
  for (;;) {
    const [run] = await sql<{ status: string; fault: string | null }[]>`
      SELECT run_status AS status, fault FROM connection_runs WHERE id = ${runId}`;
    if (run?.status === 'FAILED') throw new Error(run.fault ?? 'failed');
    if (run?.status !== 'RUNNING') break;
    await sleep(20);
  }
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: processorSeconds() - processor,
    peakMb,
    calls: whise.requests.length - calls,
  };
}

// One house, so that the threads run and the code is read: that is what an idle worker has.
const shelf = whise.estates.all();
whise.estates.clear();
whise.estates.put('1', whiseEstate(1));
await read('FULL');
await sleep(2000);
const idleMb = memoryMb();
for (const [id, estate] of shelf) whise.estates.put(id, estate);

const first = await read('FULL');
const again = await read('FULL');
const nothing = await read('DELTA');
await worker.end('SIGTERM');

const file = join(folder, 'estates.ndjson');
await pipeline(Readable.from(lines()), createWriteStream(file));
const started = performance.now();
const imported = await startRooftree(
  ['estates', 'import', file, '--context', 'imported', '--json'],
  env,
).end();
const importSeconds = (performance.now() - started) / 1000;
if (imported.code !== 0) throw new Error(imported.stderr || imported.stdout);

/** The same houses with the same facts, as a client would send them. */
function* lines(): Generator<string> {
  for (const [, estate] of shelf) {
    const entry = mapEstate(estate, new Date().toISOString().slice(0, 10));
    if (entry.kind !== 'listing') continue;
    const { facts, vague: _, pictures, price_cents: cents = 0, ...rest } = entry.listing;
    const { estate_format = null, year_built = null, year_renovated = null, ...dwelling } = facts;
    const body = {
      ...rest,
      price: cents / 100,
      media: pictures,
      estate_format,
      year_built,
      year_renovated,
      dwelling,
    };
    yield `${JSON.stringify(body)}\n`;
  }
}

const rate = ESTATES / first.seconds;
report([
  { what: `first read of ${ESTATES} estates`, measured: rate, unit: 'estates/s', least: 500 },
  {
    what: 'processor time of the worker for it',
    measured: (first.processorSeconds * 1_000_000) / ESTATES,
    unit: 'µs/estate',
  },
  { what: 'memory above the idle worker', measured: first.peakMb - idleMb, unit: 'MB', most: 150 },
  { what: '`estates import` of the same', measured: ESTATES / importSeconds, unit: 'estates/s' },
  {
    what: 'first read against `estates import`',
    measured: rate / (ESTATES / importSeconds),
    unit: '×',
    least: 0.5,
  },
  { what: 'full read without changes', measured: ESTATES / again.seconds, unit: 'estates/s' },
  { what: 'calls of a look that finds nothing', measured: nothing.calls, unit: 'calls', most: 1 },
]);
