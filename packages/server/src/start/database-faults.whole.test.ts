import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { assertWhole, countsOf, startBatch, untilEnded } from '../testing/data/batches.ts';
import { addMixedEstates } from '../testing/data/mixed-estates.ts';
import { DatabaseWire } from '../testing/database/database-wire.ts';
import { createOwnPostgres } from '../testing/database/own-postgres.ts';
import { startTestApp, type TestClient } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';

// `npm run drill -- faults` does the same to a server of its own, many times, and counts.
const ESTATES = 400;
const POOL_SIZE = 10;

// Of its own: a frozen backend would hold up the databases of other tests.
const postgres = await createOwnPostgres();
const wire = new DatabaseWire(postgres.databaseUrl);
const app = await startTestApp({ env: { DATABASE_URL: await wire.open() }, hasWorker: true });
after(async () => {
  await app.stop();
  wire.refuse();
  await postgres.remove();
});
const { sql: direct } = postgres;

const search = async (client: TestClient) => (await client.call('GET', '/v1/renovations')).status;
const isReady = async () => (await fetch(`${app.url}/health/ready`)).ok;
const searchMany = (client: TestClient) =>
  Promise.all(Array.from({ length: 5 * POOL_SIZE }, () => search(client)));

async function poolBackends(): Promise<number[]> {
  const rows = await direct<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity WHERE application_name = 'rooftree serve' AND query NOT ILIKE 'listen%'`;
  return rows.map(({ pid }) => pid);
}

describe('a server whose connections die', () => {
  it('goes on without a backend that froze', async () => {
    const client = await app.addClient();
    await until(async () => {
      await searchMany(client);
      return (await poolBackends()).length === POOL_SIZE;
    });
    const [frozen = 0] = await poolBackends();
    process.kill(frozen, 'SIGSTOP');
    try {
      const statuses = new Set<number>();
      // Whoever meets it gets an answer, and then the pool has ten others.
      await until(async () => {
        for (const status of await searchMany(client)) statuses.add(status);
        return (await poolBackends()).filter((pid) => pid !== frozen).length === POOL_SIZE;
      });
      assert.deepEqual([...statuses.difference(new Set([200, 503]))], []);
      assert.deepEqual(new Set(await searchMany(client)), new Set([200]));
      assert(await isReady());
    } finally {
      process.kill(frozen, 'SIGCONT');
    }
  });

  it('ends a batch during which every connection went silent', async () => {
    const client = await app.addClient();
    const { contextId } = client;
    const names = await addMixedEstates(direct, contextId, ESTATES);
    const batchId = await startBatch(direct, contextId, { names });
    await until(async () => (await countsOf(direct, batchId)).finished > 0);
    assert(wire.silenceOpen() > 1);
    const { finished } = await countsOf(direct, batchId);
    assert(finished < ESTATES, 'it came too late to show anything');

    await until(async () => (await search(client)) === 200 && (await isReady()));
    const counts = await untilEnded(direct, batchId);
    assert.deepEqual(counts, {
      status: 'FINISHED',
      total: ESTATES,
      finished: ESTATES,
      failed: 0,
      stopped: 0,
    });
    await assertWhole(direct, contextId, batchId);
  });
});
