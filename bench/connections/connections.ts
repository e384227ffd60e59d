/**
 * `npm run bench -- connections`: a first sync of twenty thousand homes from a simulated Whise by `rooftree work`:
 * homes per second, the worker's processor time for each, and its memory above that of the idle worker. Then a full
 * sync without changes, and a poll that finds none. On a machine that does other work, only the processor time counts:
 * homes per second are also given as one core would have them. Needs Linux.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startWhise, WHISE_CREDENTIALS, whiseEstate } from '@rooftree/connectors/testing';
import { COMMAND } from '../../packages/server/src/access/audit/audit.ts';
import { deriveClientKeys } from '../../packages/server/src/access/clients/client-keys.ts';
import { createContext } from '../../packages/server/src/access/contexts/contexts.service.ts';
import { createConnection } from '../../packages/server/src/estates/connections/connections.service.ts';
import { syncNow } from '../../packages/server/src/estates/connections/sync/syncs.service.ts';
import { startRooftree } from '../../packages/server/src/testing/server/run-rooftree.ts';
import { TEST_SECRET_KEY } from '../../packages/server/src/testing/server/test-secret-key.ts';
import { createTestDatabase } from '../../packages/server/src/testing/test-database.ts';
import { report } from '../service/report.ts';

const HOMES = Number(process.env['BENCH_ESTATES'] ?? 20_000);
const SAMPLE_MS = 50;
const IDLE_MS = 2000;

await using made = new AsyncDisposableStack();
const folder = mkdtempSync(join(tmpdir(), 'rooftree-connections-bench-'));
chmodSync(folder, 0o711);
made.defer(() => rmSync(folder, { recursive: true, force: true }));
const { sql, databaseUrl, drop } = await createTestDatabase();
made.defer(drop);
const whise = await startWhise();
made.defer(() => whise.close());

const { id: contextId } = await createContext(sql, { slug: 'bench', name: 'Bench' });
const keys = deriveClientKeys(TEST_SECRET_KEY);
const connectionId = await createConnection(
  { sql, loadKeys: async () => keys },
  contextId,
  { provider: 'WHISE', name: 'Bench', credentials: WHISE_CREDENTIALS, isPaused: true, plansEstates: false },
  COMMAND,
);
const worker = startRooftree(['work'], {
  DATABASE_URL: databaseUrl,
  ROOFTREE_DATA_DIR: join(folder, 'data'),
  ROOFTREE_CONNECTION_BASES: `WHISE=${whise.base}`,
});
made.defer(async () => void (await worker.end('SIGTERM')));
await worker.prints('The worker waits');

const proc = (file: string) => readFileSync(`/proc/${worker.child.pid}/${file}`, 'utf8');
const memoryMb = () => Number(/^VmRSS:\s+(\d+) kB$/m.exec(proc('status'))?.[1] ?? 0) / 1000;

/** Of the worker with its threads, in ticks of a hundredth of a second: proc(5). */
function processorSeconds(): number {
  const [user = 0, system = 0] = proc('stat')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / 100;
}

async function sync(kind: 'FULL' | 'DELTA') {
  const [calls, processor] = [whise.requests.length, processorSeconds()];
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

// One home, so that the threads run and the code is loaded: that is what an idle worker has.
whise.estates.put('1', whiseEstate(1));
await sync('FULL');
await sleep(IDLE_MS);
const idleMb = memoryMb();
for (let id = 1; id <= HOMES; id++) whise.estates.put(String(id), whiseEstate(id));

const first = await sync('FULL');
const again = await sync('FULL');
const nothing = await sync('DELTA');
const microseconds = (seconds: number) => (seconds * 1_000_000) / HOMES;
report([
  { what: `first sync of ${HOMES} homes`, measured: HOMES / first.seconds, unit: 'homes/s' },
  {
    what: 'processor time of the worker',
    measured: microseconds(first.processorSeconds),
    unit: 'µs/home',
    // 1,400 homes a second by one core.
    most: 714,
  },
  { what: 'homes a second of one core', measured: HOMES / first.processorSeconds, unit: 'homes/s' },
  { what: 'memory above the idle worker', measured: first.peakMb - idleMb, unit: 'MB', most: 150 },
  {
    what: 'full sync without changes',
    measured: microseconds(again.processorSeconds),
    unit: 'µs/home',
  },
  { what: 'calls of a poll that finds nothing', measured: nothing.calls, unit: 'calls', most: 1 },
]);
