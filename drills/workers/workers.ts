/**
 * Workers that run apart from the server are killed in the middle of a batch, and the clock of PostgreSQL jumps in the
 * middle of one: each batch ends with every estate planned, once.
 *
 *   npm run drill -- workers tries=5
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { assertWhole, countsOf } from '../../packages/server/src/testing/data/batches.ts';
import {
  type RooftreeProcess,
  startRooftree,
} from '../../packages/server/src/testing/server/run-rooftree.ts';
import { until } from '../../packages/server/src/testing/until.ts';
import { isChosen, numberOf, runDrill, type Try } from '../drill.ts';
import { type DrillServer, startDrillServer } from '../server.ts';

const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
const ESTATES = 300;
const WORKERS = 2;

interface Jump {
  /** From the true time. */
  to: string;
  /**
   * Over the 24 hours that a batch has: what is not planned by then is STOPPED, as `expires_at` says, and nothing else
   * is lost.
   */
  isPastExpiry?: boolean;
}
/** The second batch at two days begins and ends there. */
const JUMPS: readonly Jump[] = [
  { to: '10 seconds' },
  { to: '1 hour' },
  { to: '2 days', isPastExpiry: true },
  { to: '2 days' },
  { to: '0 seconds' },
];

async function endOfBatch(
  { sql, contextId }: DrillServer,
  batchId: string,
  { isPastExpiry = false } = {},
): Promise<string> {
  await until(async () => !/NOT_STARTED|RUNNING/.test((await countsOf(sql, batchId)).status), 300_000);
  const { total, finished, stopped } = await countsOf(sql, batchId);
  const lost = total - finished - (isPastExpiry ? stopped : 0);
  const wrong = await assertWhole(sql, contextId, batchId).then(
    () => '',
    (error: Error) => `, ${error.message}`,
  );
  return lost === 0 && wrong === '' ? '' : `${lost} lost${wrong}`;
}

async function postBatch(server: DrillServer): Promise<string> {
  const { status, body } = await server.call('POST', BATCH, server.names);
  if (status !== 201) throw new Error(`POST of a batch: ${status} ${body}`);
  return (JSON.parse(body) as { id: string }).id;
}

async function* killed(tries: number): AsyncIterable<Try> {
  await using server = await startDrillServer({ estates: ESTATES, env: { ROOFTREE_WORKER: 'off' } });
  const startWorker = async (): Promise<RooftreeProcess> => {
    const worker = startRooftree(['work'], {
      ...server.env,
      LOG_LEVEL: 'info',
      ROOFTREE_COMPUTE_THREADS: '1',
    });
    await worker.prints('The worker waits');
    return worker;
  };
  const workers = await Promise.all(Array.from({ length: WORKERS }, startWorker));
  try {
    for (let turn = 0; turn < tries; turn += 1) {
      const batchId = await postBatch(server);
      await until(async () => (await countsOf(server.sql, batchId)).finished > 0);
      await sleep(Math.random() * 1000);
      const index = turn % WORKERS;
      await workers[index]?.end('SIGKILL');
      const { finished } = await countsOf(server.sql, batchId);
      workers[index] = await startWorker();
      const fault = await endOfBatch(server, batchId);
      yield {
        isGood: fault === '',
        summary: `killed with ${finished} of ${ESTATES} finished: ${fault || 'all planned once'}`,
      };
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
  }
}

/**
 * Statements and defaults of columns find functions of ours before PostgreSQL's, whose time jumps when a row says so.
 */
async function shiftClocks({ sql }: DrillServer): Promise<void> {
  await sql.unsafe(`
    CREATE SCHEMA shifted;
    CREATE TABLE shifted.clock (jump interval NOT NULL);
    INSERT INTO shifted.clock VALUES ('0');
    CREATE FUNCTION shifted.now() RETURNS timestamptz LANGUAGE sql STABLE
      AS 'SELECT pg_catalog.now() + jump FROM shifted.clock';
    CREATE FUNCTION shifted.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
      AS 'SELECT pg_catalog.clock_timestamp() + jump FROM shifted.clock';
    DO $$
      DECLARE found record;
      BEGIN
        FOR found IN
          SELECT table_schema, table_name, column_name, column_default FROM information_schema.columns
          WHERE table_schema IN ('public', 'graphile_worker') AND column_default LIKE '%now()%'
        LOOP
          EXECUTE format('ALTER TABLE %I.%I ALTER COLUMN %I SET DEFAULT %s', found.table_schema, found.table_name,
            found.column_name, replace(found.column_default, 'now()', 'shifted.now()'));
        END LOOP;
      END $$;
    ALTER DATABASE rooftree SET search_path = shifted, pg_catalog, public;
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid();`);
}

async function* clock(tries: number): AsyncIterable<Try> {
  await using server = await startDrillServer({ estates: ESTATES });
  await shiftClocks(server);
  await until(async () => (await server.call('GET', '/v1/renovations')).status === 200);
  for (let turn = 0; turn < tries; turn += 1) {
    const { to, isPastExpiry = false } = JUMPS[turn % JUMPS.length] ?? { to: '0 seconds' };
    const batchId = await postBatch(server);
    await until(async () => (await countsOf(server.sql, batchId)).finished > 0);
    await server.sql`UPDATE shifted.clock SET jump = ${to}::text::interval`;
    const { status } = await server.call('GET', '/v1/renovations');
    const fault = await endOfBatch(server, batchId, { isPastExpiry });
    const { finished, stopped } = await countsOf(server.sql, batchId);
    const ready = await fetch(`${server.url}/health/ready`);
    yield {
      isGood: fault === '' && status === 200 && ready.ok,
      summary: `clock at ${to}: search ${status}, ready ${ready.status}, ${finished} planned, ${stopped} expired ${fault}`,
    };
  }
}

const DRILLS = { killed, clock };
for (const [name, drill] of Object.entries(DRILLS))
  if (isChosen(name)) await runDrill(`workers ${name}`, drill(numberOf('tries', 5)));
